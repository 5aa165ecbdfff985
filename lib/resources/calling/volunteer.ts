/** A volunteer's page: one program at a time, reserved for her. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { type Candidate, callAnswers } from '@/db/schema/calls'
import type { CallOutcome, CallResult } from '@/db/vocabulary/calls'
import { AppError } from '@/lib/http/app-error'
import { hashToken, tokenForm } from '@/lib/sealing/seal'
import { words } from '@/lib/site/language/words'
import type { Transaction } from '../staff/staff-parts'
import type { AnswerInput } from './schema'
import type { CallingView, CallTask } from './views'

/** As long as it takes to call two numbers and to wait on hold. */
const CLAIM_MS = 30 * 60_000
/** Nobody answered: on another day, at another hour. */
const LATER_MS = 20 * 3_600_000
/** Passed over: after the others. */
const PASSED_MS = 2 * 3_600_000
const MAX_TRIES = 3

interface Link extends Record<string, unknown> {
  id: string
  roundId: string
  person: string
  title: string
}

const stamp = (now: Date) => sql`${now.toISOString()}::timestamptz`

const selectLink = (token: string, now: Date) => sql`
  select l.id, l.round_id as "roundId", l.person, r.title from call_links l join call_rounds r on r.id = l.round_id
  where l.token_hash = ${hashToken(token)} and l.ended_at is null and r.ended_at is null
    and l.expires_at > ${stamp(now)}`

/** Locks the row, so that two submissions by one person run one after the other. */
async function lockLink(transaction: Transaction, token: string, now: Date): Promise<Link> {
  const [link] = await transaction.execute<Link>(sql`${selectLink(token, now)} for update of l`)
  if (!link) throw new AppError('not-found', words().calling.over.text)
  return link
}

/** By her link; null if it was ended or never existed. Changes nothing. */
export async function readCalling(token: string, now = new Date()): Promise<CallingView | null> {
  if (!tokenForm.safeParse(token).success) return null
  return query(async (db) => {
    const [link] = await db.execute<Link>(selectLink(token, now))
    if (!link) return null
    const { id, roundId, person, title } = link
    const [counts] = await db.execute<{ done: number; left: number }>(sql`
      select (select count(*)::int from call_answers where link_id = ${id}::uuid) as done,
        (select count(*)::int from call_programs where round_id = ${roundId}::uuid and outcome is null) as left`)
    const [task] = await db.execute<CallTask & Record<string, unknown>>(sql`
      select p.id, p.state, p.name, p.website, p.note, p.tries,
        array(select c.full_name from counties c where c.fips = any(p.counties) order by c.full_name) as counties,
        coalesce((select jsonb_agg(one || jsonb_build_object('result', (select a.result from call_answers a
          where a.program_id = p.id and a.number = one->>'number' order by a.called_at desc limit 1)) order by at)
          from jsonb_array_elements(p.candidates) with ordinality c (one, at)), '[]') as candidates
      from call_programs p
      where p.round_id = ${roundId}::uuid and p.claimed_by = ${id}::uuid and p.claimed_until > ${stamp(now)}
      order by p.position limit 1`)
    return { person, title, done: counts?.done ?? 0, left: counts?.left ?? 0, task: task ?? null }
  })
}

/** Reserves the next free program; false if there is none at the moment. */
async function claimProgram(transaction: Transaction, { id, roundId }: Link, now: Date): Promise<boolean> {
  const until = stamp(new Date(now.getTime() + CLAIM_MS))
  const taken = await transaction.execute(sql`
    update call_programs set claimed_by = ${id}::uuid, claimed_until = ${until}
    where id = (select id from call_programs where round_id = ${roundId}::uuid and outcome is null
        and (next_at is null or next_at <= ${stamp(now)}) and (claimed_until is null or claimed_until <= ${stamp(now)})
      order by position limit 1 for update skip locked) returning id`)
  return taken.length > 0
}

