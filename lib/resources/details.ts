/** A record's whole form: read, and written in one transaction. */
import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { locations, organizations, phones, resources, schedules } from '@/db/schema/directory'
import { contacts, recordNotes, specialHours } from '@/db/schema/record-parts'
import { readHoursInWords } from '@/db/vocabulary/hours-in-words'
import { pickTexts } from '@/db/vocabulary/text-fields'
import { findTimeZone } from '@/db/vocabulary/time-zones'
import { recordChange } from '@/lib/audit/record'
import { matchCounty } from '@/lib/geography/match-county'
import { findState, type StateCode } from '@/lib/geography/states'
import { AppError, type FieldError } from '@/lib/http/app-error'
import { assertAccess, type Viewer } from '@/lib/session/policy'
import { type Details, readDetails, type Sent } from './details-schema'
import { describeWeek } from './hours/week'
import { listCurrent } from './import/sql-import'
import { alertUntil, contactsOf, specialHoursOf } from './sql-parts'
import type { Transaction } from './staff/staff-parts'
import { type ResourceInput, resourceInput } from './staff/staff-schema'
import { changeResource, listDifferences, lockWithInput } from './staff/staff-service'

export interface RecordDetails extends Details {
  title: string
  version: number
  state: Details['serviceArea'][number] | null
}

type Runner = Pick<Database, 'execute'>

export async function findDetails(db: Runner, id: string): Promise<RecordDetails | null> {
  const current = (await listCurrent(db, [id])).get(id)
  if (!current) return null
  const [more] = await db.execute<{
    helpKinds: string[]
    counties: string[]
    organization: string
    email: string | null
    alertUntil: string | null
    specialHours: Details['specialHours']
    contacts: Details['contacts']
    note: string | null
  }>(sql`
    select r.help_kinds as "helpKinds", o.name as organization, o.email, ${alertUntil},
      ${specialHoursOf} as "specialHours", ${contactsOf} as contacts,
      (select n.body from record_notes n where n.resource_id = r.id) as note,
      coalesce((select array_agg(case when c.state = r.state then c.name else c.name || ' ' || c.state end order by c.name)
        from counties c where c.fips = any(r.counties_served)), '{}') as counties
    from resources r join organizations o on o.id = r.organization_id where r.id = ${id}::uuid`)
  if (!more) return null
  const { title, version, state, tags, languages, areaServed } = current
  return {
    ...{ title, version, state, tags, languages, areaServed, phones: current.phones },
    ...pickTexts(current),
    schedules: current.schedules,
    serviceArea: current.serviceArea as Details['serviceArea'],
    helpKinds: more.helpKinds,
    countiesServed: more.counties,
    organization: more.organization,
    email: more.email,
    alertUntil: more.alertUntil,
    specialHours: more.specialHours,
    contacts: more.contacts,
    note: more.note,
    // The first location is in the first form.
    places: current.places
      .filter((place) => place.id !== current.place?.id)
      .map(({ id: placeId, street, city, state: of, zip, visibility }) => ({
        ...{ id: placeId, street, city, zip, visibility },
        state: of as Details['serviceArea'][number] | null,
      })),
  }
}

export async function getDetails(viewer: Viewer, id: string): Promise<RecordDetails | null> {
  assertAccess(viewer, 'staff:resources')
  return query((db) => findDetails(db, id))
}

