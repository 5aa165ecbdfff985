import type { Metadata } from 'next'
import { NewReminder } from '@/components/reminders/new-reminder'
import { getReminderSettings } from '@/lib/account/reminders/queries'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

export async function generateMetadata({ params }: PageProps<'/[locale]/dashboard/reminders/new'>): Promise<Metadata> {
  await setLanguage(params)
  const { reminders, alone: description } = words().dashboard
  const title = reminders.add
  return pageMetadata({ title, description, path: '/dashboard/reminders/new', index: false })
}

export default async function NewReminderPage({
  params,
  searchParams,
}: PageProps<'/[locale]/dashboard/reminders/new'>) {
  await setLanguage(params)
  const page = { path: '/dashboard/reminders/new', tab: '/dashboard/reminders', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => (
    <div className="stack narrow">
      <h2>{words().dashboard.reminders.add}</h2>
      <NewReminder clock={await getReminderSettings(viewer)} />
    </div>
  ))
}
