import { StatCards } from '@/components/staff/stat-cards'
import { Today } from '@/components/staff/today'
import { sumAges } from '@/lib/resources/age-tables'
import { countAgesNow } from '@/lib/resources/reads/queries'
import { canAccess } from '@/lib/session/policy'
import { getOldestMessage, listJobTroubles } from '@/lib/staff/health'
import { getStaffStats } from '@/lib/staff/queries'
import { listPages } from '@/lib/staff/tabs'
import { listWaiting } from '@/lib/staff/waiting'
import { jobs } from '@/server/jobs/jobs'
import { consoleMetadata, consolePage } from './console-page'

export const metadata = consoleMetadata('/admin')

export default consolePage('today', async ({ viewer }) => {
  const mayRead = canAccess(viewer, 'permission:messages:read')
  const [waiting, oldestMessage, counts, troubles, stats] = await Promise.all([
    listWaiting(viewer),
    mayRead ? getOldestMessage() : null,
    countAgesNow(),
    listJobTroubles(jobs),
    getStaffStats(),
  ])
  const [all, emergency] = [sumAges(counts), sumAges(counts, ({ isEmergency }) => isEmergency)]
  const ages = {
    ...{ emergencyStale: emergency.stale, emergencyNever: emergency.never },
    ...{ stale: all.stale, never: all.never },
  }
  return (
    <>
      <Today
        facts={{
          waiting,
          oldestMessage,
          ages,
          jobs: troubles,
          pages: listPages(viewer),
        }}
      />
      <section aria-labelledby="figures-title" className="grid gap-3">
        <h2 id="figures-title">Figures</h2>
        <StatCards stats={stats} />
      </section>
    </>
  )
})
