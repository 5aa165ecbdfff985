/** Starts and ends rounds of calls. A round holds every program whose number nobody has proved, as it stands that day. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { type Candidate, callPrograms, callRounds } from '@/db/schema/calls'
import { type ProgramToCall, readProgramsToCall } from '@/db/seed/to-call'
import { recordChange } from '@/lib/audit/record'
import type { StateCode } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { makeSlug } from '@/lib/text/format'
import { readPhone } from '../read-phone'
import type { Transaction } from '../staff/staff-parts'
import { SLOW_MS } from './schema'

interface Program extends Omit<ProgramToCall, 'phone' | 'source'> {
  key: string
  candidates: Candidate[]
}

const write = (phone: string) => readPhone(phone)?.number ?? phone

/** One of each program, with every number that was seen of it. */
function joinPrograms(rows: readonly ProgramToCall[]): Program[] {
  const programs = new Map<string, Program>()
  for (const { phone, source, ...row } of rows) {
    const key = row.id || `${row.state.toLowerCase()}:${makeSlug(row.name)}`
    const program = programs.get(key) ?? { ...row, key, candidates: [] }
    programs.set(key, program)
    program.website ??= row.website
    program.countiesServed = [...new Set([...program.countiesServed, ...row.countiesServed])]
    if (row.note && !program.note.includes(row.note)) program.note = [program.note, row.note].filter(Boolean).join('; ')
    if (phone && !program.candidates.some(({ number }) => number === write(phone))) {
      program.candidates.push({ number: write(phone), seen: source })
    }
  }
  return [...programs.values()]
}

/** A local program against violence with a number to call covers its county and those that it names. */
const covered = sql`select distinct unnest(r.counties_served || r.county_fips) from resources r
  where r.archived_at is null and r.tags @> '{local-program}'
    and exists (select from phones p where p.resource_id = r.id and p.type = 'voice')`

/** The people of each county where nobody could be called. */
async function readUncovered(transaction: Transaction): Promise<Map<string, number>> {
  const rows = await transaction.execute<{ fips: string; people: number }>(sql`
    select c.fips, coalesce(c.population, 0) as people from counties c
    where c.fips not in (select fips from (${covered}) g(fips) where fips is not null)`)
  return new Map(rows.map(({ fips, people }) => [fips, people]))
}

interface Listed extends Record<string, unknown> {
  slug: string
  id: string
  isOpen: boolean
}

/** Entries by slug; not open: it has a number by now, or is no longer public. */
async function readEntries(transaction: Transaction, slugs: readonly string[]): Promise<Map<string, Listed>> {
  const rows = await transaction.execute<Listed>(sql`
    select r.slug, r.id, r.archived_at is null and r.deleted_at is null
      and not exists (select from phones p where p.resource_id = r.id and p.type = 'voice') as "isOpen"
    from resources r where r.slug in (select value from jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`)
  return new Map(rows.map((row) => [row.slug, row]))
}

/** What an earlier round found out for good. */
async function readSettled(transaction: Transaction): Promise<Set<string>> {
  const rows = await transaction.execute<{ key: string }>(
    sql`select distinct key from call_programs where settled_at is not null and outcome in ('right', 'closed')`,
  )
  return new Set(rows.map(({ key }) => key))
}

interface RoundStart {
  title: string
  states: readonly StateCode[]
}

/** The programs are called by the number of people who have nobody else to call. */
export async function startRound(
  viewer: Viewer,
  { title, states }: RoundStart,
  rows = readProgramsToCall(),
): Promise<{ id: string; programs: number }> {
  const wanted = joinPrograms(rows).filter(({ state }) => states.length === 0 || states.includes(state))
  return query(
    (db) =>
      db.transaction(async (transaction) => {
        const [uncovered, entries, settled] = [
          await readUncovered(transaction),
          await readEntries(
            transaction,
            wanted.flatMap(({ id }) => id || []),
          ),
          await readSettled(transaction),
        ]
        const programs = wanted
          .filter(({ id, key }) => !settled.has(key) && (entries.get(id)?.isOpen ?? true))
          .map((program) => ({
            ...program,
            people: program.countiesServed.reduce((sum, fips) => sum + (uncovered.get(fips) ?? 0), 0),
          }))
          .sort((a, b) => b.people - a.people || (a.key < b.key ? -1 : 1))
        if (programs.length === 0) throw new AppError('conflict', 'There is no program to call there.')
        const [round] = await transaction
          .insert(callRounds)
          .values({ title, startedBy: viewer.email ?? viewer.userId })
          .returning({ id: callRounds.id })
        const roundId = round?.id ?? ''
        await transaction.insert(callPrograms).values(
          programs.map(({ key, id, state, name, website, countiesServed, candidates, note, people }, position) => ({
            ...{ roundId, position, key, state, website, candidates, people, note: note || null },
            ...{ resourceId: entries.get(id)?.id ?? null, counties: countiesServed },
            name: [...name].slice(0, 200).join(''),
          })),
        )
        await recordChange(transaction, viewer, {
          ...{ action: 'round of calls started', targetType: 'call round', targetId: roundId, target: title },
          after: { programs: programs.length, states: [...states] },
        })
        return { id: roundId, programs: programs.length }
      }),
    SLOW_MS,
  )
}

export async function endRound(viewer: Viewer, id: string, now = new Date()): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [round] = await transaction.execute<{ title: string }>(sql`
        update call_rounds set ended_at = ${now.toISOString()}::timestamptz
        where id = ${id}::uuid and ended_at is null returning title`)
      if (!round) throw new AppError('not-found')
      await transaction.execute(sql`update call_programs set claimed_by = null, claimed_until = null
        where round_id = ${id}::uuid and claimed_by is not null`)
      await recordChange(transaction, viewer, {
        ...{ action: 'round of calls ended', targetType: 'call round', targetId: id, target: round.title },
      })
    }),
  )
}
