import { ReminderList } from '@/components/reminders/reminder-list'
import { getReminderSettings, listReminders } from '@/lib/account/reminders/queries'
import { openDashboard, orNull, type Search } from '../../open-dashboard'
import { generateMetadata as ofTab } from '../../reminders/page'

export const generateMetadata = ofTab

export default function WholeRemindersPage({ searchParams }: { searchParams: Search }) {
  const page = { path: '/dashboard/reminders', tab: '/dashboard/reminders', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => {
    const [reminders, settings] = await Promise.all([orNull(listReminders(viewer)), getReminderSettings(viewer)])
    const servedAt = new Date().toISOString()
    return <ReminderList initial={{ reminders: reminders?.items ?? null, settings, servedAt }} />
  })
}
