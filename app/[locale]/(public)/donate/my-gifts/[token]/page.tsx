import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { GiftProblemPage } from '@/components/donations/gift-page-parts'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/button'
import { ScrollRegion } from '@/components/ui/scroll-region'
import { formatCents } from '@/lib/donations/choices'
import { listDonorGifts } from '@/lib/donations/links'
import { findLinkProblem } from '@/lib/donations/problem-pages'
import { groupByYear, listRecurring } from '@/lib/donations/show-gifts'
import { readNonce } from '@/lib/http/nonce'
import { call } from '@/lib/site/language/paths'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

interface ShownGift {
  id: string
  day: string
  cents: number
  what: string
  state: string
  /** The page to pay an unpaid gift. */
  payPath: string | null
}

function GiftTable({ caption, gifts }: { caption: string; gifts: readonly ShownGift[] }) {
  const { columns, payNow } = words().give.mine
  return (
    <ScrollRegion label={caption}>
      <table className="gifts">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.day}</th>
            <th scope="col">{columns.cents}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {gifts.map(({ id, day, cents, what, state, payPath }) => (
            <tr key={id}>
              <td>{day}</td>
              <td>{formatCents(cents)}</td>
              <td>{what}</td>
              <td>
                {state}
                {payPath ? (
                  <>
                    {' · '}
                    <a href={payPath}>{payNow}</a>
                  </>
                ) : null}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

export async function generateMetadata({ params }: PageProps<'/[locale]/donate/my-gifts/[token]'>): Promise<Metadata> {
  await setLanguage(params)
  const { gifts, mine } = words().give
  return pageMetadata({ title: gifts.title, description: mine.description, path: '/donate/gifts', index: false })
}

const { nonprofit } = site.giving

export default async function MyGiftsPage({ params }: PageProps<'/[locale]/donate/my-gifts/[token]'>) {
  await setLanguage(params)
  const [{ token }, nonce] = await Promise.all([params, readNonce()])
  const gifts = await listDonorGifts(token)
  const over = findLinkProblem('over')
  if (gifts === null) {
    return (
      <SiteFrame path={`/donate/my-gifts/${token}`} nonce={nonce}>
        {over ? <GiftProblemPage problem={over} /> : null}
      </SiteFrame>
    )
  }
  const recurring = listRecurring(gifts)
  const { rhythm, mine: w, gifts: own } = words().give
  return (
    <SiteFrame path={`/donate/my-gifts/${token}`} nonce={nonce}>
      <div className="section wrap grid gap-8">
        <h1>{own.title}</h1>
        {recurring.length > 0 ? (
          <section className="grid gap-4" aria-labelledby="going-title">
            <h2 id="going-title">{w.recurring}</h2>
            <ul className="grid gap-3">
              {recurring.map(({ id, cents, frequency, isGoingOn, end }) => (
                <li key={id} className="row">
                  <span>
                    {formatCents(cents)} {rhythm[frequency]}
                    {end ? `. ${end}` : ''}
                  </span>
                  {isGoingOn ? (
                    <LinkButton
                      variant="outline"
                      rel="nofollow"
                      href={call(`/api/donations/gifts/${token}/${id}/manage`)}
                    >
                      {w.change}
                    </LinkButton>
                  ) : null}
                </li>
              ))}
            </ul>
            {recurring.some(({ isGoingOn }) => isGoingOn) ? <p className="soft">{w.portal}</p> : null}
          </section>
        ) : null}
        {groupByYear(gifts).map(({ year, cents, gifts: ofYear }) => (
          <section key={year} className="grid gap-4" aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <p>
              {w.received({ year })} <b className="num">{formatCents(cents)}</b>. {choose(site.giving.goodsStatement)}
            </p>
            <GiftTable caption={w.caption({ year })} gifts={ofYear} />
          </section>
        ))}
        <p className="soft">
          {nonprofit
            ? `${w.nonprofit({ legalName: nonprofit.legalName, status: nonprofit.status, ein: nonprofit.ein })} `
            : null}
          {w.print}
        </p>
      </div>
    </SiteFrame>
  )
}
