/** Staff schedule in Eastern Time, wherever they are, like the phone line's hours. */

/** The label on pages. */
export const EASTERN = 'Eastern Time (ET)'

const ZONE = 'America/New_York'
const MINUTE = 60_000

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})
const day = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, dateStyle: 'medium', timeStyle: 'short' })

/** '2026-03-08T09:30', the value of a form field. */
export function writeEasternInput(at: Date): string {
  const found = Object.fromEntries(parts.formatToParts(at).map(({ type, value }) => [type, value]))
  return `${found.year}-${found.month}-${found.day}T${found.hour}:${found.minute}`
}

/** '2026-03-08': the date in Eastern Time. */
export function easternDate(at: Date): string {
  return writeEasternInput(at).slice(0, 10)
}

/** The instant of a form field's value; null if invalid. An hour skipped by daylight saving means the one after it. */
export function readEasternInput(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(text)) return null
  const asUtc = Date.parse(`${text.slice(0, 16)}Z`)
  if (Number.isNaN(asUtc)) return null
  let guess = asUtc
  // The offset at the guess gives a better one, even around a daylight saving change.
  for (let round = 0; round < 2; round += 1) {
    const offset = Date.parse(`${writeEasternInput(new Date(guess))}Z`) - Math.floor(guess / MINUTE) * MINUTE
    guess = asUtc - offset
  }
  return new Date(guess)
}

/** 'Jul 19, 2026' */
export function formatEasternDay(at: string): string {
  return day.format(new Date(at))
}

/** 'Jul 19, 2026, 9:30 AM ET', with plain spaces in every engine. */
export function formatEasternMoment(at: string): string {
  return `${moment.format(new Date(at)).replaceAll('\u202f', ' ')} ET`
}
