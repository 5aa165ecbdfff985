import '@/components/donations/donations.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { GiftProblemPage } from '@/components/donations/gift-problem-page'
import { GiftTable } from '@/components/donations/gift-table'
import { SiteFrame } from '@/components/layout/site-frame'
import { LinkButton } from '@/components/ui/link-button'
import { describeRhythm, formatCents } from '@/lib/donations/choices'
import { findLinkProblem } from '@/lib/donations/content/problems'
import { listDonorGifts } from '@/lib/donations/links'
import { groupByYear, listRecurring } from '@/lib/donations/show-gifts'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Your gifts',
  description: 'What you gave.',
  path: '/donate/gifts',
  index: false,
})

interface Props {
  params: Promise<{ token: string }>
}

const { nonprofit } = site.giving

export default async function MyGiftsPage({ params }: Props) {
  const [{ token }, all] = await Promise.all([params, headers()])
  const gifts = await listDonorGifts(token)
  const nonce = all.get('x-nonce') ?? undefined
  const over = findLinkProblem('over')
  if (gifts === null) {
    return (
      <SiteFrame path="/donate" nonce={nonce}>
        {over ? <GiftProblemPage problem={over} /> : null}
      </SiteFrame>
    )
  }
  const recurring = listRecurring(gifts)
  return (
    <SiteFrame path="/donate" nonce={nonce}>
      <div className="section wrap grid gap-8">
        <h1>Your gifts</h1>
        {recurring.length > 0 ? (
          <section className="grid gap-4" aria-labelledby="going-title">
            <h2 id="going-title">Recurring gifts</h2>
            <ul className="grid gap-3">
              {recurring.map(({ id, cents, frequency, isGoingOn, end }) => (
                <li key={id} className="row">
                  <span>
                    {formatCents(cents)} {describeRhythm(frequency)}
                    {end ? `. ${end}` : ''}
                  </span>
                  {isGoingOn ? (
                    <LinkButton look="line" rel="nofollow" href={`/api/donations/gifts/${token}/${id}/manage`}>
                      Change or cancel
                    </LinkButton>
                  ) : null}
                </li>
              ))}
            </ul>
            {recurring.some(({ isGoingOn }) => isGoingOn) ? (
              <p className="soft">
                This opens our payment company’s page, where you can change the amount or the card.
              </p>
            ) : null}
          </section>
        ) : null}
        {groupByYear(gifts).map(({ year, cents, gifts: ofYear }) => (
          <section key={year} className="grid gap-4" aria-labelledby={`year-${year}`}>
            <h2 id={`year-${year}`}>{year}</h2>
            <p>
              Received in {year}: <b className="num">{formatCents(cents)}</b>. {site.giving.goodsStatement}
            </p>
            <GiftTable caption={`${year} donations`} gifts={ofYear} />
          </section>
        ))}
        <p className="soft">
          {nonprofit ? `${nonprofit.legalName} is a ${nonprofit.status}, EIN ${nonprofit.ein}. ` : null}This page can be
          printed for your records. Its link works for one hour.
        </p>
      </div>
    </SiteFrame>
  )
}
