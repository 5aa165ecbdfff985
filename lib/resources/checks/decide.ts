/** Staff accept or reject an organization's changes to its record, field by field. */
import 'server-only'
import { asc, eq, sql } from 'drizzle-orm'
import { query } from '@/db'
import { listingUpdates, verifications } from '@/db/schema/checks'
import { resources } from '@/db/schema/directory'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { assertSameVersion, changeResource, listDifferences, lockWithInput } from '@/lib/resources/staff/staff-service'
import type { Viewer } from '@/lib/session/policy'
import { easternDate } from '@/lib/time/eastern-time'
import { clearLinkDoubts, markVerified } from './check'
import { listShownFields } from './listing'
import {
  type DecisionInput,
  type FieldTexts,
  type ListingUpdateDto,
  listingUpdateSchema,
  type WaitingPosition,
} from './listing-schema'
import { factOf, findNeededFact } from './needed-fact'
import { listNumbers } from './numbers'
import { type Correctable, checkInput } from './schema'
import { toCorrection } from './to-correction'

const columns = {
  id: listingUpdates.id,
  resourceId: listingUpdates.resourceId,
  title: resources.title,
  submittedAt: listingUpdates.submittedAt,
  proposed: listingUpdates.proposed,
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

/**
 * Applies the accepted fields. What the organization left unchanged counts as confirmed on the day it
 * answered; if its essential contact, or everything, was rejected, the date stays.
 */
export async function decideUpdate(viewer: Viewer, id: string, input: DecisionInput, now = new Date()): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [row] = await transaction.select().from(listingUpdates).where(eq(listingUpdates.id, id)).for('update')
      if (!row) throw new AppError('not-found')
      if (row.status !== 'submitted' || !row.submittedAt) {
        throw new AppError('conflict', 'Someone else has already decided on this. Nothing was changed.')
      }
      const before = await lockWithInput(transaction, row.resourceId)
      const { proposed } = listingUpdateSchema.pick({ proposed: true }).parse(row)
      const names = Object.keys(proposed) as Correctable[]
      if (!input.accepted.every((name) => names.includes(name))) {
        const message = 'Only what the organization proposed can be applied.'
        throw new AppError('invalid', undefined, { errors: [{ path: 'accepted', message }] })
      }
      const correction = toCorrection(before, readAccepted(proposed, input.accepted))
      assertSameVersion(before, input.version, correction)
      const visibility = input.accepted.includes('address') ? before.addressVisibility : undefined
      const whole = { ...correction, addressVisibility: visibility }
      const after =
        listDifferences(before, whole).length > 0 ? await changeResource(transaction, viewer, before, whole) : before
      const numbers = await listNumbers(transaction, after.id)
      const refused = names.filter((name) => !input.accepted.includes(name))
      const isRefused = names.length > 0 && input.accepted.length === 0
      const confirmed = listShownFields(after)
        .filter((name) => after[name] !== null && !refused.includes(name))
        .map((name) => factOf[name])
        // It was shown only its main number.
        .filter((fact) => fact !== 'phone' || numbers.length <= 1)
      const day = easternDate(row.submittedAt)
      if (!isRefused) {
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
        after: { accepted: input.accepted, refused },
      })
    }),
  )
}
