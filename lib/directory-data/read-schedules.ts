/**
 * The schedules of an HSDS service as weekly hours, the inverse of the export, and in words. A week is all that a record
 * here can hold: what comes by the month, by the season or in unknown clocks stays in the words and is named in a note.
 */

import { weekdayNames } from '@/db/vocabulary/operations'
import { findTimeZone } from '@/db/vocabulary/time-zones'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import type { StateCode } from '@/lib/geography/states'
import { listOffsets, listTimeZones } from '@/lib/geography/time-zones'
import { LAST_MINUTE } from '@/lib/resources/hours/week'
import type { SpecialHours } from '@/lib/resources/schema'
import { type Json, readFilled } from './json-value'
import { hsdsDays, LOCAL_TIME } from './to-hsds-schedules'

export interface HoursRow {
  open24h: boolean
  weekday: number | null
  opensAt: string | null
  closesAt: string | null
  timezone: string | null
}

export interface ReadSchedules {
  weekly: HoursRow[]
  /** Days on which the week does not hold, those that are over left out. */
  special: SpecialHours[]
  words: string | undefined
  notes: string[]
}

interface Context {
  state: StateCode | null
  /** Of its first place: in a state with two clocks it may tell which. */
  zip?: string
  /** '2026-11-22' */
  today: string
}

const dayCodes: readonly string[] = hsdsDays
const ordinals: Record<string, string> = { '1': '1st', '2': '2nd', '3': '3rd', '4': '4th', '5': '5th', '-1': 'last' }

interface Clock {
  /** '09:00', or '09:00:30'. */
  at: string
  /** Hours from UTC, where the time itself names them. */
  offset: number | null
}

