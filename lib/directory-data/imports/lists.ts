/** Pulls official lists, from the console or on schedule. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import type { Actor } from '@/lib/audit/record'
import { openPublished } from '@/lib/directory-data/sources/open'
import { checkPull, createPull } from '@/lib/directory-data/sources/pull'
import type { GoneRecord, Source } from '@/lib/directory-data/sources/source'
import { findSource, sources } from '@/lib/directory-data/sources/sources'
import { listGone } from '@/lib/directory-data/sources/sql-listings'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { logEvent } from '@/lib/log/log'
import { applyImport } from './apply'
import { getImport } from './queries'
import type { ImportDto } from './schema'
import { getImportFolder, whileReading } from './service'

const MAX_GONE = 50

/** Starts reading a list; its changes are shown like those of an uploaded file. */
export async function startPull(actor: Actor, name: string): Promise<ImportDto> {
  const source = findSource(name)
  if (!source) throw new AppError('not-found', 'There is no such list.')
  const [running] = await query((db) =>
    db.execute<{ id: string }>(sql`select id from imports where source = ${name} and gone is not null
      and status = 'checking' and beat_at > now() - interval '1 minute' limit 1`),
  )
  if (running) return getImport(running.id)
  const id = await query((db) => createPull(db, source, actor))
  await whileReading(id, read(id, source))
  return getImport(id)
}

const read = (id: string, source: Source, signal?: AbortSignal) =>
  withOwnConnection((db) =>
    checkPull(db, id, source, { folder: getImportFolder(), open: openPublished(source, signal) }),
  )

export async function listGoneRecords({ id, source: name, state, gone }: ImportDto): Promise<GoneRecord[]> {
  const source = findSource(name)
  if (!source || !gone || state !== 'checked') return []
  return query((db) => listGone(db, source, id, MAX_GONE))
}

export interface LastPull {
  id: string
  state: string
  at: string
}

/** The last pull of each list, by name. */
export async function listLastPulls(): Promise<Map<string, LastPull>> {
  const rows = await query((db) =>
    db.execute<LastPull & { source: string } & Record<string, unknown>>(sql`
      select distinct on (source) source, id, status as state, created_at as at from imports
      where gone is not null order by source, created_at desc`),
  )
  return new Map(rows.map(({ source, id, state, at }) => [source, { id, state, at: new Date(at).toISOString() }]))
}

const DAY_MS = 86_400_000
const daysOf: Record<Source['rhythm'], number> = { daily: 1, weekly: 7, monthly: 30, quarterly: 91 }
/** A larger share of changes waits for a person: it suggests that the list was restructured. */
const MAX_UNSEEN_SHARE = 0.1
const actor = { userId: null, email: 'scheduler' }

/** Applied automatically if the changes are of the usual size; otherwise it stays under Import for review. */
async function pullNow(source: Source, signal: AbortSignal): Promise<'written' | 'waiting' | 'refused'> {
  const id = await query((db) => createPull(db, source, actor))
  await whileReading(id, read(id, source, signal), Number.POSITIVE_INFINITY)
  const { state, toAdd, toChange, toLeave, gone } = await getImport(id)
  if (state !== 'checked') return 'refused'
  const known = toChange + toLeave + (gone ?? 0)
  if (toAdd + toChange + (gone ?? 0) > known * MAX_UNSEEN_SHARE) return 'waiting'
  await withOwnConnection((db) => applyImport(db, id, actor, { rows: 'good' }))
  return 'written'
}

function isDue({ rhythm }: Source, last: LastPull | undefined, now: Date): boolean {
  if (!last) return true
  const days = last.state === 'refused' ? 1 : daysOf[rhythm]
  return now.getTime() - new Date(last.at).getTime() >= days * DAY_MS
}

/** One list per run, so that none waits behind a slow one. */
export async function pullDueList(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  const wanted = sources.filter(({ name }) => env.SOURCES.includes('all') || env.SOURCES.includes(name))
  if (wanted.length === 0) return {}
  const last = await listLastPulls()
  const due = wanted.find((source) => isDue(source, last.get(source.name), now))
  if (!due) return {}
  const outcome = await pullNow(due, signal)
  logEvent('list-pulled', { list: due.name, outcome })
  return { [outcome]: 1 }
}
