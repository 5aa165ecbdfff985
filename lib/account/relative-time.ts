import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Words for times too close for a number. */
interface Edge {
  soon: string
  now: string
}

/** '5 minutes ago', 'in 2 hours', 'just now': unlike a clock time, correct in every time zone. */
export function describeMoment(at: Date, now: Date, copy: Edge): string {
  const words = new Intl.RelativeTimeFormat(languageTags[currentLanguage()].tag, { numeric: 'always' })
  const away = at.getTime() - now.getTime()
  const distance = Math.abs(away)
  if (distance < MINUTE) return away > 0 ? copy.soon : copy.now
  if (distance < HOUR) return words.format(Math.trunc(away / MINUTE), 'minute')
  if (distance < 2 * DAY) return words.format(Math.trunc(away / HOUR), 'hour')
  return words.format(Math.trunc(away / DAY), 'day')
}
