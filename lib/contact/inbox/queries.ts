import 'server-only'
import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { adminUsers } from '@/db/schema/people'
import {
  type MessageDto,
  type MessageFilter,
  type MessagePosition,
  type MessageWithNotesDto,
  messageSchema,
  noteSchema,
} from './schema'

const columns = sql`m.id, m.name, m.email, m.phone, m.subject, m.category, m.message, m.language, m.priority, m.status,
  m.reach_by as "reachBy", m.reach_hours as "reachHours", m.voicemail_ok as "voicemailOk",
  m.created_at as "createdAt", m.closed_at as "closedAt", m.assigned_to as "assignedTo"`

/** As in the index. */
const rank = sql`array_position(array['low','normal','high','emergency'], m.priority)`
const MAX_NOTES = 500

/** As in the index: each word separately, including the parts of an address. */
const words = sql`to_tsvector('simple', translate(m.subject || ' ' || m.name || ' ' || m.email || ' ' || m.message, '@._-+/:<>&', '          '))`

/**
 * Messages that contain every word typed, or one starting with it. Words, not substrings, so that an index finds
 * them without reading a single message, however many there are.
 */
function matchWords(typed: string): SQL {
  const asked = typed.split(/[\s!-/:-@[-`{-~]+/).filter(Boolean)
  if (asked.length === 0) return sql`false`
  return sql`${words} @@ to_tsquery('simple', ${asked.map((word) => `'${word}':*`).join(' & ')})`
}

export interface MessageList {
  items: MessageDto[]
  next: MessagePosition | null
}

/** By priority, then newest first, unless sorted otherwise; closed messages by time only. */
export function selectMessages(filter: MessageFilter): SQL {
  const { status, priority, category, language, q, assigned, sort = 'urgent', limit, after } = filter
  const isClosed = status === 'closed'
  const parts: SQL[] = [isClosed ? sql`m.status = 'closed'` : sql`m.status <> 'closed'`]
  if (status && !isClosed) parts.push(sql`m.status = ${status}`)
  if (priority) parts.push(sql`m.priority = ${priority}`)
  if (category) parts.push(sql`m.category = ${category}`)
  if (language) parts.push(sql`m.language = ${language}`)
  if (assigned) parts.push(assigned === 'nobody' ? sql`m.assigned_to is null` : sql`m.assigned_to = ${assigned}`)
  if (q) parts.push(matchWords(q))
  const isByTime = isClosed || sort !== 'urgent'
  const isOldest = sort === 'oldest'
  if (after) {
    const { rank: of, createdAt, id } = after
    const at = sql`${createdAt}::timestamptz, ${id}::uuid`
    if (!isByTime) parts.push(sql`(${rank}, m.created_at, m.id) < (${of}::int, ${at})`)
    else parts.push(isOldest ? sql`(m.created_at, m.id) > (${at})` : sql`(m.created_at, m.id) < (${at})`)
  }
  const byTime = isOldest ? sql`m.created_at, m.id` : sql`m.created_at desc, m.id desc`
  const order = isByTime ? byTime : sql`${rank} desc, ${byTime}`
  // First the ids, from the index alone, then their text.
  return sql`select ${columns}, ${rank} as rank, m.created_at::text as position from contact_messages m
    where m.id in (select m.id from contact_messages m where ${sql.join(parts, sql` and `)} order by ${order} limit ${limit + 1})
    order by ${order}`
}

export async function listMessages(filter: MessageFilter): Promise<MessageList> {
  const rows = await query((db) => db.execute<Record<string, unknown>>(selectMessages(filter)))
  const last = rows[filter.limit - 1]
  return {
    items: rows.slice(0, filter.limit).map((row) => messageSchema.parse(row)),
    next:
      rows.length > filter.limit && last
        ? { rank: Number(last.rank), createdAt: String(last.position), id: String(last.id) }
        : null,
  }
}

export async function getMessage(id: string): Promise<MessageWithNotesDto | null> {
  return query(async (db) => {
    const [row] = await db.execute<Record<string, unknown>>(
      sql`select ${columns} from contact_messages m where m.id = ${id}`,
    )
    if (!row) return null
    const notes = await db.execute<Record<string, unknown>>(
      sql`select id, author, body, is_reply as "isReply", call_outcome as "callOutcome", created_at as "createdAt" from contact_notes
          where message_id = ${id} order by created_at, id limit ${MAX_NOTES}`,
    )
    return { ...messageSchema.parse(row), notes: notes.map((note) => noteSchema.parse(note)) }
  })
}

/** Staff members who can be assigned to messages. */
export async function listHelpers(): Promise<string[]> {
  const mayAnswer = or(eq(adminUsers.role, 'admin'), sql`'messages:write' = any(${adminUsers.permissions})`)
  const rows = await query((db) =>
    db
      .select({ email: adminUsers.email })
      .from(adminUsers)
      .where(and(eq(adminUsers.isActive, true), mayAnswer))
      .orderBy(asc(adminUsers.email))
      .limit(500),
  )
  return rows.map(({ email }) => email)
}
