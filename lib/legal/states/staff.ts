/** Staff confirm, correct and take back what the pages say of a state. Each press is in the audit log. */
import 'server-only'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, query } from '@/db'
import { stateDifferences, stateFacts } from '@/db/schema/state-facts'
import { recordChange } from '@/lib/audit/record'
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import { AppError } from '@/lib/http/app-error'
import { url as urlSchema } from '@/lib/http/text'
import { readPhone } from '@/lib/resources/read-phone'
import type { Viewer } from '@/lib/session/policy'
import { easternDate } from '@/lib/time/eastern-time'
import { findLawList } from '../lists/law-lists'
import { cellGroups, cellShapes, type StateCell, type StateFact, splitPhones } from './cells'
import { type Due, findDue } from './due'
import { mergeFacts, readStaffFact } from './facts'
import { listCellsToConfirm, readCellsToConfirm, readFactFile } from './files'
import type { ConfirmFactInput } from './staff-calls'

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
type Row = typeof stateFacts.$inferSelect

const staleMessage =
  'Someone else changed this answer in the meantime. Nothing was overwritten. Check again, then press.'

function refuse(message: string): never {
  throw new AppError('invalid', undefined, { errors: [{ path: 'value', message }] })
}

/** A number as the directory stores numbers, a link as it opens; words as they are. */
function readValue(cell: StateCell, value: string): string {
  const { kind } = cellShapes[cell]
  if (kind === 'phone') {
    const numbers = splitPhones(value).map(({ number, extension, note }) => {
      const read = readPhone(extension ? `${number} ext. ${extension}` : number)
      if (!read) refuse('Please enter a phone number, such as 512-555-0100.')
      return `${read.number}${read.extension ? ` ext. ${read.extension}` : ''}${note ? ` (${note})` : ''}`
    })
    return numbers.join('; ')
  }
  if (kind === 'link') {
    const read = urlSchema.safeParse(value)
    if (!read.success) refuse('Please enter a web address, such as https://example.org.')
    return read.data
  }
  return value
}

