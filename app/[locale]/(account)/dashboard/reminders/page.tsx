import { ReminderList } from '@/components/reminders/reminder-list'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'
import { renderShell } from '../shell'

export const generateMetadata = describePage('/dashboard/reminders', () => words().dashboard.reminders, {
  index: false,
})

export default async function RemindersPage({ params }: PageProps<'/[locale]/dashboard/reminders'>) {
  await setLanguage(params)
  return renderShell('/dashboard/reminders', <ReminderList initial={null} />)
}
