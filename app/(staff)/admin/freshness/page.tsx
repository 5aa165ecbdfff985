import '@/components/resources/age-table.css'
import { AgeTables } from '@/components/resources/age-tables'
import { LinkButton } from '@/components/ui/button'
import { sumAges } from '@/lib/resources/age-tables'
import { summarizeQueue } from '@/lib/resources/checks/check-queries'
import { ages } from '@/lib/resources/freshness'
import { countAgesNow } from '@/lib/resources/reads/queries'
import { en } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'
import { consoleMetadata, consolePage } from '../console-page'

const { about } = en

export const metadata = consoleMetadata('/admin/freshness', 'Freshness')

export default consolePage('freshness', async () => {
  const [counts, queue] = await Promise.all([countAgesNow(), summarizeQueue()])
  const emergency = sumAges(counts, ({ isEmergency }) => isEmergency)
  const total = sumAges(counts)
  return (
    <>
      <div className="console-list-head">
        <h2>Freshness</h2>
        <LinkButton href="/admin/checks">Go to the checks</LinkButton>
      </div>
      <dl className="stats">
        {ages.map((age) => (
          <div key={age} className="box stat">
            <dt>
              {about.fresh.ages[age]}, {about.fresh.meanings[age]}
            </dt>
            <dd>{formatNumber(total[age])}</dd>
          </div>
        ))}
      </dl>
      <p>
        For emergencies: {formatNumber(emergency.fresh)} fresh, {formatNumber(emergency.aging)} aging,{' '}
        {formatNumber(emergency.stale)} outdated, {formatNumber(emergency.never)} never checked. Waiting:{' '}
        <a href="/admin/checks?show=reported">
          {formatNumber(queue.reported)} with reports, {formatNumber(queue.brokenLinks)} with a broken website
        </a>
        , <a href="/admin/checks/updates">{formatNumber(queue.updates)} answers of organizations</a>.
      </p>
      <AgeTables counts={counts} />
      <p>
        The public sees the same tables on <a href="/about/freshness">How fresh our facts are</a>.
      </p>
    </>
  )
})
