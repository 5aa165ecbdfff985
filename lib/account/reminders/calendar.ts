/** A calendar file for a reminder. Calendars are shared and show on locked screens, so it does not say what it is about. */

import { createEvent } from 'ics'
import { words } from '@/lib/site/language/words'
import type { ReminderDto } from './schema'

const MINUTES = 30

export function createCalendarFile({ id, dueDate }: Pick<ReminderDto, 'id' | 'dueDate'>): string {
  const at = new Date(dueDate)
  const title = words().account.note.calendar
  const { value, error } = createEvent({
    uid: id,
    productId: '-//reminder//EN',
    title,
    start: [at.getUTCFullYear(), at.getUTCMonth() + 1, at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()],
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: MINUTES },
    classification: 'PRIVATE',
    alarms: [{ action: 'display', description: title, trigger: { before: true, hours: 1 } }],
  })
  if (error || !value) throw error ?? new Error('no calendar was written')
  return value
}
