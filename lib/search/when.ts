/** Reads from her words when she can go: 'open sunday', 'after 5', 'saturday morning', 'abierto el domingo', 'esta noche'. */
import { type DayPart, dayParts, type When, type WhenDay, weekDays } from '@/lib/resources/hours/when'
import type { Kind } from './kinds'
import type { Token } from './tokens'

export interface WhenFound {
  when: When
  /** Indexes of its words among the tokens. */
  at: number[]
}

const spanishDays = ['lunes', 'martes', 'miercoles', 'jueves', 'viernes', 'sabados?', 'domingos?']
const shortDays = ['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun']

const days: readonly (readonly [words: string, day: WhenDay])[] = [
  ['tonight|to night|tonite|this evening|esta noche|hoy (?:(?:en|por|a) la )?noche', 'tonight'],
  ['today|hoy|this(?= (?:morning|afternoon))|esta(?= (?:tarde|manana))', 'today'],
  ['tomorrow|tmrw|tomorow|(?<!la |las |esta )manana', 'tomorrow'],
  ['weekends?|week ends?|(?:el |los )?fin(?:es)? de semana', 'weekend'],
  ['mon(?:day)?s?(?: (?:to|through|thru))? fri(?:day)?s?|lunes a viernes', 'weekdays'],
  ['weekdays?|entre semana|dias? de semana', 'weekdays'],
  ...weekDays.map((day) => [`${day}s?`, day] as const),
  ...spanishDays.map((words, at) => [`(?:el |los )?${words}`, weekDays[at] ?? 'monday'] as const),
]
/** 'Sun' and 'sat' are other words too: only after 'open' or 'on', or before a part of the day. */
const afterOpen = shortDays.map(
  (words, at) =>
    [
      `(?<=(?:open|on) )(?:${words})|(?:${words})(?= (?:morning|afternoon|evening|night)s?(?: |$))`,
      weekDays[at] ?? 'monday',
    ] as const,
)

const parts: readonly (readonly [words: string, part: DayPart])[] = [
  ['(?:in the )?mornings?|tempran[oa]|early|(?<=\\| )manana|(?:por|en) las? mananas?', 'morning'],
  ['(?:in the )?afternoons?|(?<=\\| )tarde|(?:por|en) las? tardes?', 'afternoon'],
  ['(?:in the )?evenings?', 'evening'],
  ['(?:at )?nights?|(?:por|en) las? noches?|de noche|(?<=open |abiert[oa] )(?:late|tarde)|hasta tarde', 'night'],
]

/** 24-hour times only with minutes or after 'las': 'after 18' is an age. */
const HOUR =
  '(1[0-2](?!\\d)|[1-9](?!\\d)|(?:1[3-9]|2[0-3])(?= [0-5]\\d)|(?<=las )(?:1[3-9]|2[0-3]))(?: ([0-5]\\d))? ?(am|pm|a m|p m|de la manana|de la tarde|de la noche)?'
/** 'After 5 years' is no hour. */
const NOT_UNIT =
  '(?! ?(?:years?|yrs?|months?|weeks?|days?|hours?|hrs?|min|minutes?|kids|children|anos?|meses|mes|semanas?|dias?|horas?|minutos?|hijos|ninos|\\d))(?=$| )'
const clocks: readonly (readonly [pattern: RegExp, kind: 'after' | 'before' | 'at'])[] = [
  [new RegExp(`(?<=^| )(?:after|past|despues de|a partir de) (?:las? )?${HOUR}${NOT_UNIT}`), 'after'],
  [new RegExp(`(?<=^| )(?:before|antes de) (?:las? )?${HOUR}${NOT_UNIT}`), 'before'],
  [new RegExp(`(?<=^| )(?:at|around|a las|a la) ${HOUR}${NOT_UNIT}`), 'at'],
]
const AFTER_WORK =
  /after work|after my shift|after hours|despues (?:del|de mi) (?:trabajo|turno)|despues de trabajar|saliendo del trabajo/

const OPENS = /^(open|opens|openings?|abiert[oa]s?|abren?|abra|atienden?)$/
const CAN_GO = /\b(?:i can (?:only )?(?:go|come)|can i (?:go|come)|(?:solo )?puedo ir)\b/
/** Opening a door, a wound or an account, not a place with opening hours. */
const NOT_OF_A_PLACE =
  /\b(?:open\w*|abr\w+|abiert\w+) (?:(?:the|a|an|my|his|up|la|el|una?|mi|su|bank|checking|savings|de) ?)*\b(?:doors?|windows?|accounts?|wounds?|case|heridas?|puertas?|cuentas?|caso|ventanas?)\b/
/** A day that is over, or by which something has to be done. */
const NOT_THEN = /(?:last|since|until|till|by|due|this past|desde|hasta|antes del)$/
const IS_OVER = /^(?:pasad[oa]|ago|anterior)\b/
const deadlines =
  /\b(?:court|hearing|evict\w*|due|deadline|shut ?off|sheriff|lockout|trial|surgery|corte|audiencia|desaloj\w*|juicio|vence|plazo|cirugia)\b/
const personalWords = new Set(
  'i im ive ill me my mine he hes him his she her we us our was got lost yo mi mis nos nuestra ella'.split(' '),
)
/** 'Food for my kids saturday' and 'I need food saturday' are requests, not accounts of what happened. */
const OF_HERS =
  /^(?:i|we|im|we are|i am) (?=needs?\b|want|looking)|\b(?:my|mi|mis|her|our) (?=kids?|children|child|son|sons|daughters?|family|mom|mother|baby|hij[oa]s?|ninos?|familia|mama|bebe)/g
