/** A round as a sheet to fill in: out as CSV, back in as CSV or as cells copied from a spreadsheet. */
import 'server-only'
import { parse } from 'csv-parse/sync'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import type { Candidate } from '@/db/schema/calls'
import { recordChange } from '@/lib/audit/record'
import { AppError, type FieldError } from '@/lib/http/app-error'
import type { Viewer } from '@/lib/session/policy'
import { writeCsvLine } from '@/lib/text/csv'
import { easternDate } from '@/lib/time/eastern-time'
import { answerInput, SLOW_MS } from './schema'
import { keepAnswer } from './volunteer'

const written = ['key', 'state', 'program', 'website', 'counties', 'numbers', 'about'] as const
const filledIn = {
  result: 'result',
  number_called: 'number',
  crisis_line: 'crisisLine',
  all_hours: 'allHours',
  hours: 'hours',
  counties_served: 'counties',
  text_line: 'textLine',
  languages: 'languages',
  note: 'note',
} as const
const columns = [...written, ...Object.keys(filledIn), 'called_by', 'called_on']

interface Row extends Record<string, unknown> {
  key: string
  state: string
  name: string
  website: string | null
  counties: string[]
  candidates: Candidate[]
  note: string | null
}

const writeCandidates = (candidates: readonly Candidate[]) =>
  candidates.map(({ number, seen }) => `${number} (${seen})`).join('; ')

/** What is still to be called, in the order of the round. */
export async function writeSheet(roundId: string): Promise<string> {
  const rows = await query((db) =>
    db.execute<Row>(sql`
      select p.key, p.state, p.name, p.website, p.candidates, p.note,
        array(select c.full_name from counties c where c.fips = any(p.counties) order by c.full_name) as counties
      from call_programs p where p.round_id = ${roundId}::uuid and p.outcome is null order by p.position`),
  )
  const lines = rows.map(({ key, state, name, website, counties, candidates, note }) =>
    writeCsvLine([key, state, name, website, counties.join('; '), writeCandidates(candidates), note]),
  )
  return `\ufeff${writeCsvLine(columns)}${lines.join('')}`
}

const words: Record<string, string> = { y: 'yes', n: 'no', 'no answer': 'no-answer', 'not answered': 'no-answer' }
const readWord = (text: string) => words[text.toLowerCase()] ?? text.toLowerCase()
/** A cell that a spreadsheet would have taken for a formula is written with an apostrophe before it. */
const clean = (cell: string | undefined) => (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '')

function readLines(sheet: string): { cells: Record<string, string>; line: number }[] {
  try {
    const rows = parse(sheet, {
      ...{ bom: true, columns: true, info: true, relax_column_count: true, skip_empty_lines: true, trim: true },
      // Copied from a spreadsheet, cells are parted by tabs.
      delimiter: sheet.split(/[\r\n]/, 1)[0]?.includes('\t') ? '\t' : [',', ';'],
    }) as unknown as { record: Record<string, string>; info: { lines: number } }[]
    return rows.map(({ record, info }) => ({ cells: record, line: info.lines }))
  } catch {
    throw refuse([{ path: 'sheet', message: 'This could not be read as a sheet. A quotation mark may not be closed.' }])
  }
}

const refuse = (errors: FieldError[]) => new AppError('invalid', undefined, { errors })

interface SheetAnswer {
  answer: ReturnType<typeof answerInput.parse>
  person: string | null
  calledAt: Date
}

interface Program {
  id: string
  candidates: Candidate[]
}

function readCells(cells: Record<string, string>, { id, candidates }: Program): Record<string, string> {
  const input: Record<string, string> = { program: id }
  for (const [column, field] of Object.entries(filledIn)) {
    const cell = clean(cells[column])
    if (cell) input[field] = ['result', 'crisisLine', 'allHours'].includes(field) ? readWord(cell) : cell
  }
  // Most have one number, which need not be written again.
  const [only, ...others] = candidates
  if (!input.number && only && others.length === 0) input.number = only.number
  return input
}

function readAnswers(sheet: string, programs: ReadonlyMap<string, Program>, now: Date): SheetAnswer[] {
  const lines = readLines(sheet)
  const first = lines[0]?.cells ?? {}
  const missing = ['key', 'result'].filter((name) => !(name in first))
  if (missing.length > 0) {
    throw refuse([
      { path: 'sheet', message: `The first line must name the columns: ${missing.join(', ')} is missing.` },
    ])
  }
  const problems: string[] = []
  const answers = lines.flatMap(({ cells, line }): SheetAnswer[] => {
    if (!clean(cells.result)) return []
    const key = clean(cells.key)
    const program = programs.get(key)
    if (!program) {
      problems.push(`Line ${line}: this round has no program “${key}”.`)
      return []
    }
    const on = clean(cells.called_on)
    const calledAt = on ? new Date(`${on}T17:00:00Z`) : now
    const isDay = !on || (/^\d{4}-\d{2}-\d{2}$/.test(on) && !Number.isNaN(calledAt.getTime()) && on <= easternDate(now))
    if (!isDay) problems.push(`Line ${line}: write the day as 2026-11-28, and none to come.`)
    const read = answerInput.safeParse(readCells(cells, program))
    for (const { path, message } of read.error?.issues ?? []) {
      problems.push(`Line ${line}, ${String(path[0] ?? 'result')}: ${message}`)
    }
    if (!read.success || !isDay) return []
    const person = clean(cells.called_by).slice(0, 100) || null
    return [{ answer: read.data, person, calledAt: calledAt > now ? now : calledAt }]
  })
  if (problems.length > 0) throw refuse(problems.slice(0, 20).map((message) => ({ path: 'sheet', message })))
  return answers
}

/** All lines or none. One that was taken in before is known, and changes nothing. */
export async function readSheet(
  viewer: Viewer,
  roundId: string,
  sheet: string,
  now = new Date(),
): Promise<{ taken: number; known: number }> {
  return query(
    (db) =>
      db.transaction(async (transaction) => {
        const [round] = await transaction.execute<{ title: string }>(
          sql`select title from call_rounds where id = ${roundId}::uuid for update`,
        )
        if (!round) throw new AppError('not-found')
        const rows = await transaction.execute<Program & { key: string } & Record<string, unknown>>(
          sql`select key, id, candidates from call_programs where round_id = ${roundId}::uuid`,
        )
        const answers = readAnswers(sheet, new Map(rows.map(({ key, ...program }) => [key, program])), now)
        let known = 0
        for (const { answer, person: caller, calledAt } of answers) {
          const person = caller ?? viewer.email ?? viewer.userId
          const { program: programId, other, ...told } = answer
          const number = other ?? told.number ?? null
          const [same] = await transaction.execute(sql`select from call_answers where program_id = ${programId}::uuid
          and person = ${person} and result = ${told.result} and number is not distinct from ${number}
          and (called_at at time zone 'America/New_York')::date = ${easternDate(calledAt)}::date limit 1`)
          if (same) {
            known += 1
            continue
          }
          const given = { ...told, number: number ?? undefined, linkId: null, person, calledAt }
          await keepAnswer(transaction, { programId, roundId }, given, now)
        }
        const taken = answers.length - known
        await recordChange(transaction, viewer, {
          ...{ action: 'sheet of calls taken in', targetType: 'call round', targetId: roundId, target: round.title },
          after: { taken, known },
        })
        return { taken, known }
      }),
    SLOW_MS,
  )
}
