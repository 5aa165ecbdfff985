import type { reminderTypes } from '@/db/vocabulary/people'

export type ReminderType = (typeof reminderTypes)[number]

/** '10 AM', as an option in a select; 24 is the end of the day. */
export function nameHour(
  hour: number,
  { midnight, noon, am, pm }: { midnight: string; noon: string; am: string; pm: string },
): string {
  if (hour % 24 === 0) return midnight
  if (hour === 12) return noon
  return `${hour % 12} ${hour < 12 ? am : pm}`
}
