import 'server-only'
import { eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { resources } from '@/db/schema/directory'
import { deletions, recordChange } from '@/lib/audit/record'
import { AppError, type FieldError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { chooseSlug, makeSlug } from '@/lib/text/format'
import { ConfidentialAddress } from '../confidential'
import { fillCounty } from '../counties/county-wording'
import { fillWeek } from '../hours/fill-week'
import { writeAddress as composeAddress } from '../read-address'
import { toColumns } from './staff-columns'
import {
  createOrganization,
  lockResource,
  renameOrganization,
  type Transaction,
  writeAddress,
  writePhone,
} from './staff-parts'
import { findStaffResource, revealRecord, type StaffRecord } from './staff-queries'
import { plainFields, type ResourceInput, type StaffResourceDto } from './staff-schema'

const written = [...plainFields, 'phoneNumber', 'addressVisibility'] as const
const conflictMessage =
  'Someone else saved this in the meantime. Your text is still here, and nothing was overwritten. Compare the two, then save again.'

/** For the audit log, which never holds an address that is kept private. */
function pick(resource: StaffRecord): Record<string, unknown> {
  const address = resource.address instanceof ConfidentialAddress ? 'kept private' : resource.address
  return { ...Object.fromEntries(written.map((name) => [name, resource[name]])), address }
}

function requireFound(resource: StaffRecord | null): StaffRecord {
  if (!resource) throw new AppError('not-found', 'This resource no longer exists. It may have been deleted.')
  return resource
}

async function findSlug(transaction: Transaction, title: string): Promise<string> {
  const wanted = makeSlug(title)
  // Two entries of one title that are made at once get different addresses.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`resource:${wanted}`}))`)
  const taken = await transaction.execute<{ slug: string }>(
    sql`select slug from resources where slug = ${wanted} or slug ~ ${`^${wanted}-[0-9]+$`}
        union select slug from seed_records where slug = ${wanted}
        union select slug from former_slugs where slug = ${wanted} or slug ~ ${`^${wanted}-[0-9]+$`}`,
  )
  return chooseSlug(
    wanted,
    taken.map(({ slug }) => slug),
  )
}

function isSame(saved: unknown, sent: unknown): boolean {
  return saved instanceof ConfidentialAddress ? saved.equals(String(sent)) : saved === sent
}

/** What was sent, as the record would show it. What is not given is undefined. */
export function showInput(input: ResourceInput): Partial<Record<keyof StaffResourceDto, unknown>> {
  const { phoneNumber: phone, address, category } = input
  return {
    ...input,
    category: category.category,
    phoneNumber: phone && (phone.extension ? `${phone.number} ext. ${phone.extension}` : phone.number),
    address: address && composeAddress(address),
    version: undefined,
  }
}

/** Which fields of the saved record are not what this editor sent. */
export function listDifferences(current: StaffRecord, input: ResourceInput): FieldError[] {
  const sent = showInput(input)
  return [...written, 'address' as const].flatMap((name) =>
    sent[name] === undefined || isSame(current[name], sent[name])
      ? []
      : [{ path: name, message: 'This was already saved with different text.' }],
  )
}

async function writeParts(
  transaction: Transaction,
  id: string,
  input: ResourceInput,
  formerTitle: string,
): Promise<StaffRecord> {
  if (input.phoneNumber !== undefined) await writePhone(transaction, id, input.phoneNumber)
  await writeAddress(transaction, id, { address: input.address, visibility: input.addressVisibility })
  await renameOrganization(transaction, id, formerTitle)
  await transaction.execute(fillCounty(sql`select ${id}::uuid`))
  if (input.hours) await fillWeek(transaction, id)
  return requireFound(await findStaffResource(transaction, id))
}

/** In the caller's transaction. */
export async function createResourceIn(
  transaction: Transaction,
  viewer: Viewer,
  input: ResourceInput,
): Promise<StaffRecord> {
  const organizationId = await createOrganization(transaction, input.title, input.url ?? null)
  const slug = await findSlug(transaction, input.title)
  const [row] = await transaction
    .insert(resources)
    .values({ ...toColumns(input, null), organizationId, slug })
    .returning({ id: resources.id })
  const resource = await writeParts(transaction, row?.id ?? '', input, input.title)
  await recordChange(transaction, viewer, {
    action: 'created',
    targetType: 'resource',
    targetId: resource.id,
    target: resource.title,
    after: pick(resource),
  })
  return resource
}

export async function createResource(viewer: Viewer, input: ResourceInput): Promise<StaffResourceDto> {
  return query((db) =>
    db.transaction(async (transaction) => revealRecord(viewer, await createResourceIn(transaction, viewer, input))),
  )
}

/** Throws what a save over a newer version of the record is answered with. */
export function assertSameVersion(current: StaffRecord, version: number | undefined, input: ResourceInput): void {
  if (version === undefined || version === current.version) return
  throw new AppError('conflict', conflictMessage, { errors: listDifferences(current, input) })
}

/** Also one that was deleted. */
async function holdAny(transaction: Transaction, id: string): Promise<StaffRecord> {
  await lockResource(transaction, id)
  return requireFound(await findStaffResource(transaction, id))
}

/** Held until the transaction ends, and not deleted. */
export async function lockWithInput(transaction: Transaction, id: string): Promise<StaffRecord> {
  const resource = await holdAny(transaction, id)
  if (resource.deletedAt) throw new AppError('not-found', 'This resource was deleted. Restore it first, under Deleted.')
  return resource
}

/** In the transaction of whoever holds `before`; what was changed is written down. */
export async function changeResource(
  transaction: Transaction,
  viewer: Viewer,
  before: StaffRecord,
  input: ResourceInput,
): Promise<StaffRecord> {
  assertSameVersion(before, input.version, input)
  await transaction.update(resources).set(toColumns(input, before)).where(eq(resources.id, before.id))
  const after = await writeParts(transaction, before.id, input, before.title)
  await recordChange(transaction, viewer, {
    action: 'updated',
    targetType: 'resource',
    targetId: before.id,
    target: after.title,
    before: pick(before),
    after: pick(after),
  })
  return after
}

/** Refuses to write over what another editor saved since. */
export async function updateResource(viewer: Viewer, id: string, input: ResourceInput): Promise<StaffResourceDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const before = await lockWithInput(transaction, id)
      return revealRecord(viewer, await changeResource(transaction, viewer, before, input))
    }),
  )
}

