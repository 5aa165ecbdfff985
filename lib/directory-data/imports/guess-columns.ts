/** Guesses what the columns of a table mean, from their names and values, for staff to review. */
import { forTextFields } from '@/db/vocabulary/text-fields'
import { isPhoneKey, type MeaningKey, manyKeys, meaningKeys } from './column-names'
import { namesInLists } from './names.data'
import { hasNoPlace, OF_OTHERS } from './no-place'
import { findPrivacyKind, plainName } from './private-columns'
import { findDayPart, readFlagName } from './wide-columns'

/** What a text of a record is called stands beside its other words (db/vocabulary/text-fields.ts). */
const columnNames: Partial<Record<MeaningKey, readonly string[]>> = {
  ...forTextFields((_, { names }) => names),
  ...namesInLists,
}

const lookup = new Map<string, { key: MeaningKey; rank: number }>()
for (const key of meaningKeys)
  for (const [rank, name] of (columnNames[key] ?? []).entries()) if (!lookup.has(name)) lookup.set(name, { key, rank })

/** What software puts before the name of a field: 'AgencyAddressus_AgencyAddressus_city', 'organization_url'. */
const OWNER =
  /^(agency(system|option|addressus|hoursofoperation|taxonomy)?|service(system|option|taxonomy|hoursofoperation)?|siteaddressus|site(system|option)?|program|organi[sz]ation|org|provider|facility|location|locs|resource|main|primary|public|listing|shelter|physical|address(?=street|address|line|city|county|state|zip|post))/
/** Too short to say much behind the name of something else. */
const wholeOnly = new Set([
  ...'xy',
  'st',
  'key',
  'web',
  'site',
  'link',
  'text',
  'type',
  'region',
  'service',
  'program',
  'resource',
  'location',
])
/** A state only where the values are those of states. */
const OFTEN_NO_STATE = new Set(['region', 'province'])

function findMeaning(plain: string): { key: MeaningKey; rank: number } | null {
  const whole = lookup.get(plain)
  if (whole) return whole
  if (OF_OTHERS.test(plain)) return null
  if (/(phones?|telephones?|hotline|phonenumber)\d{1,2}(number|num|no)?$/.test(plain))
    return { key: 'phoneNumber', rank: 90 }
  const day = findDayPart(plain)
  if (day) return { key: day.part, rank: 0 }
  if (/l(at|ong)itude$/.test(plain)) return { key: plain.endsWith('latitude') ? 'latitude' : 'longitude', rank: 95 }
  for (let rest = plain, rank = 100; OWNER.test(rest); rank += 1) {
    rest = rest.replace(OWNER, '')
    const found = wholeOnly.has(rest) ? undefined : lookup.get(rest)
    // 'organization_id' is no id of the row, if there is another.
    if (found) return { key: found.key, rank: rank + found.rank }
  }
  return null
}

export const meaningOf = (plain: string): MeaningKey | null => findMeaning(plain)?.key ?? null

const partOfPhone: readonly [RegExp, MeaningKey][] = [
  [/^(name|description|desc|label|notes?|comments?)$/, 'phoneWords'],
  [/^(ext|extension)$/, 'phoneExtension'],
  [/^(type|kind)$/, 'phoneType'],
]

/** 'Phone1Number' as 'phone1', before which 'Phone1Name' and 'Phone1IsPrivate' stand. */
export const phoneStem = (name: string) => plainName(name).replace(/(?<=.)(number|num|no)$/, '')

/** What most of the values of a column are. */
export type ValueKind = 'phone' | 'url' | 'zip' | 'state' | 'code' | 'flag' | 'text' | 'empty'
const byValues: Partial<Record<ValueKind, MeaningKey>> = {
  phone: 'phoneNumber',
  url: 'url',
  zip: 'zip',
  state: 'state',
}

/** '__type' and '_id' are written by databases. */
const isOfProgram = (name: string) => /(^|\s)__/.test(name)
const nameOf = (name: string) => plainName(name.replace(/\s*#\s*$/, ' number'))

/** 'Name of shelter or housing', 'Content_title'; and the first column of a table that names none. */
function isLikeName(name: string): boolean {
  const plain = nameOf(name)
  return (
    !OF_OTHERS.test(plain) &&
    /^nameof|^(?!.*(file|user|street|city|county|state|display)).*(name|title)$|^column1$/.test(plain)
  )
}

/** Earlier answers come first; then what is private; then names, the surest first; then values. */
export function guessColumns(
  columns: readonly string[],
  before: Record<string, string | null> = {},
  kinds: readonly (ValueKind | undefined)[] = [],
): (MeaningKey | null)[] {
  const result: (MeaningKey | null | undefined)[] = columns.map((name) => {
    const chosen = before[name.trim().toLowerCase()]
    return chosen === undefined ? undefined : (meaningKeys.find((key) => key === chosen) ?? null)
  })
  const isEmpty = (at: number) => kinds[at] === 'empty'
  const isFree = (key: MeaningKey) => manyKeys.has(key) || !result.includes(key)
  const give = (at: number, key: MeaningKey) => {
    if (result[at] === undefined && isFree(key)) result[at] = key
  }
  for (const [at, name] of columns.entries()) {
    const kind = findPrivacyKind(name)
    if (kind === 'private') give(at, 'isPrivate')
    else if (kind && kind !== 'secret') give(at, 'rowRule')
    else if (kind && result[at] === undefined) result[at] = null
  }
  // A column of codes is no name, whatever it is called.
  for (const at of columns.keys()) if (kinds[at] === 'code') give(at, 'helpTerms')
  const found = columns
    .map((name, at) => ({ at, ...findMeaning(isOfProgram(name) ? '' : nameOf(name)) }))
    .filter(({ at }) => kinds.length === 0 || kinds[at] === 'state' || !OFTEN_NO_STATE.has(nameOf(columns[at] ?? '')))
    // Of two columns of one meaning, an empty one says nothing.
    .sort((a, b) => Number(isEmpty(a.at)) - Number(isEmpty(b.at)) || (a.rank ?? 0) - (b.rank ?? 0) || a.at - b.at)
  for (const { at, key } of found) if (key) give(at, key)
  for (const [at, name] of columns.entries()) if (kinds[at] === 'flag' && readFlagName(name)) give(at, 'flag')
  if (!result.includes('title') && !result.includes('organization')) {
    const at = columns.findIndex((name, index) => result[index] === undefined && !kinds[index] && isLikeName(name))
    if (at !== -1) give(at, 'title')
  }
  const stems = columns.flatMap((name, at) => (isPhoneKey(result[at] ?? null) ? [phoneStem(name)] : []))
  for (const [at, name] of columns.entries()) {
    const plain = plainName(name)
    const stem = stems.filter((one) => plain.startsWith(one)).sort((a, b) => b.length - a.length)[0]
    const part = stem && partOfPhone.find(([pattern]) => pattern.test(plain.slice(stem.length)))?.[1]
    if (part) give(at, part)
  }
  for (const [at, name] of columns.entries()) {
    const key = byValues[kinds[at] ?? 'text']
    if (key && !OF_OTHERS.test(plainName(name)) && !/fax|email|(id|num|code|key)$/i.test(plainName(name))) give(at, key)
  }
  return result.map((key) => key ?? null)
}

/** What the name of a column says that is not taken: known, and without a place here; or nobody knows it. */
export function knowsColumn(name: string): boolean {
  const plain = nameOf(name)
  return isOfProgram(name) || hasNoPlace(plain) || findPrivacyKind(name) !== null || findMeaning(plain) !== null
}
