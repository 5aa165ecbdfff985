'use client'

import { useQuery } from '@tanstack/react-query'
import { Icon, type IconName } from '@/components/ui/icon'
import type { StaffStatsDto } from '@/lib/staff/schema'
import { formatNumber } from '@/lib/text/format'
import { ConsoleQueries } from './query'
import { send } from './send'

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })

function listCards(stats: StaffStatsDto): { icon: IconName; label: string; value: string }[] {
  return [
    { icon: 'newspaper', label: 'Total Articles', value: formatNumber(stats.totalArticles) },
    { icon: 'message-square', label: 'Newsletter Subscribers', value: formatNumber(stats.totalSubscribers) },
    { icon: 'hand-heart', label: 'Total Donations', value: dollars.format(stats.totalDonations / 100) },
    { icon: 'library', label: 'Total Resources', value: formatNumber(stats.totalResources) },
  ]
}

function StatCards({ stats }: { stats: StaffStatsDto }) {
  return (
    <dl className="stats">
      {listCards(stats).map(({ icon, label, value }) => (
        <div key={label} className="box stat">
          <dt>
            <Icon name={icon} /> {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Stats({ stats }: { stats: StaffStatsDto }) {
  const { data } = useQuery({
    queryKey: ['stats'],
    queryFn: async () => (await (await send('GET', '/api/admin/stats')).json()) as StaffStatsDto,
    initialData: stats,
  })
  return <StatCards stats={data} />
}

/** Counts that update as items are added and deleted on the page. */
export function LiveStats({ stats }: { stats: StaffStatsDto }) {
  return (
    <ConsoleQueries>
      <Stats stats={stats} />
    </ConsoleQueries>
  )
}
