import type { Metadata } from 'next'
import { NewReminder } from '@/components/reminders/new-reminder'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard, type Search } from '../../open-dashboard'

export const metadata: Metadata = pageMetadata({
  title: 'Add New Reminder',
  description: 'For you alone.',
  path: '/dashboard/reminders/new',
  index: false,
})

export default function NewReminderPage({ searchParams }: { searchParams: Search }) {
  const page = { path: '/dashboard/reminders/new', tab: '/dashboard/reminders', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => (
    <div className="stack narrow">
      <h2>Add New Reminder</h2>
      <NewReminder clock={await getReminderSettings(viewer)} />
    </div>
  ))
}
