import type { Metadata } from 'next'
import { Overview } from '@/components/dashboard/overview'
import { pageMetadata } from '@/lib/page-metadata'
import { listRecommendations } from '@/lib/recommendations/queries'
import { getReminderSettings, listReminders } from '@/lib/reminders/queries'
import { listSaved } from '@/lib/saved/queries'
import { openDashboard, orNull, type Search } from './open-dashboard'

export const metadata: Metadata = pageMetadata({
  title: 'Personal Dashboard',
  description: 'What you saved and planned, for you alone.',
  path: '/dashboard',
  index: false,
})

export default function DashboardPage({ searchParams }: { searchParams: Search }) {
  return openDashboard({ path: '/dashboard', tab: '/dashboard', search: searchParams }, async ({ viewer }) => {
    const [saved, reminders, recommendations, clock] = await Promise.all([
      orNull(listSaved(viewer)),
      orNull(listReminders(viewer)),
      orNull(listRecommendations(viewer)),
      getReminderSettings(viewer),
    ])
    return (
      <Overview
        saved={saved?.items ?? null}
        reminders={reminders?.items ?? null}
        recommendations={recommendations?.length ?? null}
        clock={clock}
        servedAt={new Date().toISOString()}
      />
    )
  })
}