async function hold(transaction: Transaction, { state, cell, version }: Held): Promise<Row | null> {
  // A row that is not there yet cannot be locked: two who press at once are put in a line.
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtext(${`state-fact:${state}:${cell}`}))`)
  const [row] = await transaction
    .select()
    .from(stateFacts)
    .where(and(eq(stateFacts.state, state), eq(stateFacts.cell, cell)))
  if (version !== undefined && (row?.version ?? 0) !== version) throw new AppError('conflict', staleMessage)
  return row ?? null
}

interface Held {
  state: StateCode
  cell: StateCell
  version?: number
}

interface Written {
  value: string | null
  valueEs: string | null
  source: string | null
  url: string | null
}

async function write(viewer: Viewer, held: Held, action: string, written: Written, now: Date): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const { state, cell } = held
      const row = await hold(transaction, held)
      const before = row ?? readFactFile().get(state)?.[cell]
      const values = { ...written, confirmedOn: easternDate(now), version: (row?.version ?? 0) + 1, updatedAt: now }
      await transaction
        .insert(stateFacts)
        .values({ state, cell, ...values })
        .onConflictDoUpdate({ target: [stateFacts.state, stateFacts.cell], set: values })
      await recordChange(transaction, viewer, {
        action,
        targetType: 'state fact',
        targetId: state,
        target: `${stateName(state)}: ${cellShapes[cell].label}`,
        before: {
          value: before?.value ?? null,
          valueEs: before?.valueEs ?? null,
          source: before?.source ?? null,
          url: before?.url ?? null,
        },
        after: { ...written },
      })
      await transaction
        .delete(stateDifferences)
        .where(and(eq(stateDifferences.state, state), eq(stateDifferences.cell, cell)))
    }),
  )
}

export async function confirmFact(
  viewer: Viewer,
  { state, cell }: { state: StateCode; cell: StateCell },
  { value, valueEs, source, url, version }: ConfirmFactInput,
  now = new Date(),
): Promise<void> {
  const written = {
    value: readValue(cell, value),
    valueEs: valueEs ? readValue(cell, valueEs) : null,
    source: source ?? null,
    url: url ?? null,
  }
  await write(viewer, { state, cell, version }, 'confirmed', written, now)
}

export async function withdrawFact(
  viewer: Viewer,
  { state, cell }: { state: StateCode; cell: StateCell },
  version: number | undefined,
  now = new Date(),
): Promise<void> {
  await write(
    viewer,
    { state, cell, version },
    'withdrawn',
    { value: null, valueEs: null, source: null, url: null },
    now,
  )
}

/** Staff looked at what a list says, and leave ours. */
export async function dismissDifference(
  viewer: Viewer,
  { state, cell }: { state: StateCode; cell: StateCell },
  list: string,
): Promise<void> {
  await query((db) =>
    db.transaction(async (transaction) => {
      const [left] = await transaction
        .update(stateDifferences)
        .set({ isLeft: true })
        .where(and(eq(stateDifferences.state, state), eq(stateDifferences.cell, cell), eq(stateDifferences.list, list)))
        .returning({ value: stateDifferences.value })
      if (!left) throw new AppError('conflict', staleMessage)
      await recordChange(transaction, viewer, {
        action: 'left as it is',
        targetType: 'state fact',
        targetId: state,
        target: `${stateName(state)}: ${cellShapes[cell].label}`,
        before: { list: null },
        after: { list: `${findLawList(list)?.title ?? list}: ${left.value}` },
      })
    }),
  )
}

export interface StaffDifference {
  list: string
  title: string
  value: string
  foundOn: string
}

export interface StaffFact {
  cell: StateCell
  /** What the public reads now. */
  shown: StateFact | null
  /** What waits for a call or a look at the office's own page. */
  proposed: string | null
  /** What official lists say otherwise. */
  differences: StaffDifference[]
  /** Why it is to be read again. */
  due: Due | null
  version: number
}

export interface StaffState {
  state: StateCode
  groups: { title: string; facts: StaffFact[] }[]
}

const legalSite = { title: 'Free legal help online', cells: ['legal_site'] as StateCell[] }

export async function readStaffState(state: StateCode, today = easternDate(new Date())): Promise<StaffState> {
  const [rows, listed] = await query((db) =>
    Promise.all([
      db.select().from(stateFacts).where(eq(stateFacts.state, state)),
      db
        .select()
        .from(stateDifferences)
        .where(and(eq(stateDifferences.state, state), eq(stateDifferences.isLeft, false))),
    ]),
  )
  const proposals = readCellsToConfirm(state)
  const file = readFactFile().get(state)
  const readFact = (cell: StateCell): StaffFact => {
    const row = rows.find((one) => one.cell === cell)
    const shown = row ? readStaffFact(row) : (file?.[cell] ?? null)
    const differences = listed
      .filter((one) => one.cell === cell)
      .map(({ list, value, foundOn }) => ({ list, title: findLawList(list)?.title ?? list, value, foundOn }))
    return {
      cell,
      shown,
      proposed: shown ? null : (proposals.get(cell) ?? null),
      differences,
      due: shown ? findDue(cell, shown, today) : null,
      version: row?.version ?? 0,
    }
  }
  const groups = [...cellGroups, legalSite]
    .map(({ title, cells }) => ({ title, facts: cells.map(readFact) }))
    .filter(({ facts }) => facts.length > 0)
  return { state, groups }
}

export interface StateCount {
  state: StateCode
  confirmed: number
  waiting: number
  /** Old, or to be read each August. */
  due: number
  differences: number
}

/** Every state, those with most to confirm first. */
export async function countStateFacts(today = easternDate(new Date())): Promise<StateCount[]> {
  const [rows, listed] = await query((db) =>
    Promise.all([
      db.select().from(stateFacts),
      db.select().from(stateDifferences).where(eq(stateDifferences.isLeft, false)),
    ]),
  )
  const proposals = listCellsToConfirm()
  const facts = mergeFacts(rows)
  return stateCodes
    .map((state) => {
      const own = rows.filter((row) => row.state === state)
      const waiting = proposals.filter((one) => one.state === state && !own.some(({ cell }) => cell === one.cell))
      const shown = Object.entries(facts[state]) as [StateCell, StateFact][]
      return {
        state,
        confirmed: own.length,
        waiting: waiting.length,
        due: shown.filter(([cell, fact]) => findDue(cell, fact, today)).length,
        differences: listed.filter((one) => one.state === state).length,
      }
    })
    .sort(
      (a, b) =>
        b.differences + b.due - a.differences - a.due ||
        b.waiting - a.waiting ||
        stateName(a.state).localeCompare(stateName(b.state)),
    )
}
