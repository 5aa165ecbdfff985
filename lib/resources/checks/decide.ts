/** Staff accept or reject an organization's changes to its record, field by field. */
import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { listingUpdates, verifications } from '@/db/schema/checks'
import { phones, resources } from '@/db/schema/directory'
import { recordChange } from '@/lib/audit/record'
import { readLanguages } from '@/lib/geography/languages'
import { AppError } from '@/lib/http/app-error'
import type { Transaction } from '@/lib/resources/staff/staff-parts'
import { assertSameVersion, changeResource, listDifferences, lockWithInput } from '@/lib/resources/staff/staff-service'
import type { Viewer } from '@/lib/session/policy'
import { easternDate } from '@/lib/time/eastern-time'
import { clearLinkDoubts, markVerified, removeRecord } from './check'
import { listShownFields } from './listing'
import {
  type DecisionInput,
  type FieldTexts,
  type ListingField,
  type ListingUpdateDto,
  listingUpdateSchema,
  readMorePhones,
  type WaitingPosition,
} from './listing-schema'
import { factOf, findNeededFact } from './needed-fact'
import { listNumbers } from './numbers'
import { type Correctable, checkInput, correctable } from './schema'
import { toCorrection } from './to-correction'

const columns = {
  id: listingUpdates.id,
  resourceId: listingUpdates.resourceId,
  title: resources.title,
  submittedAt: listingUpdates.submittedAt,
  proposed: listingUpdates.proposed,
  standing: listingUpdates.standing,
  note: listingUpdates.note,
}