function readClock(value: unknown): Clock | null {
  const [, hour = '', minute = '', second = '00', zone = ''] =
    /^\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?\s*$/i.exec(readFilled(value) ?? '') ?? []
  if (hour === '' || Number(hour) > 24 || Number(minute) > 59 || Number(second) > 59) return null
  if (hour === '24' && minute + second !== '0000') return null
  const [, sign, hours = '0', minutes = '0'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(zone) ?? []
  const offset = sign ? (sign === '-' ? -1 : 1) * (Number(hours) + Number(minutes) / 60) : null
  return {
    at: `${hour.padStart(2, '0')}:${minute}${second === '00' ? '' : `:${second}`}`,
    offset: /^z$/i.test(zone) ? 0 : offset,
  }
}

interface Day {
  weekday: number
  /** '1' of '1MO', '-1' of '-1FR'. */
  nth: string | undefined
}

/** Null for what is no list of days. */
function readDays(byday: unknown): Day[] | null {
  const parts = (readFilled(byday) ?? '').split(',').map((part) => part.trim().toUpperCase())
  if (parts.join('') === '') return []
  const days = parts.map((part) => {
    const [, nth, code = ''] = /^([+-]?\d)?([A-Z]{2})$/.exec(part) ?? []
    return { weekday: dayCodes.indexOf(code) + 1, nth: nth?.replace('+', '') }
  })
  return days.some(({ weekday }) => weekday === 0) ? null : days
}

const readDate = (value: unknown) => /^\d{4}-\d{2}-\d{2}/.exec(readFilled(value)?.trim() ?? '')?.[0]

interface Season {
  from: string | undefined
  to: string | undefined
}

function readSeason(schedule: Json): Season {
  const dates = [schedule.valid_from, schedule.dtstart].map(readDate).filter((date) => date !== undefined)
  const ends = [schedule.valid_to, schedule.until].map(readDate).filter((date) => date !== undefined)
  return { from: dates.sort().at(-1), to: ends.sort()[0] }
}

function describeSchedule(schedule: Json, { today }: Context): string[] {
  const [opens, closes] = [readClock(schedule.opens_at), readClock(schedule.closes_at)]
  if (!opens || !closes) return []
  const days = (readDays(schedule.byday) ?? []).map(({ weekday, nth }) =>
    [nth && (ordinals[nth] ?? nth), weekdayNames[weekday - 1]].filter(Boolean).join(' '),
  )
  const weeks = Number(readFilled(schedule.interval) ?? 1) > 1 ? `every ${readFilled(schedule.interval)} weeks` : ''
  const monthly = readFilled(schedule.bymonthday) ? `on day ${readFilled(schedule.bymonthday)} of the month` : ''
  const { from, to } = readSeason(schedule)
  const season = [from && from > today ? `from ${from}` : '', to ? `until ${to}` : ''].filter(Boolean).join(' ')
  const zone = opens.offset === 0 ? ' UTC' : ''
  const parts = [days.join(', '), weeks, monthly, `${opens.at}–${closes.at}${zone}`, season]
  return [parts.filter(Boolean).join(' ')]
}

interface Zone {
  zone: string | null
  note?: string
}

/** That of every county in which people of the ZIP code live. */
function findZipZone(state: StateCode, zip: string): string | null {
  const place = getGazetteer().findZip(zip.slice(0, 5))
  const [zone = null, ...others] =
    place?.state === state ? new Set(place.counties.map((county) => findTimeZone(state, county))) : []
  return others.length === 0 ? zone : null
}

/** By its name as our own export writes it; else by the state, as far as its clocks leave no doubt. */
function readZone(schedule: Json, clock: Clock, { state, zip }: Context): Zone {
  const notes = readFilled(schedule.notes) ?? ''
  if (notes.startsWith(LOCAL_TIME)) {
    const zone = notes.slice(LOCAL_TIME.length).trim()
    if (listOffsets(zone).length > 0) return { zone }
  }
  const given = clock.offset ?? (readFilled(schedule.timezone) ? Number(schedule.timezone) : null)
  if (!state) return { zone: null, note: 'its time zone is not known, since the state is not' }
  const zones = listTimeZones(state)
  const fitting = given === null ? zones : zones.filter((zone) => listOffsets(zone).includes(given))
  const [only] = fitting
  if (fitting.length === 1 && only) return { zone: only }
  const own = given === null && zip ? findZipZone(state, zip) : null
  if (own) return { zone: own }
  const reason = given === null ? 'no time zone is named' : `UTC${given < 0 ? '' : '+'}${given} is named`
  const many = fitting.length > 1 ? 'several' : 'none'
  return { zone: null, note: `${reason}, and ${many} of the time zones of ${state} fit` }
}

/** Its rows, or why a week can't hold it. */
function readWeekly(schedule: Json, context: Context): HoursRow[] | string {
  const [opens, closes] = [readClock(schedule.opens_at), readClock(schedule.closes_at)]
  const days = readDays(schedule.byday)
  const freq = (readFilled(schedule.freq) ?? 'WEEKLY').trim().toUpperCase()
  if (freq !== 'WEEKLY') return `it comes by the ${freq === 'MONTHLY' ? 'month' : 'year or day'}, not by the week`
  if (!opens || !closes) return 'it has no times of day that we can read'
  if (!days) return `“${readFilled(schedule.byday)?.slice(0, 40)}” are no days that we can read`
  if (days.some(({ nth }) => nth)) return 'it comes in some weeks only'
  const rule = ['count', 'byweekno', 'bymonthday', 'byyearday'].find((name) => readFilled(schedule[name]))
  if (rule) return `it has a rule (${rule}) that a week can’t hold`
  if (Number(readFilled(schedule.interval) ?? 1) !== 1) return 'it comes in some weeks only'
  const { from, to } = readSeason(schedule)
  if (to && to < context.today) return `it ended on ${to}`
  if (from && from > context.today) return `it does not begin before ${from}`
  if (to) return `it ends on ${to}, and hours here have no end`
  if (days.length === 0) return 'it names no days'
  const isWhole = opens.at === '00:00' && ['00:00', '24:00', LAST_MINUTE].includes(closes.at)
  const weekdays = [...new Set(days.map(({ weekday }) => weekday))].sort((a, b) => a - b)
  if (isWhole && weekdays.length === 7) {
    return [{ open24h: true, weekday: null, opensAt: null, closesAt: null, timezone: null }]
  }
  const { zone, note } = readZone(schedule, opens, context)
  if (!zone && !isWhole) return note ?? 'its time zone is not known'
  const times = isWhole
    ? { open24h: true, opensAt: null, closesAt: null }
    : { open24h: false, opensAt: opens.at.replace('24:00', '00:00'), closesAt: closes.at.replace('24:00', '00:00') }
  return weekdays.map((weekday) => ({ ...times, weekday, timezone: zone }))
}

/** More days than a closed month are a season, which is no exception. */
const MAX_DAYS = 31
const countDays = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1

/** Dates with an end, without days of the week: closed, or open at other times. Null for other schedules. */
function readSpecial(schedule: Json): SpecialHours | null {
  const { from, to } = readSeason(schedule)
  const startsOn = from ?? to
  const freq = (readFilled(schedule.freq) ?? 'DAILY').trim().toUpperCase()
  if (!startsOn || !to || to < startsOn || readFilled(schedule.byday) || freq !== 'DAILY') return null
  if (countDays(startsOn, to) > MAX_DAYS) return null
  const [opens, closes] = [readClock(schedule.opens_at), readClock(schedule.closes_at)]
  const words = readFilled(schedule.description)?.trim() ?? ''
  const [, kind = '', occasion] = /^(closed|special hours)\b\s*(?:[:(–-]\s*(.*?)\)?)?$/i.exec(words) ?? []
  const isClosed = !opens && !closes && (/^closed/i.test(kind) || /\bclosed\b/i.test(words))
  // Times without days, over more than one day, may be those of weekdays only.
  const isSaidDaily = startsOn === to || Boolean(readFilled(schedule.freq)) || kind !== ''
  if (!isClosed && (!opens || !closes || opens.offset !== null || opens.at === closes.at || !isSaidDaily)) return null
  const named = (occasion ?? (kind ? '' : words)).trim().slice(0, 100)
  return {
    startsOn,
    endsOn: to,
    opensAt: opens?.at.replace('24:00', '00:00') ?? null,
    closesAt: closes?.at.replace('24:00', '00:00') ?? null,
    occasion: named === '' ? null : named,
  }
}

/** Said once, where a week says them already or nothing follows from them. */
const asides = ['schedule_link', 'attending_type'] as const

export function readHsdsSchedules(schedules: readonly Json[], path: string, context: Context): ReadSchedules {
  const weekly: HoursRow[] = []
  const special: SpecialHours[] = []
  const notes: string[] = []
  const described: string[] = []
  const times: string[] = []
  for (const [index, schedule] of schedules.entries()) {
    const days = readSpecial(schedule)
    if (days) {
      if (days.endsOn >= context.today) special.push(days)
      continue
    }
    const words = readFilled(schedule.description)
    const isOnlyWords = !['opens_at', 'closes_at', 'byday', 'freq'].some((name) => readFilled(schedule[name]))
    const { to } = readSeason(schedule)
    const isOver = to !== undefined && to < context.today
    if (words && !isOver) described.push(words)
    else if (!isOver) times.push(...describeSchedule(schedule, context))
    if (!isOnlyWords) {
      const read = readWeekly(schedule, context)
      if (typeof read === 'string') notes.push(`${path}[${index}] is not taken as weekly hours: ${read}.`)
      else weekly.push(...read)
    }
    const extra = asides.filter((name) => readFilled(schedule[name]))
    const told = readFilled(schedule.notes)
    if (told && !told.startsWith(LOCAL_TIME)) notes.push(`${path}[${index}].notes is not taken.`)
    for (const name of extra) notes.push(`${path}[${index}].${name} is not taken.`)
  }
  const words = described.length > 0 ? described : times
  return { weekly, special, words: words.length > 0 ? [...new Set(words)].join('; ') : undefined, notes }
}
