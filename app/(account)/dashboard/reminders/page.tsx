import { ReminderList } from '@/components/reminders/reminder-list'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const generateMetadata = describePage('/dashboard/reminders', () => words().dashboard.reminders, {
  index: false,
})

export default function RemindersPage() {
  return renderShell('/dashboard/reminders', <ReminderList initial={null} />)
}
