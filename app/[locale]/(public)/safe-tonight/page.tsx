import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/help-places.css'
import { headers } from 'next/headers'
import { CallCard } from '@/components/call-card/call-card'
import { BusyPage } from '@/components/layout/message'
import { PageBand } from '@/components/layout/page-band'
import { SiteFrame } from '@/components/layout/site-frame'
import { StateLawBrief } from '@/components/legal/state-law-brief'
import { HelpItem } from '@/components/location/help-item'
import { TextForHelp } from '@/components/location/text-for-help'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'
import { limitPage, noteBusy } from '@/lib/http/limit-page'
import { SEARCHES } from '@/lib/http/rate-limit'
import { getStateFacts } from '@/lib/legal/states/facts'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { listPath } from '@/lib/safety/plain-list/write-list'
import { findTonight, type TonightEntry } from '@/lib/search/tonight'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

const path = '/safe-tonight'

export const generateMetadata = describePage(path, () => words().search.tonight, { index: false })

function Group({
  title,
  entries,
  variant,
}: {
  title: string
  entries: TonightEntry[]
  variant: 'default' | 'secondary'
}) {
  const { records } = words()
  return (
    <section className="grid gap-3">
      <h2 className="text-[1.2rem]">{title}</h2>
      <ul className="entry-rows">
        {entries.map(({ entry, miles, opening }) => (
          <HelpItem
            key={entry.id}
            entry={entry}
            way={miles === null ? undefined : records.away({ miles: Math.max(1, Math.round(miles)) })}
            hours={opening}
            variant={variant}
            isToCall
          />
        ))}
      </ul>
    </section>
  )
}

/** One question, answered on a single phone screen. */
export default async function SafeTonightPage({ params, searchParams }: PageProps<'/[locale]/safe-tonight'>) {
  await setLanguage(params)
  const [{ place: given }, asking] = await Promise.all([searchParams, headers()])
  const typed =
    (Array.isArray(given) ? given[0] : given)
      ?.replaceAll(/[\p{Cc}\p{Cs}]/gu, ' ')
      .trim()
      .slice(0, 100) ?? ''
  const held = typed ? await limitPage(path, asking, SEARCHES) : null
  const nonce = asking.get('x-nonce') ?? undefined
  const tonight = await findTonight(held ? '' : typed).catch(noteBusy)
  if (!tonight) return <BusyPage nonce={nonce} />
  const { place, state, moment, sure, others, hasLocal } = tonight
  const law = state ? await getStateFacts(state) : null
  const w = words().search.tonight
  return (
    <SiteFrame path={path} nonce={nonce} isLive>
      <PageBand scene="bed">
        <div className="wrap">
          <h1 className="max-lg:text-[min(1.5rem,8vw)]">{w.title}</h1>
        </div>
        <search className="wrap">
          <form className="find" action={to(path)} method="get">
            <label htmlFor="place">{w.label}</label>
            <div className="field">
              <input id="place" name="place" defaultValue={typed} maxLength={100} autoComplete="off" />
              <Button type="submit">{w.button}</Button>
            </div>
          </form>
        </search>
      </PageBand>
      <OlderCopyNotice isShown={await isFromCopy()} />
      <div className="wrap help-grid pt-4">
        <div className="help-main gap-4">
          {held ? <p role="alert">{held}</p> : null}
          {typed && !held && !place ? <p role="alert">{w.unknown}</p> : null}
          {place && !hasLocal ? <p>{w.noLocal({ place })}</p> : null}
          <Group
            title={place ? w.sure : w.everywhere}
            entries={place ? sure : [...sure, ...others]}
            variant="default"
          />
          {place && others.length > 0 ? (
            <Group title={moment ? w.others[moment] : w.others['office-hours']} entries={others} variant="secondary" />
          ) : null}
          {state && law ? (
            <StateLawBrief state={state} facts={law} cells={['emergency_order', 'order_names']} part="#orders" />
          ) : null}
          <CallCard kind="shelter" language={currentLanguage()} nonce={nonce} />
        </div>
        <aside className="help-aside gap-4" aria-label={w.aside}>
          <p className="card">
            {w.danger} <CallLink number="911" label={words().layout.call} />
          </p>
          <TextForHelp />
          <p>
            <a className="tap" href={to(listPath({ of: 'lines' }))} rel="nofollow">
              {words().list.lines}
            </a>
          </p>
        </aside>
      </div>
    </SiteFrame>
  )
}