function findCounties(words: readonly string[], state: StateCode | null): string[] {
  const found = words.map((word) => ({ word, county: matchCounty(word, state) }))
  const strange = found.filter(({ county }) => county === null).map(({ word }) => `“${word.slice(0, 40)}”`)
  if (strange.length > 0) {
    const message = `We do not know the county ${strange.slice(0, 3).join(', ')}. Add its state, such as Erie PA.`
    throw new AppError('invalid', undefined, { errors: [{ path: 'countiesServed', message }] })
  }
  return [...new Set(found.flatMap(({ county }) => county?.fips ?? []))]
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

async function writeLists(transaction: Transaction, id: string, before: RecordDetails, after: Details): Promise<void> {
  if (!same(before.phones, after.phones)) {
    await transaction.delete(phones).where(eq(phones.resourceId, id))
    const rows = after.phones.map((phone, position) => ({ ...phone, resourceId: id, position }))
    if (rows.length > 0) await transaction.insert(phones).values(rows)
  }
  if (!same(describeWeek(before.schedules), describeWeek(after.schedules))) {
    await transaction.delete(schedules).where(eq(schedules.resourceId, id))
    const rows = after.schedules.map((row) => ({ ...row, resourceId: id }))
    if (rows.length > 0) await transaction.insert(schedules).values(rows)
  }
}

/** Days that are over stay; nobody reads them. */
async function writeMore(
  transaction: Transaction,
  viewer: Viewer,
  resourceId: string,
  before: RecordDetails,
  after: Details,
): Promise<void> {
  if (!same(before.specialHours, after.specialHours)) {
    await transaction.execute(sql`delete from special_hours where resource_id = ${resourceId}::uuid
      and ends_on >= (now() at time zone 'America/New_York')::date`)
    const rows = after.specialHours.map((row) => ({ ...row, resourceId }))
    if (rows.length > 0) await transaction.insert(specialHours).values(rows)
  }
  if (!same(before.contacts, after.contacts)) {
    await transaction.delete(contacts).where(eq(contacts.resourceId, resourceId))
    const rows = after.contacts.map((row, position) => ({ ...row, resourceId, position }))
    if (rows.length > 0) await transaction.insert(contacts).values(rows)
  }
  if (before.note === after.note) return
  await transaction.delete(recordNotes).where(eq(recordNotes.resourceId, resourceId))
  if (after.note === null) return
  const writtenBy = viewer.email ?? 'unknown'
  await transaction.insert(recordNotes).values({ resourceId, body: after.note, writtenBy })
}

async function writePlaces(transaction: Transaction, id: string, before: RecordDetails, after: Details): Promise<void> {
  const known = new Map(before.places.map((place) => [place.id, place]))
  for (const { id: placeId, ...place } of after.places) {
    const former = placeId ? known.get(placeId) : undefined
    const { visibility: addressVisibility, ...words } = place
    // The coordinates of a new address are unknown.
    const nowhere = { latitude: null, longitude: null, isApproximate: false }
    if (!former || !placeId) await transaction.insert(locations).values({ ...words, addressVisibility, resourceId: id })
    else if (!same({ ...former, id: undefined }, { ...place, id: undefined })) {
      const { visibility: _, id: __, ...was } = former
      const moved = same(was, words) ? {} : nowhere
      await transaction
        .update(locations)
        .set({ ...words, ...moved, addressVisibility })
        .where(eq(locations.id, placeId))
    }
    known.delete(placeId)
  }
  for (const placeId of known.keys()) if (placeId) await transaction.delete(locations).where(eq(locations.id, placeId))
}

/** For the audit log: of additional locations only their number, of the note only whether there is one. */
function pick(details: Details): Record<string, unknown> {
  const { places, schedules: week, phones: numbers, note, ...plain } = details
  const phoneWords = numbers.map(({ number, extension, type }) => [number, extension, type].filter(Boolean).join(' '))
  return {
    ...plain,
    phones: phoneWords,
    schedules: describeWeek(week),
    furtherPlaces: places.length,
    hasNote: note !== null,
  }
}

const conflict = 'Someone else saved this record in the meantime. Your text is still here, and nothing was overwritten.'

const basicNames = ['address', 'addressVisibility', 'url', 'hours', 'scope', 'city', 'state'] as const

/** The fields of the first form, where the whole form was sent: an empty one is emptied. Null for a part of it. */
function readBasics(sent: Sent): ResourceInput | null {
  if (sent.title === undefined && sent.description === undefined) return null
  const { title = '', description = '', category = '' } = sent
  const plain = Object.fromEntries(basicNames.map((name) => [name, sent[name] ?? (isChosen(name) ? undefined : '')]))
  const isEmergency = ['true', 'on', true].includes(sent.isEmergency as string)
  const read = resourceInput.safeParse({ title, description, category, ...plain, isEmergency })
  if (read.success) return read.data
  const errors = read.error.issues.map(({ path, message }) => ({ path: String(path[0]), message }))
  throw new AppError('invalid', undefined, { errors })
}

const isChosen = (name: string) => name === 'addressVisibility' || name === 'scope'

const contradiction =
  'These words say other hours than the days below. Change one of them; with the days empty, they follow these words.'

/** The week as it was written by day, or else as the words say it. */
function readWeek(hours: string | null | undefined, written: Details['schedules'], zone: string | null) {
  const spoken = hours ? readHoursInWords(hours, zone ?? written[0]?.timezone ?? null) : null
  if (!spoken || written.length === 0) return written.length > 0 ? written : (spoken ?? [])
  if (same(describeWeek(spoken), describeWeek(written))) return written
  throw new AppError('invalid', undefined, { errors: [{ path: 'hours', message: contradiction }] })
}

/** All that is wrong in both parts, so that nothing is told only after the rest was mended. */
function readWhole(sent: Sent): { basics: ResourceInput | null; given: Details } {
  const errors: FieldError[] = []
  const read = <Value>(part: () => Value): Value | null => {
    try {
      return part()
    } catch (error) {
      if (!(error instanceof AppError) || !error.errors) throw error
      errors.push(...error.errors)
      return null
    }
  }
  const [basics, given] = [read(() => readBasics(sent)), read(() => readDetails(sent))]
  if (errors.length > 0 || !given) throw new AppError('invalid', undefined, { errors })
  return { basics, given }
}

/** The clock of its state, where the form names none. */
async function findZone(id: string, state: unknown): Promise<string | null> {
  const [row] = await query((db) =>
    db.execute<{ state: StateCode | null; fips: string | null }>(
      sql`select state, county_fips as fips from resources where id = ${id}::uuid`,
    ),
  )
  const typed = typeof state === 'string' ? findState(state) : null
  return typed && typed !== row?.state ? findTimeZone(typed, null) : findTimeZone(row?.state ?? null, row?.fips ?? null)
}

export async function saveDetails(viewer: Viewer, id: string, sent: Sent): Promise<void> {
  const zone = await findZone(id, sent.state)
  const { basics, given } = readWhole({ ...sent, timezone: sent.timezone || zone || '' })
  await query((db) =>
    db.transaction(async (transaction) => {
      const record = await lockWithInput(transaction, id)
      const version = Number(sent.version ?? record.version)
      if (version !== record.version) throw new AppError('conflict', conflict)
      const week = readWeek(basics ? basics.hours : record.hours, given.schedules, zone)
      if (basics && listDifferences(record, basics).length > 0) {
        await changeResource(transaction, viewer, record, basics)
      }
      const before = await findDetails(transaction, id)
      if (!before) throw new AppError('not-found', 'This resource no longer exists. It may have been deleted.')
      const after = { ...given, schedules: basics ? week : given.schedules }
      const countiesServed = findCounties(given.countiesServed, before.state)
      const { languages, helpKinds, tags, serviceArea, areaServed, alertUntil: until } = given
      const lists = { languages, helpKinds, tags, serviceArea, areaServed, countiesServed }
      await transaction
        .update(resources)
        .set({ ...pickTexts(given), ...lists, alertUntil: until })
        .where(eq(resources.id, id))
      await writeLists(transaction, id, before, after)
      await writePlaces(transaction, id, before, after)
      await writeMore(transaction, viewer, id, before, after)
      await transaction
        .update(organizations)
        .set({ name: given.organization, email: given.email })
        .where(sql`id = (select organization_id from resources where id = ${id}::uuid)`)
      const written = await findDetails(transaction, id)
      await recordChange(transaction, viewer, {
        ...{ action: 'updated', targetType: 'resource', targetId: id, target: before.title },
        before: pick(before),
        after: written ? pick(written) : {},
      })
    }),
  )
}
