/** Hours as lists and people write them ('Mon, Wed 9am–5pm; Thu 1pm–4pm'), as rows of a weekly schedule. */
export interface WeekRow {
  open24h: boolean
  /** 1 Monday to 7 Sunday; null: every day. */
  weekday: number | null
  opensAt: string | null
  closesAt: string | null
  timezone: string | null
}

const zones: Record<string, string> = {
  ET: 'America/New_York',
  CT: 'America/Chicago',
  MT: 'America/Denver',
  PT: 'America/Los_Angeles',
}

const ALWAYS = /^(open )?(24\/7|24 hours,? (every day|a day,? (7|seven) days a week))$/i
const DASH = /\s*(?:[-–—]|\bto\b|\bthrough\b)\s*/i
const CLOCK = /^(\d{1,2})(?::([0-5]\d))?\s*([ap])\.?m\.?$/i

function readClock(text: string): number | null {
  const word = text.trim().toLowerCase()
  if (word === 'noon') return 12 * 60
  if (word === 'midnight') return 0
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(word) ?? []
  if (hours) return Number(hours) * 60 + Number(minutes)
  const [, hour = '', minute = '0', half = ''] = CLOCK.exec(word) ?? []
  if (hour === '' || Number(hour) < 1 || Number(hour) > 12) return null
  return ((Number(hour) % 12) + (half === 'p' ? 12 : 0)) * 60 + Number(minute)
}

const writeClock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

function findDay(text: string): number | null {
  const word = text.trim().toLowerCase().replace(/\.$/, '')
  const found = word.length < 3 ? -1 : days.findIndex((day) => day.startsWith(word))
  return found < 0 ? null : found
}

/** 'Mon', 'Mon–Fri', 'Sat–Mon', 'Mon, Wed, Fri'; null if it is none of these. */
function readDays(text: string): number[] | null {
  if (/^(daily|every ?day|7 days a week)$/i.test(text)) return [0, 1, 2, 3, 4, 5, 6]
  const found: number[] = []
  for (const part of text.split(/\s*(?:,|&|\band\b)\s*/i).filter(Boolean)) {
    const [first, last, ...more] = part.split(DASH).map(findDay)
    if (first === null || first === undefined || last === null || more.length > 0) return null
    const length = last === undefined ? 1 : ((last - first + 7) % 7) + 1
    for (let step = 0; step < length; step += 1) found.push((first + step) % 7)
  }
  return found.length > 0 ? found : null
}

type Span = [opens: number, closes: number]

/**
 * Whether a place can be open so: none opens in the morning until the next, or at midnight for the day. Such hours come from
 * a list where am and pm, or noon and midnight, were mixed up.
 */
function isPossible([opens, closes]: Span): boolean {
  if (closes > opens) return opens > 0 || closes <= 8 * 60 || closes >= 23 * 60
  // Until midnight, or from the afternoon until the early morning.
  return opens !== closes && (closes === 0 || (opens >= 15 * 60 && closes <= 8.5 * 60))
}

interface Read {
  rows: { day: number; opens: number; closes: number; isWhole: boolean }[]
  isImpossible: boolean
  zone: string | null
}

const PART = /^(.*?[a-z.][,:]?)\s*(\d.*|noon.*|midnight.*|24 hours|closed)$/i

function readParts(words: string): Read | null {
  const [, text = words, zoneName] = /^(.*?)\s+([ECMP]T)$/.exec(words.trim()) ?? []
  const read: Read = { rows: [], isImpossible: false, zone: zoneName ? (zones[zoneName] ?? null) : null }
  for (const part of text.split(/\s*;\s*/).filter(Boolean)) {
    const [, dayWords = '', spanWords = ''] = PART.exec(part) ?? []
    const on = readDays(dayWords.replace(/[,:]?\s*$/, ''))
    if (!on) return null
    if (/^closed$/i.test(spanWords)) continue
    const spans = /^24 hours$/i.test(spanWords) ? ['24 hours'] : spanWords.split(/\s*(?:,|&|\band\b)\s*/i)
    for (const span of spans) {
      if (span === '24 hours') {
        read.rows.push(...on.map((day) => ({ day, opens: 0, closes: 0, isWhole: true })))
        continue
      }
      const [opens = null, closes = null, ...more] = span.split(DASH).map(readClock)
      if (opens === null || closes === null || more.length > 0) return null
      if (!isPossible([opens, closes])) read.isImpossible = true
      read.rows.push(...on.map((day) => ({ day, opens, closes, isWhole: false })))
    }
  }
  return read.rows.length > 0 ? read : null
}

/** Null: not hours that can be read. `zone`: the clock of the place, if the words name none. */
export function readHoursInWords(words: string, zone: string | null): WeekRow[] | null {
  if (ALWAYS.test(words.trim())) {
    return [{ open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }]
  }
  const read = readParts(words)
  const timezone = read?.zone ?? zone
  if (!read || read.isImpossible || !timezone) return null
  const rows = read.rows.map(({ day, opens, closes, isWhole }) => ({
    ...{ open24h: isWhole, weekday: day + 1, timezone },
    ...{ opensAt: isWhole ? null : writeClock(opens), closesAt: isWhole ? null : writeClock(closes) },
  }))
  const unique = new Map(rows.map((row) => [JSON.stringify(row), row]))
  return [...unique.values()].sort((a, b) => a.weekday - b.weekday || ((a.opensAt ?? '') < (b.opensAt ?? '') ? -1 : 1))
}

/** Hours that can be read and can't be so: 'Thu 8pm–4:30pm'. */
export const areImpossibleHours = (words: string): boolean => readParts(words)?.isImpossible ?? false
