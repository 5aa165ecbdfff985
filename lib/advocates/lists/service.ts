import 'server-only'
import { randomUUID } from 'node:crypto'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import { query } from '@/db'
import { deletePortion } from '@/db/delete-portion'
import { clientLists, users } from '@/db/schema/people'
import { AppError } from '@/lib/http/app-error'
import { getLimiter } from '@/lib/http/rate-limit'
import { isMailOn } from '@/lib/mail/configured'
import { queueMail } from '@/lib/mail/outbox'
import type { Viewer } from '@/lib/session/policy'
import type { Language } from '@/lib/site/language/languages.mjs'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { DAY_MS, daysBefore } from '@/lib/time/zone'
import { EMAILS, EMAILS_TO_ONE, LIST_DAYS, LISTS_MAX } from './limits'
import { writePlainLines } from './lines'
import { writeListMail } from './mails'
import { readListEntries } from './read'
import type { ClientListDto, ClientListInput } from './schema'

type Owner = Pick<Viewer, 'userId'>
type Row = typeof clientLists.$inferSelect

function toDto({ id, codeName, entries, createdAt }: Row): ClientListDto {
  return { id, codeName, entries, createdAt, endsAt: new Date(createdAt.getTime() + LIST_DAYS * DAY_MS) }
}

const isOwn = ({ userId }: Owner, id: string) => and(eq(clientLists.id, id), eq(clientLists.userId, userId))

export async function listClientLists({ userId }: Owner): Promise<ClientListDto[]> {
  const rows = await query((db) =>
    db.select().from(clientLists).where(eq(clientLists.userId, userId)).orderBy(desc(clientLists.createdAt)),
  )
  return rows.map(toDto)
}

async function findList(owner: Owner, id: string): Promise<ClientListDto> {
  const [row] = await query((db) => db.select().from(clientLists).where(isOwn(owner, id)))
  if (!row) throw new AppError('not-found')
  return toDto(row)
}

export function createClientList({ userId }: Owner, { codeName, entries }: ClientListInput): Promise<ClientListDto> {
  return query((db) =>
    db.transaction(async (transaction) => {
      // Two requests at once can't exceed the limit.
      await transaction.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
      const [row] = await transaction.select({ kept: count() }).from(clientLists).where(eq(clientLists.userId, userId))
      if ((row?.kept ?? 0) >= LISTS_MAX) {
        throw new AppError('conflict', words().clientList.dashboard.full({ most: String(LISTS_MAX) }))
      }
      const [added] = await transaction.insert(clientLists).values({ userId, codeName, entries }).returning()
      if (!added) throw new Error('an insert gave no row')
      return toDto(added)
    }),
  )
}

export async function replaceClientList(
  owner: Owner,
  id: string,
  { codeName, entries }: ClientListInput,
): Promise<ClientListDto> {
  const [row] = await query((db) =>
    db.update(clientLists).set({ codeName, entries }).where(isOwn(owner, id)).returning(),
  )
  if (!row) throw new AppError('not-found')
  return toDto(row)
}

export async function removeClientList(owner: Owner, id: string): Promise<void> {
  const removed = await query((db) => db.delete(clientLists).where(isOwn(owner, id)).returning({ id: clientLists.id }))
  if (removed.length === 0) throw new AppError('not-found')
}

async function assertMayMail({ userId }: Owner, to: string): Promise<void> {
  for (const verdict of [
    await getLimiter().take(`list mail of ${userId}`, null, EMAILS),
    await getLimiter().take(`list mail to ${to}`, null, EMAILS_TO_ONE),
  ]) {
    if (verdict.isAllowed) continue
    const headers = { 'retry-after': String(verdict.retryAfter) }
    throw new AppError('too-many', words().clientList.dashboard.tooMany, { headers })
  }
}

/** The address is in the outbox until the email is sent, and nowhere else. */
export async function mailClientList(owner: Owner, id: string, to: string, language: Language): Promise<void> {
  const { dashboard: w } = words().clientList
  const list = await findList(owner, id)
  if (!isMailOn()) throw new AppError('unavailable', w.noMail)
  const entries = await readListEntries(list.entries)
  if (inLanguage(language, () => writePlainLines(entries)).length === 0) throw new AppError('conflict', w.noNumbers)
  await assertMayMail(owner, to)
  const mail = inLanguage(language, () => writeListMail({ key: `client-list:${randomUUID()}`, to, entries }))
  await query((db) => queueMail(db, mail))
}

export function purgeClientLists(now: Date): Promise<number> {
  return deletePortion(clientLists, lt(clientLists.createdAt, daysBefore(now, LIST_DAYS)), 1000)
}
