/** The links of volunteers: one by person and round. It needs no account, and shows only programs to call. */
import 'server-only'
import { lt, or, sql } from 'drizzle-orm'
import { query } from '@/db'
import { deletePortion } from '@/db/delete-portion'
import { callLinks, callRounds } from '@/db/schema/calls'
import { recordChange } from '@/lib/audit/record'
import { AppError } from '@/lib/http/app-error'
import { hashToken, randomToken } from '@/lib/sealing/seal'
import type { Viewer } from '@/lib/session/policy'
import { site } from '@/lib/site/site'
import { daysBefore } from '@/lib/time/zone'

const DAYS = 30
const DAY_MS = 86_400_000

/** The address can't be shown a second time: only a hash of its token is stored. */
export async function makeLink(
  viewer: Viewer,
  roundId: string,
  person: string,
  now = new Date(),
): Promise<{ id: string; address: string }> {
  const token = randomToken()
  return query((db) =>
    db.transaction(async (transaction) => {
      const [round] = await transaction.execute<{ title: string }>(
        sql`select title from call_rounds where id = ${roundId}::uuid and ended_at is null for update`,
      )
      if (!round) throw new AppError('not-found')
      const values = { roundId, person, createdAt: now, expiresAt: new Date(now.getTime() + DAYS * DAY_MS) }
      const [link] = await transaction
        .insert(callLinks)
        .values({ ...values, tokenHash: hashToken(token) })
        .returning({ id: callLinks.id })
      await recordChange(transaction, viewer, {
        ...{ action: 'link for calls made', targetType: 'call round', targetId: roundId, target: round.title },
        after: { person },
      })
      return { id: link?.id ?? '', address: `${site.url}/calling/${token}` }
    }),
  )
}

export async function endLink(viewer: Viewer, id: string, now = new Date()): Promise<{ roundId: string }> {
  return query((db) =>
    db.transaction(async (transaction) => {
      const [link] = await transaction.execute<{ person: string; roundId: string; title: string }>(sql`
        update call_links l set ended_at = ${now.toISOString()}::timestamptz from call_rounds r
        where l.id = ${id}::uuid and l.ended_at is null and r.id = l.round_id
        returning l.person, l.round_id as "roundId", r.title`)
      if (!link) throw new AppError('not-found')
      const { person, roundId, title } = link
      await transaction.execute(sql`update call_programs set claimed_by = null, claimed_until = null
        where claimed_by = ${id}::uuid`)
      await recordChange(transaction, viewer, {
        ...{ action: 'link for calls ended', targetType: 'call round', targetId: roundId, target: title },
        before: { person },
      })
      return { roundId }
    }),
  )
}

const ENDED_DAYS = 365
const BATCH_SIZE = 20

/** With its links, programs and answers. What was taken over stays on the entries. */
export async function purgeRounds(now: Date): Promise<number> {
  const { endedAt, createdAt } = callRounds
  const isOver = or(
    lt(endedAt, daysBefore(now, ENDED_DAYS)),
    sql`${endedAt} is null and ${createdAt} < ${daysBefore(now, 2 * ENDED_DAYS).toISOString()}::timestamptz`,
  )
  return deletePortion(callRounds, isOver, BATCH_SIZE)
}
