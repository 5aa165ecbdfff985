/** Staff review the result of a phone call and apply it to the entry. Only then is it public. */
import 'server-only'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { verifications } from '@/db/schema/checks'
import type { CallOutcome } from '@/db/vocabulary/calls'
import { recordChange } from '@/lib/audit/record'
import type { StateCode } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { site } from '@/lib/site/site'
import { easternDate } from '@/lib/time/eastern-time'
import { markVerified } from '../checks/check'
import { toCorrection } from '../checks/to-correction'
import { readPhone } from '../read-phone'
import type { Transaction } from '../staff/staff-parts'
import { changeResource, createResourceIn, deleteResource, lockWithInput } from '../staff/staff-service'
import { type Settling, SLOW_MS } from './schema'

interface ProgramRow extends Record<string, unknown> {
  roundId: string
  round: string
  name: string
  state: StateCode
  website: string | null
  counties: string[]
  resourceId: string | null
  outcome: CallOutcome | null
  settledAt: string | null
}

interface Answer extends Record<string, unknown> {
  person: string
  calledAt: string
  number: string
  isCrisisLine: boolean | null
  isAllHours: boolean | null
  hours: string | null
  note: string | null
}

const conflict = (message: string) => new AppError('conflict', message)

const actions: Record<Settling, string> = { 'take-over': 'call taken over', note: 'call noted', again: 'call repeated' }

/** The standard description of a local program. */
const description =
  'Local program for people hurt by a partner or family member; ask about safety planning, shelter and advocates.'

async function readRight(transaction: Transaction, programId: string): Promise<Answer> {
  const [answer] = await transaction.execute<Answer>(sql`select person, called_at as "calledAt", number,
      is_crisis_line as "isCrisisLine", is_all_hours as "isAllHours", hours, note
    from call_answers where program_id = ${programId}::uuid and result = 'right' and number is not null
    order by called_at desc, id desc limit 1`)
  if (!answer) throw conflict('Nobody said which number is right. Nothing was changed.')
  return answer
}

/** A new entry, with the standard description until staff write a better one. */
async function addEntry(
  transaction: Transaction,
  viewer: Viewer,
  program: ProgramRow,
  answer: Answer,
): Promise<string> {
  const { name: title, website: url, state, counties } = program
  const { id } = await createResourceIn(transaction, viewer, {
    ...{ title, url, state, description, category: { category: 'housing-shelter' }, scope: 'local' },
    phoneNumber: readPhone(answer.number),
  })
  await transaction.execute(sql`update resources set tags = '{domestic-violence,local-program}',
    counties_served = array(select value from jsonb_array_elements_text(${JSON.stringify(counties)}::jsonb)),
    source = ${`Phone call, round “${program.round}”`}
    where id = ${id}::uuid`)
  return id
}

/** The number, the hours and the day of the call. */
async function takeOver(
  transaction: Transaction,
  viewer: Viewer,
  programId: string,
  program: ProgramRow,
): Promise<string> {
  const answer = await readRight(transaction, programId)
  const resourceId = program.resourceId ?? (await addEntry(transaction, viewer, program, answer))
  const before = await lockWithInput(transaction, resourceId)
  const hours = answer.isAllHours ? '24/7' : (answer.hours ?? undefined)
  const isEmergency = answer.isCrisisLine && answer.isAllHours ? true : undefined
  const correction = toCorrection(before, { phoneNumber: readPhone(answer.number) ?? undefined, hours })
  await changeResource(transaction, viewer, before, { ...correction, isEmergency })
  const on = easternDate(new Date(answer.calledAt))
  await transaction.insert(verifications).values({
    ...{ resourceId, verifiedOn: on, method: 'phone-call', verifiedBy: site.name, note: answer.note },
    confirmed: hours === undefined ? ['phone'] : ['phone', 'hours'],
    numbers: [{ number: answer.number, type: 'voice', result: 'right' }],
  })
  await markVerified(transaction, resourceId, on)
  return resourceId
}

async function settleIn(transaction: Transaction, viewer: Viewer, id: string, act: Settling, now: Date) {
  const [program] = await transaction.execute<ProgramRow>(sql`
    select p.round_id as "roundId", r.title as round, p.name, p.state, p.website, p.counties,
      p.resource_id as "resourceId", p.outcome, p.settled_at as "settledAt"
    from call_programs p join call_rounds r on r.id = p.round_id where p.id = ${id}::uuid for update of p`)
  if (!program) throw new AppError('not-found')
  if (!program.outcome || program.settledAt)
    throw conflict('Someone else has already decided on this. Nothing was changed.')
  const isTaken = act === 'take-over'
  if (isTaken && program.outcome !== 'right' && !(program.outcome === 'closed' && program.resourceId)) {
    throw conflict('There is nothing to put on an entry. Nothing was changed.')
  }
  const resourceId =
    isTaken && program.outcome === 'right' ? await takeOver(transaction, viewer, id, program) : program.resourceId
  await transaction.execute(
    act === 'again'
      ? sql`update call_programs set outcome = null, tries = 0, next_at = null where id = ${id}::uuid`
      : sql`update call_programs set settled_at = ${now.toISOString()}::timestamptz, resource_id = ${resourceId}::uuid
          where id = ${id}::uuid`,
  )
  await recordChange(transaction, viewer, {
    ...{ action: actions[act], targetType: 'call round', targetId: program.roundId, target: program.round },
    after: { program: program.name, outcome: program.outcome },
  })
  return { ...program, resourceId }
}

/** Returns the round, so that its list can be shown again. */
export async function settleProgram(
  viewer: Viewer,
  id: string,
  act: Settling,
  now = new Date(),
): Promise<{ roundId: string }> {
  const { roundId, outcome, resourceId } = await query(
    (db) => db.transaction((transaction) => settleIn(transaction, viewer, id, act, now)),
    SLOW_MS,
  )
  // Like any other, it can be brought back for 30 days.
  if (act === 'take-over' && outcome === 'closed' && resourceId) await deleteResource(viewer, resourceId)
  return { roundId }
}
