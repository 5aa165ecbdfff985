import '@/components/resources/age-table.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { AgeTables } from '@/components/resources/age-tables'
import { ageMeanings, ageNames, sumAges } from '@/lib/resources/age-tables'
import { ages } from '@/lib/resources/freshness'
import { countAges } from '@/lib/resources/reads/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { formatCount, formatNumber } from '@/lib/text/format'
import { formatEasternDay } from '@/lib/time/eastern-time'

const path = '/about/freshness'

export const metadata: Metadata = pageMetadata({
  title: 'How fresh our facts are',
  description: 'How many directory entries were checked recently, and how many were not, by state and kind of help.',
  path,
})

export default async function FreshnessPage() {
  const counts = await countAges()
  const total = sumAges(counts)
  const emergency = sumAges(counts, ({ isEmergency }) => isEmergency)
  return (
    <SiteFrame path={path}>
      <Breadcrumbs
        crumbs={[
          { href: '/about', label: 'About' },
          { href: path, label: 'How fresh our facts are' },
        ]}
      />
      <section className="section pt-4">
        <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 max-w-[56rem]">
          <h1>How fresh our facts are</h1>
          <p className="lead">
            Places move and numbers change. Every entry says when we last checked it or, if we have not called yet,
            which list it comes from and when. This page counts all of them, the old ones too.
          </p>
          <p>
            Of {formatCount(total.all, 'entry', 'entries')}, {formatNumber(total.fresh)} were checked in the last 90
            days, {formatNumber(total.ageing)} within a year, {formatNumber(total.stale)} more than a year ago, and{' '}
            {formatNumber(total.never)} come from a published list and have not had a call from us yet. Of the{' '}
            {formatNumber(emergency.all)} crisis lines and shelters, {formatNumber(emergency.fresh + emergency.ageing)}{' '}
            were checked within a year.
          </p>
          <dl className="grid gap-2">
            {ages.map((age) => (
              <div key={age}>
                <dt className="inline font-semibold">{ageNames[age]}: </dt>
                <dd className="inline">{ageMeanings[age]}.</dd>
              </div>
            ))}
          </dl>
          <p>
            We check emergency lines first, then the oldest entries, then what you report. Every entry has a ‘Report a
            problem’ link: one tap, no name needed.
          </p>
          <AgeTables counts={counts} />
          <p className="soft">
            Counted from the directory itself on {formatEasternDay(new Date().toISOString())}, and again whenever it
            changes.
          </p>
        </div>
      </section>
    </SiteFrame>
  )
}