/** Puts back the one in hand, and takes the next. */
export async function reserveNext(token: string, now = new Date()): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const link = await lockLink(transaction, token, now)
      const later = stamp(new Date(now.getTime() + PASSED_MS))
      await transaction.execute(sql`update call_programs set claimed_by = null, claimed_until = null, next_at = ${later}
        where claimed_by = ${link.id}::uuid`)
      await claimProgram(transaction, link, now)
    }),
  )
}

interface Called {
  outcome: CallOutcome | null
  tries: number
  candidates: Candidate[]
}

/** The state of a program after an answer. */
interface Standing {
  outcome: CallOutcome | null
  tries: number
  nextAt: Date | null
  /** The same person goes on with its other numbers. */
  isKept: boolean
}

function statusAfter(
  { tries, candidates }: Omit<Called, 'outcome'>,
  result: CallResult,
  wrong: ReadonlySet<string>,
  now: Date,
): Standing {
  if (result === 'right' || result === 'closed') return { outcome: result, tries, nextAt: null, isKept: false }
  if (result === 'wrong') {
    const isOver = candidates.every(({ number }) => wrong.has(number))
    return { outcome: isOver ? 'wrong' : null, tries, nextAt: null, isKept: !isOver }
  }
  const outcome = tries + 1 >= MAX_TRIES ? 'unreached' : null
  return { outcome, tries: tries + 1, nextAt: outcome ? null : new Date(now.getTime() + LATER_MS), isKept: false }
}

interface GivenAnswer extends Omit<AnswerInput, 'program' | 'other'> {
  linkId: string | null
  person: string
  calledAt: Date
}

const isYes = (value: 'yes' | 'no' | undefined) => (value === undefined ? null : value === 'yes')

/** Stores the answer and updates the program, unless another call has settled it meanwhile. */
export async function keepAnswer(
  transaction: Transaction,
  { programId, roundId }: { programId: string; roundId: string },
  answer: GivenAnswer,
  now: Date,
): Promise<Standing> {
  const [program] = await transaction.execute<
    Called & Record<string, unknown>
  >(sql`select outcome, tries, candidates from call_programs
    where id = ${programId}::uuid and round_id = ${roundId}::uuid for update`)
  if (!program) throw new AppError('not-found')
  const { linkId, person, calledAt, result, number, crisisLine, allHours, hours, counties, textLine, languages, note } =
    answer
  await transaction.insert(callAnswers).values({
    ...{ programId, linkId, person, calledAt, result, number, hours, counties, textLine, languages, note },
    ...{ isCrisisLine: isYes(crisisLine), isAllHours: isYes(allHours) },
  })
  if (program.outcome) return { ...program, outcome: program.outcome, nextAt: null, isKept: false }
  const wrong = await transaction.execute<{ number: string }>(sql`select distinct number from call_answers
    where program_id = ${programId}::uuid and result = 'wrong' and number is not null`)
  const standing = statusAfter(program, result, new Set(wrong.map((row) => row.number)), now)
  await transaction.execute(sql`update call_programs set outcome = ${standing.outcome}, tries = ${standing.tries},
    next_at = ${standing.nextAt ? stamp(standing.nextAt) : sql`null`},
    claimed_by = case when ${standing.isKept} then claimed_by end,
    claimed_until = case when ${standing.isKept} then claimed_until end
    where id = ${programId}::uuid`)
  return standing
}

/** An answer is always accepted, even if the volunteer's reservation has expired. */
export async function answerProgram(
  token: string,
  { program, other, ...input }: AnswerInput,
  now = new Date(),
): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const link = await lockLink(transaction, token, now)
      const { id: linkId, roundId, person } = link
      const answer = { ...input, number: other ?? input.number, linkId, person, calledAt: now }
      const { isKept } = await keepAnswer(transaction, { programId: program, roundId }, answer, now)
      if (isKept) return
      const [inHand] = await transaction.execute(sql`select from call_programs
        where claimed_by = ${linkId}::uuid and claimed_until > ${stamp(now)} limit 1`)
      if (!inHand) await claimProgram(transaction, link, now)
    }),
  )
}
