import type { Metadata } from 'next'
import { NewReminder } from '@/components/reminders/new-reminder'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard, type Search } from '../../open-dashboard'

export function generateMetadata(): Metadata {
  const { reminders, alone: description } = words().dashboard
  const title = reminders.add
  return pageMetadata({ title, description, path: '/dashboard/reminders/new', index: false })
}

export default function NewReminderPage({ searchParams }: { searchParams: Search }) {
  const page = { path: '/dashboard/reminders/new', tab: '/dashboard/reminders', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => (
    <div className="stack narrow">
      <h2>{words().dashboard.reminders.add}</h2>
      <NewReminder clock={await getReminderSettings(viewer)} />
    </div>
  ))
}
