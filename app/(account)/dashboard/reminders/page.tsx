import type { Metadata } from 'next'
import { ReminderList } from '@/components/reminders/reminder-list'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export function generateMetadata(): Metadata {
  const { title, description } = words().dashboard.reminders
  return pageMetadata({ title, description, path: '/dashboard/reminders', index: false })
}

export default function RemindersPage() {
  return renderShell('/dashboard/reminders', <ReminderList initial={null} />)
}