const MAX_SHORT_WORDS = 8

const urgentKinds: readonly Kind[] = [
  ...(['emergency-shelter', 'domestic-violence', 'homeless-help', 'youth-shelter'] as const),
  ...(['suicide-crisis', 'sexual-assault', 'trafficking', 'stalking'] as const),
]

const padTwo = (number: number) => String(number).padStart(2, '0')

/** Without am or pm, takes the likelier half of the day. */
function readHour([, hour = '', minute = '00', meridiem = '']: readonly (string | undefined)[], kind: string): string {
  if (Number(hour) > 12) return `${hour}:${minute}`
  const hour12 = Number(hour) % 12
  const isSaidPm = /^p|tarde|noche/.test(meridiem)
  const isSaidAm = /^a|manana/.test(meridiem)
  const latest = kind === 'after' ? 8 : kind === 'before' ? 5 : 6
  const isPm = isSaidPm || (!isSaidAm && (Number(hour) === 12 || hour12 <= latest))
  return `${padTwo(hour12 + (isPm ? 12 : 0))}:${minute}`
}

interface TextMatch<Value> {
  value: Value
  from: number
  to: number
}

const toWholeWordPatterns = <Value>(list: readonly (readonly [words: string, value: Value])[]) =>
  list.map(([words, value]) => [new RegExp(`(?<=^| )(?:${words})(?= |$)`), value] as const)
const dayWords = toWholeWordPatterns([...days, ...afterOpen])
const partWords = toWholeWordPatterns(parts)

/** The first pattern that matches. */
function findFirst<Value>(text: string, list: readonly (readonly [RegExp, Value])[]): TextMatch<Value> | null {
  for (const [pattern, value] of list) {
    const match = pattern.exec(text)
    if (match) return { value, from: match.index, to: match.index + match[0].length }
  }
  return null
}

function findClock(text: string): TextMatch<string> | null {
  for (const [pattern, kind] of clocks) {
    const match = pattern.exec(text)
    if (!match) continue
    const clock = readHour(match, kind)
    const value = kind === 'after' ? `${clock}-24:00` : kind === 'before' ? `05:00-${clock}` : clock
    return { value, from: match.index, to: match.index + match[0].length }
  }
  const work = AFTER_WORK.exec(text)
  return work ? { value: '17:00-24:00', from: work.index, to: work.index + work[0].length } : null
}

export interface WhenContext {
  kinds: readonly Kind[]
  /** She is in danger: nothing may narrow what she sees. */
  isDanger: boolean
}

/**
 * Null unless she clearly asks when a place is open: 'open' is next to the time, or a few words name a need and a
 * time, and nothing that happened to her. Someone who needs a bed tonight does not ask for hours.
 */
export function findWhen(tokens: readonly Token[], { kinds, isDanger }: WhenContext): WhenFound | null {
  if (isDanger) return null
  const words = tokens.map(({ plain }) => plain.replace(/^(\d{1,2})(am|pm)$/, '$1 $2'))
  const text = words.join(' ')
  const day = findFirst(text, dayWords)
  const blankOut = (hit: TextMatch<unknown> | null, of: string) =>
    hit ? of.slice(0, hit.from) + '|'.repeat(hit.to - hit.from) + of.slice(hit.to) : of
  const clock = findClock(blankOut(day, text))
  const part = clock ? null : findFirst(blankOut(day, text), partWords)
  const hits = [day, clock, part].filter((hit) => hit !== null)
  if (hits.length === 0) return null
  if (day && (NOT_THEN.test(text.slice(0, day.from).trim()) || IS_OVER.test(text.slice(day.to).trim()))) return null
  if (NOT_OF_A_PLACE.test(text) || deadlines.test(text)) return null
  const isRelative = day?.value === 'tonight' || day?.value === 'today'
  if (isRelative && kinds.some((kind) => urgentKinds.includes(kind))) return null

  const indexes: number[] = []
  let start = 0
  for (const [index, word] of words.entries()) {
    const end = start + word.length
    if (hits.some(({ from, to }) => start < to && end > from)) indexes.push(index)
    start = end + 1
  }
  const near = (index: number) => indexes.some((one) => Math.abs(one - index) <= 3)
  const opens = words.flatMap((word, index) => (OPENS.test(word) && near(index) ? [index] : []))
  const isPlain =
    kinds.length > 0 &&
    words.length <= MAX_SHORT_WORDS &&
    !text
      .replace(OF_HERS, '')
      .split(' ')
      .some((word) => personalWords.has(word))
  // 'After 5', 'mañana por la tarde': nothing but a time. A night alone may be one without a bed.
  const isAlone = indexes.length === words.length && day?.value !== 'tonight' && part?.value !== 'night'
  if (opens.length === 0 && !CAN_GO.test(text) && !isPlain && !isAlone) return null
  // 'Rent help today' says how soon, not when.
  if (opens.length === 0 && day?.value === 'today' && !clock && !part) return null
  // 'Night' alone is also a shelter's or a program's name.
  if (opens.length === 0 && !day && !clock && part?.value !== 'evening') return null
  const time = clock?.value ?? (part ? dayParts[part.value] : null)
  return { when: { day: day?.value ?? null, time }, at: [...new Set([...indexes, ...opens])].sort((a, b) => a - b) }
}
