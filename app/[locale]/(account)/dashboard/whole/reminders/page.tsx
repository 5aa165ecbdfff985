import { ReminderList } from '@/components/reminders/reminder-list'
import { getReminderSettings, listReminders } from '@/lib/account/reminders/queries'
import { setLanguage } from '@/lib/site/language/page-language'
import { openDashboard, orNull } from '../../open-dashboard'
import { generateMetadata as ofTab } from '../../reminders/page'

export const generateMetadata = ofTab

export default async function WholeRemindersPage({
  params,
  searchParams,
}: PageProps<'/[locale]/dashboard/whole/reminders'>) {
  await setLanguage(params)
  const page = { path: '/dashboard/reminders', tab: '/dashboard/reminders', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => {
    const [reminders, settings] = await Promise.all([orNull(listReminders(viewer)), getReminderSettings(viewer)])
    const servedAt = new Date().toISOString()
    return <ReminderList initial={{ reminders: reminders?.items ?? null, settings, servedAt }} />
  })
}
