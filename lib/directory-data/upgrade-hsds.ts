/**
 * HSDS 1 and 2 as HSDS 3 says the same: addresses in `physical_address`, weekly hours in `regular_schedule`, one
 * language in a phone, terms in `service_taxonomy`. What is written in the way of HSDS 3 passes as it is.
 */
import { findLanguage } from '@/lib/geography/languages'
import { isObject, type Json, listObjects, readFilled } from './json-value'
import { hsdsDays } from './to-hsds-schedules'

const dayNames = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** '1', 'Monday', 'Mon', 'MO'. Both 0 and 7 are Sunday. */
function readWeekday(value: unknown): string | undefined {
  const word = readFilled(value)?.trim().toLowerCase() ?? ''
  if (/^[0-7]$/.test(word)) return hsdsDays[(Number(word) + 6) % 7]
  const index = dayNames.findIndex((name) => (word.length === 2 ? name.startsWith(word) : word.startsWith(name)))
  return hsdsDays[index]
}

/** '9:00am' as '09:00'. */
function readClock(value: unknown): unknown {
  const [, hour, minute = '00', half = ''] =
    /^\s*(\d{1,2})(?::(\d{2}))?\s*([ap])\.?m\.?\s*$/i.exec(readFilled(value) ?? '') ?? []
  if (hour === undefined || Number(hour) > 12) return value
  return `${String((Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)).padStart(2, '0')}:${minute}`
}

function upgradeSchedule({ weekday, ...schedule }: Json): Json {
  if (readFilled(schedule.byday) || !readFilled(weekday)) return schedule
  const times = { opens_at: readClock(schedule.opens_at), closes_at: readClock(schedule.closes_at) }
  return { ...schedule, ...times, freq: 'WEEKLY', byday: readWeekday(weekday) ?? readFilled(weekday) }
}

const listSchedules = ({ schedules, schedule, regular_schedule: regular, regular_schedules: regulars }: Json) =>
  [schedules, schedule, regular, regulars].flatMap(listObjects).map(upgradeSchedule)

/** 'Spanish', 'es', or 'English, Spanish' in one cell. */
function listLanguages(value: unknown): Json[] {
  const given = Array.isArray(value) || isObject(value) ? listObjects(value) : [{ language: value }]
  return given.flatMap((one): Json[] => {
    if (readFilled(one.code) || !readFilled(one.language ?? one.name)) return [one].filter((it) => readFilled(it.code))
    const words = readFilled(one.language ?? one.name) ?? ''
    return words
      .split(/[,;/]/)
      .map((word) => word.trim())
      .filter((word) => word !== '')
      .map((word) => ({ code: findLanguage(word) ?? word, name: word }))
  })
}

function upgradePhone({ language, department, ...phone }: Json): Json {
  const languages = listObjects(phone.languages)
  return {
    ...phone,
    description: readFilled(phone.description) ?? readFilled(department),
    languages: listLanguages(languages.length > 0 ? languages : language),
  }
}

const listPhones = ({ phones, phone }: Json) => [phones, phone].flatMap(listObjects).map(upgradePhone)

function upgradeLocation(location: Json): Json {
  const { physical_address: one, physical_addresses: more, postal_address: _postal, ...rest } = location
  const physical = [one, more].flatMap(listObjects).map((address) => ({ ...address, address_type: 'physical' }))
  return {
    ...rest,
    addresses: [...listObjects(location.addresses), ...physical],
    phones: listPhones(location),
    schedules: listSchedules(location),
  }
}

function upgradeJoint(joint: Json): Json {
  return {
    ...joint,
    phones: listPhones(joint),
    schedules: listSchedules(joint),
    ...(isObject(joint.location) ? { location: upgradeLocation(joint.location) } : {}),
  }
}

/** A term stood by itself, or under the row that ties it to the service. */
function listTerms({ service_taxonomy: tied, taxonomy, taxonomies, service_attributes: attributes }: Json): Json[] {
  const rows = [tied, taxonomy, taxonomies].flatMap(listObjects).map((row) => {
    const term = isObject(row.taxonomy) ? row.taxonomy : isObject(row.taxonomy_term) ? row.taxonomy_term : row
    const word = readFilled(term.term) ?? readFilled(term.name) ?? readFilled(row.taxonomy_detail)
    return {
      taxonomy_term: { ...term, code: readFilled(term.code) ?? word, taxonomy: term.vocabulary ?? term.taxonomy },
    }
  })
  return [...rows, ...listObjects(attributes)]
}

const listJoints = (service: Json): Json[] => {
  const joints = listObjects(service.service_at_locations ?? service.service_at_location)
  const places = [service.locations, service.location].flatMap(listObjects).map((location) => ({ location }))
  return joints.length > 0 ? joints : places
}

function readEligibility({ eligibility_description: own, eligibility }: Json): unknown {
  if (own !== undefined) return own
  const rows = Array.isArray(eligibility) || isObject(eligibility) ? listObjects(eligibility) : [{ eligibility }]
  const words = rows.flatMap((row) => readFilled(row.eligibility) ?? readFilled(row.description) ?? [])
  return words.length > 0 ? words.join('; ') : undefined
}

const replaced = [
  ...['phone', 'schedule', 'regular_schedule', 'regular_schedules', 'service_at_location', 'locations', 'location'],
  ...[
    'service_taxonomy',
    'taxonomy',
    'taxonomies',
    'service_attributes',
    'eligibility',
    'language',
    'location_id',
    'fees',
  ],
]

export function upgradeService(service: Json): Json {
  const rest = Object.fromEntries(Object.entries(service).filter(([name]) => !replaced.includes(name)))
  const areas = listObjects(service.service_areas ?? service.service_area)
  const eligibility = readEligibility(service)
  const fees = service.fees_description ?? service.fees
  return {
    ...rest,
    ...(eligibility === undefined ? {} : { eligibility_description: eligibility }),
    ...(fees === undefined ? {} : { fees_description: fees }),
    phones: listPhones(service),
    schedules: listSchedules(service),
    languages: listLanguages(service.languages ?? service.language),
    service_areas: areas.map((area) => ({ ...area, name: area.name ?? area.service_area })),
    attributes: [...listObjects(service.attributes), ...listTerms(service)],
    service_at_locations: listJoints(service).map(upgradeJoint),
  }
}