export const { remove: deleteResource, restore: restoreResource } = deletions({
  type: 'resource',
  hold: holdAny,
  // One that was archived before it was deleted comes back archived.
  write: async (transaction, id, deletedAt) => {
    const at = deletedAt?.toISOString()
    await transaction
      .update(resources)
      .set(
        at
          ? { deletedAt: sql`${at}::timestamptz`, archivedAt: sql`coalesce(archived_at, ${at}::timestamptz)` }
          : { deletedAt: null, archivedAt: sql`nullif(archived_at, deleted_at)` },
      )
      .where(eq(resources.id, id))
  },
})

/** Off the public pages, and still in the list of the staff. */
async function setArchived(viewer: Viewer, id: string, isArchived: boolean): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const before = await lockWithInput(transaction, id)
      if (before.isArchived === isArchived) throw new AppError('conflict')
      await transaction
        .update(resources)
        .set({ archivedAt: isArchived ? new Date() : null })
        .where(eq(resources.id, id))
      await recordChange(transaction, viewer, {
        ...{ action: isArchived ? 'archived' : 'unarchived', targetType: 'resource', targetId: id },
        target: before.title,
      })
    }),
  )
}

export async function archiveResource(viewer: Viewer, id: string): Promise<void> {
  await setArchived(viewer, id, true)
}

export async function unarchiveResource(viewer: Viewer, id: string): Promise<void> {
  await setArchived(viewer, id, false)
}
