import type { Metadata } from 'next'
import { ReminderList } from '@/components/reminders/reminder-list'
import { pageMetadata } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const metadata: Metadata = pageMetadata({
  title: 'Reminders',
  description: 'What you planned, for you alone.',
  path: '/dashboard/reminders',
  index: false,
})

export default function RemindersPage() {
  return renderShell('/dashboard/reminders', <ReminderList initial={null} />)
}
