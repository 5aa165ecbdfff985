'use client'

import { useQuery } from '@tanstack/react-query'
import type { StaffStatsDto } from '@/lib/staff/schema'
import { ConsoleQueries } from './query'
import { send } from './send'
import { StatCards } from './stat-cards'

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
