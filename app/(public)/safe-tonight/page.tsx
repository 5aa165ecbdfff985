import '@/components/location/help-places.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SiteFrame } from '@/components/layout/site-frame'
import { HelpItem } from '@/components/location/help-item'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'
import { holdBack } from '@/lib/http/hold-back'
import { SEARCHES } from '@/lib/http/search-limits'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getResources } from '@/lib/resources/reads/queries'
import { findTonight, linesOfTonight } from '@/lib/search/tonight'
import { pageMetadata } from '@/lib/site/page-metadata'

const path = '/safe-tonight'

export const metadata: Metadata = pageMetadata({
  title: 'A safe place tonight',
  description: 'Type a ZIP code or a town, and see who to call now for a bed.',
  path,
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** One question, and an answer on one screen of a phone. */
export default async function SafeTonightPage({ searchParams }: Props) {
  const [{ place: given }, asking] = await Promise.all([searchParams, headers()])
  const typed =
    (Array.isArray(given) ? given[0] : given)
      ?.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, 100) ?? ''
  const held = typed ? await holdBack(path, asking, SEARCHES) : null
  const [{ place, entries, hasLocal }, lines] = await Promise.all([
    findTonight(held ? '' : typed),
    getResources(linesOfTonight),
  ])
  return (
    <SiteFrame path={path} nonce={asking.get('x-nonce') ?? undefined} isLive>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <div className="wrap help-grid pt-3">
        <div className="help-main gap-4">
          <h1 className="text-[1.6rem]">A safe place tonight</h1>
          <search>
            <form className="find" action={path} method="get">
              <label htmlFor="place">Your ZIP code or town</label>
              <div className="field">
                <input id="place" name="place" defaultValue={typed} maxLength={100} autoComplete="off" />
                <Button type="submit">Who to call</Button>
              </div>
            </form>
          </search>
          {held ? <p role="alert">{held}</p> : null}
          {typed && !held && !place ? (
            <p role="alert">
              We don’t know that place. Check the spelling, or type a ZIP code. These answer everywhere:
            </p>
          ) : null}
          {place && !hasLocal ? (
            <p>We don’t have a local number for {place} yet. These lines know which beds are open near you:</p>
          ) : null}
          {place && hasLocal ? <h2 className="text-[1.2rem]">Call in this order, near {place}</h2> : null}
          <ol className="help-list">
            {[...entries, ...lines].map((entry) => (
              <HelpItem key={entry.id} entry={entry} look="primary" />
            ))}
          </ol>
        </div>
        <aside className="help-aside gap-4" aria-label="When someone answers">
          <section className="card" aria-labelledby="say-title">
            <h2 id="say-title" className="text-[1.2rem]">
              What to say when someone answers
            </h2>
            <p>
              “I need a safe place to sleep tonight. There are ___ of us. I am in ___. Do you have a bed? If not, who
              does?”
            </p>
            <p>
              Say if someone may be looking for you, if you have children or a pet with you, and if you have a way to
              get there. You don’t have to give your last name.
            </p>
          </section>
          <p className="card">
            In danger right now? <CallLink number="911" />
          </p>
        </aside>
      </div>
    </SiteFrame>
  )
}
