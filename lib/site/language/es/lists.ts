/** What lists write in a fixed form, in Spanish: hours, counties, and which list it was. */
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'

/** Where Spanish has a name of its own. */
const names: Partial<Record<StateCode, string>> = {
  AS: 'Samoa Americana',
  DC: 'Distrito de Columbia',
  HI: 'Hawái',
  LA: 'Luisiana',
  MI: 'Míchigan',
  MO: 'Misuri',
  MP: 'Islas Marianas del Norte',
  MS: 'Misisipi',
  NC: 'Carolina del Norte',
  ND: 'Dakota del Norte',
  NH: 'Nuevo Hampshire',
  NJ: 'Nueva Jersey',
  NM: 'Nuevo México',
  NY: 'Nueva York',
  OR: 'Oregón',
  PA: 'Pensilvania',
  SC: 'Carolina del Sur',
  SD: 'Dakota del Sur',
  TX: 'Texas',
  VI: 'Islas Vírgenes de EE. UU.',
  WV: 'Virginia Occidental',
}

export function state(code: StateCode): string {
  return names[code] ?? stateName(code)
}

const statesByName = new Map(stateCodes.map((code) => [stateName(code), state(code)]))

/** 'Pittsburgh, Pennsylvania' as 'Pittsburgh, Pensilvania'; any other name as it is. */
export function translateTown(name: string): string {
  return name.replace(/(?<=, )[^,]+$/, (last) => statesByName.get(last) ?? last)
}

const days: Record<string, string> = {
  Mon: 'lunes',
  Tue: 'martes',
  Wed: 'miércoles',
  Thu: 'jueves',
  Fri: 'viernes',
  Sat: 'sábado',
  Sun: 'domingo',
}

const zones: Record<string, string> = {
  ET: 'hora del Este',
  CT: 'hora del Centro',
  MT: 'hora de la Montaña',
  PT: 'hora del Pacífico',
}

const fixed: Record<string, string> = {
  '24/7': 'abierto las 24 horas, todos los días',
  'Open 24 hours, every day': 'abierto las 24 horas, todos los días',
  'limited hours': 'horario limitado',
}

const DAY = '(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)'
const DAYS = `${DAY}(?:(?:[–-]|, | and )${DAY})*`
const CLOCK = String.raw`\d{1,2}(?::\d\d)?(?:am|pm)`
const SPANS = `${CLOCK}[–-]${CLOCK}(?:, ${CLOCK}[–-]${CLOCK})*`
const WEEK = new RegExp(`^${DAYS} ${SPANS}(?:[;,] ${DAYS} ${SPANS})*$`)
const EACH = new RegExp(`(${DAYS}) (${SPANS})`, 'g')

/** 'a, b y c'; 'e' before the sound of an i. */
function join(words: string[]): string {
  if (words.length < 2) return words.join('')
  const last = words.at(-1) ?? ''
  return `${words.slice(0, -1).join(', ')} ${/^h?i(?![aeo])/i.test(last) ? 'e' : 'y'} ${last}`
}

function translateDays(written: string): string {
  const parts = written.split(/, | and /).map((part) => part.split(/[–-]/).map((day) => days[day] ?? day))
  return join(parts.map(([from = '', to]) => (to ? `${from} a ${to}` : from)))
}

function translateClock(written: string): string {
  if (/^12(?::00)?pm$/.test(written)) return 'mediodía'
  if (/^12(?::00)?am$/.test(written)) return 'medianoche'
  return written.replace(/(:00)?(am|pm)$/, (_, _zero, half: string) => ` ${half === 'am' ? 'a.m.' : 'p.m.'}`)
}

function translateSpan(written: string): string {
  const [from = '', to = ''] = written.split(/[–-]/).map(translateClock)
  return `de ${from} a ${to}`
}

/** 'lunes a viernes, de 8 a.m. a 4:30 p.m.'; null for hours that someone wrote in words of their own. */
export function translateHours(written: string): string | null {
  const known = fixed[written]
  if (known) return known
  const [, week = '', zone, county, number] =
    /^(.+?)(?: ([ECMP]T))?(?: \(in (.+) County, call (\d+)\))?$/.exec(written) ?? []
  if (!WEEK.test(week)) return null
  const said = [...week.matchAll(EACH)].map(
    ([, on = '', spans = '']) => `${translateDays(on)}, ${join(spans.split(', ').map(translateSpan))}`,
  )
  const elsewhere = county ? ` (en el condado de ${county}, llame al ${number})` : ''
  return `${said.join('; ')}${zone ? ` (${zones[zone]})` : ''}${elsewhere}`
}

const kinds: Record<string, [one: string, many: string]> = {
  Count: ['condado', 'condados'],
  Parish: ['parroquia', 'parroquias'],
  Municipalit: ['municipio', 'municipios'],
}

/** 'condados de Clark y Madison' for 'Clark and Madison counties'. Other names of places stay as they are. */
export function translateArea(written: string): string {
  const [, named = '', kind = '', rest = ''] =
    /^(.+?) (Count|Parish|Municipalit)(?:y|ies|es)?\b(?:,? (?:and )?(.+))?$/i.exec(written) ?? []
  const said = kinds[kind.charAt(0).toUpperCase() + kind.slice(1)]
  if (!said) return join(written.split(/, | and /))
  const names = named.split(/, | and /)
  const [one, many] = said
  const counties = `${names.length === 1 ? one : many} de ${join(names)}`
  return rest ? join([counties, ...rest.split(/, | and /)]) : counties
}

const own: [RegExp, string][] = [
  [/^its own page\b/, 'su propia página'],
  [/^its own words\b/, 'sus propias palabras'],
]

/** The publisher of a list. What of it was read is said by the link to it. */
export function translateList(written: string): string {
  for (const [pattern, said] of own) if (pattern.test(written)) return said
  return written
    .replace(/^the /, '')
    .replace(/(?:,| own page,) (?=[a-z(]).*$|, [A-Z][a-z]+'s [a-z].*$| \((?:quotes|copy|reprint|city) .*$/, '')
    .replace(/ own page.*$/, '')
}
