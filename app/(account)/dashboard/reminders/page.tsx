import type { Metadata } from 'next'
import { ReminderList } from '@/components/reminders/reminder-list'
import { ReminderSettingsForm } from '@/components/reminders/settings-form'
import { pageMetadata } from '@/lib/page-metadata'
import { getReminderSettings, listReminders } from '@/lib/reminders/queries'
import { openDashboard, orNull, type Search } from '../open-dashboard'

export const metadata: Metadata = pageMetadata({
  title: 'Reminders',
  description: 'What you planned, for you alone.',
  path: '/dashboard/reminders',
  index: false,
})

export default function RemindersPage({ searchParams }: { searchParams: Search }) {
  const page = { path: '/dashboard/reminders', tab: '/dashboard/reminders', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => {
    const [reminders, settings] = await Promise.all([orNull(listReminders(viewer)), getReminderSettings(viewer)])
    return (
      <>
        <h2 className="sr-only">Reminders</h2>
        <ReminderList initial={reminders?.items ?? null} clock={settings} servedAt={new Date().toISOString()} />
        <ReminderSettingsForm settings={settings} />
      </>
    )
  })
}