/** Undecided ones, oldest first. */
export async function listUpdates({
  limit,
  after,
}: {
  limit: number
  after?: WaitingPosition
}): Promise<{ items: ListingUpdateDto[]; next: WaitingPosition | null }> {
  const { id, submittedAt, status, resourceId } = listingUpdates
  const rows = await query((db) =>
    db
      .select(columns)
      .from(listingUpdates)
      .innerJoin(resources, eq(resources.id, resourceId))
      .where(
        sql`${status} = 'submitted' and ${resources.deletedAt} is null ${
          after ? sql`and (${submittedAt}, ${id}) > (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``
        }`,
      )
      .orderBy(asc(submittedAt), asc(id))
      .limit(limit + 1),
  )
  const items = rows.slice(0, limit).map((row) => listingUpdateSchema.parse(row))
  const last = items.at(-1)
  return { items, next: rows.length > limit && last ? [last.submittedAt, last.id] : null }
}

/** An undecided one; null if it does not exist, or has been decided. */
export async function getUpdate(id: string): Promise<ListingUpdateDto | null> {
  const [row] = await query((db) =>
    db
      .select(columns)
      .from(listingUpdates)
      .innerJoin(resources, eq(resources.id, listingUpdates.resourceId))
      .where(
        sql`${listingUpdates.id} = ${id}::uuid and ${listingUpdates.status} = 'submitted' and ${resources.deletedAt} is null`,
      ),
  )
  return row ? listingUpdateSchema.parse(row) : null
}

/** The accepted texts in the shape of a form. They are validated again. */
function readAccepted(proposed: FieldTexts, accepted: readonly Correctable[]) {
  const given = Object.fromEntries(accepted.map((name) => [name, proposed[name] ?? undefined]))
  return checkInput.parse({ ...given, shown: accepted })
}

/** What a check does not correct. Further numbers come after those that are there. */
async function applyExtras(
  transaction: Transaction,
  id: string,
  proposed: FieldTexts,
  accepted: readonly ListingField[],
): Promise<void> {
  const { languages = null, eligibility = null, morePhones = null } = proposed
  const row = {
    ...(accepted.includes('languages') && { languages: readLanguages(languages ?? '').codes }),
    ...(accepted.includes('eligibility') && { eligibility }),
  }
  if (Object.keys(row).length > 0) await transaction.update(resources).set(row).where(eq(resources.id, id))
  if (!accepted.includes('morePhones')) return
  const there = await transaction.select().from(phones).where(eq(phones.resourceId, id))
  const isThere = (number: string) =>
    there.some((phone) => phone.number.replace(/^1-/, '') === number.replace(/^1-/, ''))
  const last = Math.max(-1, ...there.map(({ position }) => position))
  const added = (readMorePhones(morePhones ?? '') ?? []).filter(({ number }) => !isThere(number))
  const rows = added.map((phone, at) => ({ ...phone, resourceId: id, type: 'voice' as const, position: last + 1 + at }))
  if (rows.length > 0) await transaction.insert(phones).values(rows)
}

/**
 * Applies the accepted fields. What the organization left unchanged counts as confirmed on the day it
 * answered; if its essential contact, or everything, was rejected, the date stays.
 */
export async function decideUpdate(viewer: Viewer, id: string, input: DecisionInput, now = new Date()): Promise<void> {
  const closed = await query((db) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(listingUpdates).where(eq(listingUpdates.id, id)).for('update')
      if (!row) throw new AppError('not-found')
      if (row.status !== 'submitted' || !row.submittedAt) {
        throw new AppError('conflict', 'Someone else has already decided on this. Nothing was changed.')
      }
      const before = await lockWithInput(transaction, row.resourceId)
      const { proposed } = listingUpdateSchema.pick({ proposed: true }).parse(row)
      const names = Object.keys(proposed) as ListingField[]
      if (!input.accepted.every((name) => names.includes(name))) {
        const message = 'Only what the organization proposed can be applied.'
        throw new AppError('invalid', undefined, { errors: [{ path: 'accepted', message }] })
      }
      const accepted = correctable.filter((name) => input.accepted.includes(name))
      const correction = toCorrection(before, readAccepted(proposed, accepted))
      assertSameVersion(before, input.version, correction)
      const visibility = input.accepted.includes('address') ? before.addressVisibility : undefined
      const whole = { ...correction, addressVisibility: visibility }
      await applyExtras(transaction, before.id, proposed, input.accepted)
      const after =
        listDifferences(before, whole).length > 0 ? await changeResource(transaction, viewer, before, whole) : before
      const numbers = await listNumbers(transaction, after.id)
      const refused = names.filter((name) => !input.accepted.includes(name))
      const isRefused = names.length > 0 && input.accepted.length === 0
      const confirmed = listShownFields(after)
        // Where it says that it has moved, its address holds only if it wrote the new one.
        .filter((name) => name !== 'address' || row.standing === null || accepted.includes('address'))
        .filter((name) => after[name] !== null && !refused.includes(name))
        .map((name) => factOf[name])
        // It was shown only its main number.
        .filter((fact) => fact !== 'phone' || numbers.length <= 1)
      const day = easternDate(row.submittedAt)
      // What has closed is not confirmed, whatever else its answer says.
      if (!isRefused && row.standing !== 'closed') {
        await transaction
          .insert(verifications)
          .values({ resourceId: after.id, verifiedOn: day, method: 'organization', verifiedBy: after.title, confirmed })
        const isNewer = before.verifiedOn === null || before.verifiedOn <= day || !before.isVerified
        if (confirmed.includes(findNeededFact(after)) && isNewer) await markVerified(transaction, after.id, day)
        if (confirmed.includes('website')) await clearLinkDoubts(transaction, after.id)
      }
      await transaction
        .update(listingUpdates)
        .set({ status: 'decided', decidedAt: now })
        .where(eq(listingUpdates.id, id))
      await recordChange(transaction, viewer, {
        action: 'decided on answer',
        targetType: 'resource',
        targetId: after.id,
        target: after.title,
        after: { accepted: input.accepted, refused, ...(row.standing ? { standing: row.standing } : {}) },
      })
      return row.standing === 'closed' && input.isClosed ? after.id : null
    }),
  )
  if (closed) await removeRecord(viewer, closed, now)
}
