import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ReminderForm } from '@/components/reminders/reminder-form'
import { getReminder, getReminderSettings } from '@/lib/account/reminders/queries'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { openDashboard } from '../../open-dashboard'

export async function generateMetadata({ params }: PageProps<'/[locale]/dashboard/reminders/[id]'>): Promise<Metadata> {
  await setLanguage(params)
  const { reminders, alone: description } = words().dashboard
  const title = reminders.editTitle
  return pageMetadata({ title, description, path: '/dashboard/reminders', index: false })
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export default async function EditReminderPage({
  params,
  searchParams,
}: PageProps<'/[locale]/dashboard/reminders/[id]'>) {
  await setLanguage(params)
  const { id } = await params
  const page = { path: `/dashboard/reminders/${id}`, tab: '/dashboard/reminders', search: searchParams } as const
  return openDashboard(page, async ({ viewer }) => {
    const [reminder, settings] = await Promise.all([
      ID.test(id) ? getReminder(viewer, id) : null,
      getReminderSettings(viewer),
    ])
    if (!reminder) notFound()
    const { editTitle, back } = words().dashboard.reminders
    return (
      <div className="stack narrow">
        <h2>{editTitle}</h2>
        <ReminderForm reminder={reminder} clock={{ ...settings, isChosen: true }} canMail={settings.canMail} />
        <p>
          <a className="tap" href={to('/dashboard/reminders')}>
            {back}
          </a>
        </p>
      </div>
    )
  })
}
