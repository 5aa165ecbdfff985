/** A day and a time in words: 'open Saturday morning', 'open after 5 PM'. */
import { type DayPart, dayParts, type When } from '@/lib/resources/hours/when'
import { words } from '@/lib/site/language/words'

function nameClock(clock: string): string {
  const { search, records } = words()
  const time = new Date(`1970-01-01T${clock === '24:00' ? '00:00' : clock}:00Z`)
    .toLocaleTimeString(records.tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' })
    .replace(':00', '')
    .replaceAll(/[\u202f\u00a0]/g, ' ')
  return search.when.clock(time)
}

const findPart = (time: string) => (Object.keys(dayParts) as DayPart[]).find((part) => dayParts[part] === time)

/** 'After 5 PM', 'morning': as a choice of its own, or after a day. */
export function describeTime(time: string, hasDay: boolean): string {
  const w = words().search.when
  const part = findPart(time)
  if (part) return hasDay ? w.parts[part] : w.anyDay[part]
  const [from = '', to] = time.split('-')
  if (!to) return w.at({ clock: nameClock(from) })
  if (to === '24:00') return w.after({ clock: nameClock(from) })
  return from <= '06:00' ? w.before({ clock: nameClock(to) }) : w.between({ from: nameClock(from), to: nameClock(to) })
}

export function describeWhen({ day, time }: When): string {
  const w = words().search.when
  return w.open({ when: [day && w.days[day], time && describeTime(time, day !== null)].filter(Boolean).join(' ') })
}
