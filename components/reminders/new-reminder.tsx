'use client'

import { useDashboardText } from '@/components/dashboard/dashboard-text'
import type { ReminderSettingsDto } from '@/lib/account/reminders/schema'
import { ReminderForm } from './reminder-form'

/** The form as a page of its own. */
export function NewReminder({ clock }: { clock: ReminderSettingsDto }) {
  const { to } = useDashboardText()
  const showList = () => location.assign(`${to('/dashboard/reminders')}?notice=added`)
  return <ReminderForm clock={clock} canMail={clock.canMail} onDone={showList} hasCancel={false} />
}
