import type { reminderTypes } from '@/db/vocabulary/people'

export type ReminderType = (typeof reminderTypes)[number]

export const typeNames: Record<ReminderType, string> = {
  application: 'Application',
  appointment: 'Appointment',
  deadline: 'Deadline',
  'follow-up': 'Follow-up',
  other: 'Other',
}

export const mailNames: Record<0 | 1 | 3 | 7, string> = {
  0: 'On the day',
  1: 'The day before',
  3: '3 days before',
  7: '7 days before',
}

/** '10 AM', as an hour to choose; 24 is the end of the day. */
export function nameHour(hour: number): string {
  if (hour % 24 === 0) return 'Midnight'
  if (hour === 12) return 'Noon'
  return `${hour % 12} ${hour < 12 ? 'AM' : 'PM'}`
}
