/** A record's second form: read, and written in one transaction. */
import { pickTexts } from '@/db/vocabulary/text-fields'
import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { locations, organizations, phones, resources, schedules } from '@/db/schema/directory'
import { recordChange } from '@/lib/audit/record'
import { matchCounty } from '@/lib/geography/match-county'
import type { StateCode } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import { assertAccess, type Viewer } from '@/lib/session/policy'
import { type Details, readDetails, type Sent } from './details-schema'
import { describeWeek } from './hours/week'
import { listCurrent } from './import/sql-import'
import type { Transaction } from './staff/staff-parts'
import { lockWithInput } from './staff/staff-service'

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
  }>(sql`
    select r.help_kinds as "helpKinds", o.name as organization, o.email,
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

/** For the audit log: of additional locations only their number. */
function pick(details: Details): Record<string, unknown> {
  const { places, schedules: week, phones: numbers, ...plain } = details
  const phoneWords = numbers.map(({ number, extension, type }) => [number, extension, type].filter(Boolean).join(' '))
  return { ...plain, phones: phoneWords, schedules: describeWeek(week), furtherPlaces: places.length }
}

const conflict = 'Someone else saved this record in the meantime. Your text is still here, and nothing was overwritten.'

export async function saveDetails(viewer: Viewer, id: string, sent: Sent): Promise<void> {
  const given = readDetails(sent)
  await query((db) =>
    db.transaction(async (transaction) => {
      await lockWithInput(transaction, id)
      const before = await findDetails(transaction, id)
      if (!before) throw new AppError('not-found', 'This resource no longer exists. It may have been deleted.')
      const version = Number(sent.version ?? before.version)
      if (version !== before.version) throw new AppError('conflict', conflict)
      const countiesServed = findCounties(given.countiesServed, before.state)
      const { languages, helpKinds, tags, serviceArea, areaServed } = given
      await transaction
        .update(resources)
        .set({ ...pickTexts(given), languages, helpKinds, tags, serviceArea, areaServed, countiesServed })
        .where(eq(resources.id, id))
      await writeLists(transaction, id, before, given)
      await writePlaces(transaction, id, before, given)
      await transaction
        .update(organizations)
        .set({ name: given.organization, email: given.email })
        .where(sql`id = (select organization_id from resources where id = ${id}::uuid)`)
      const after = await findDetails(transaction, id)
      await recordChange(transaction, viewer, {
        ...{ action: 'updated', targetType: 'resource', targetId: id, target: before.title },
        before: pick(before),
        after: after ? pick(after) : {},
      })
    }),
  )
}
