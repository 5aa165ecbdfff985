/** Determines what each row of a file would do to the directory. */
import { randomUUID } from 'node:crypto'
import type { Database } from '@/db'
import type { ImportAction } from '@/db/vocabulary/operations'
import { isForMenOnly } from '@/db/vocabulary/people'
import { AppError } from '@/lib/http/app-error'
import type { ImportInput } from '@/lib/resources/import/import-input'
import { applyInput, type Current, nameService } from '@/lib/resources/import/import-state'
import { findMatches, listCurrent, type Match } from '@/lib/resources/import/sql-import'
import { makeSlug } from '@/lib/text/format'
import type { RawRow, RowProblem } from './file-problem'
import type { FoundRow, ListRules } from './list-rules'
import { readInput } from './read-input'
import { cleanJson } from './read-json'

export interface PlannedRow {
  position: number
  place: string
  externalId: string | null
  title: string
  action: ImportAction
  resourceId: string | null
  baseVersion: number | null
  changes: Record<string, [unknown, unknown]>
  problems: RowProblem[]
  note: string | null
  write: Record<string, unknown> | null
  /** For an invalid row. */
  given: unknown
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

function toSought(input: ImportInput, n: number) {
  const voice = input.phoneNumber ?? input.phones?.find(({ type }) => type === 'voice')
  const digits = voice?.number.replaceAll('-', '').replace(/^1(?=\d{10}$)/, '') ?? null
  const { id, city = null, state = null } = input
  const title = nameService(input.title, input.organization)
  return { n, externalId: id, ownId: UUID.test(id) ? id : null, title, digits, city, state }
}

function findSkip(match: Match, current: Current | undefined): string | null {
  if (match.skip) return match.skip.skip
  const { isKnown, byKey, byId, bySlug, twinTitle } = match
  if (isKnown && !byKey) return 'Staff deleted this record. A file can’t bring it back.'
  if (current?.deletedAt) return 'Staff deleted this record. Restore it first, if it should come back.'
  if (current?.isArchived) return 'This record is archived.'
  if (!byKey && !byId && !bySlug && twinTitle) {
    return `The directory has “${twinTitle}” already, from elsewhere, with the same phone number or in the same town.`
  }
  return null
}

/** For an unchecked row, which may contain anything. */
function showTitle({ values }: RawRow): string {
  const title = typeof values.title === 'string' ? values.title.replace(/[\0\p{Surrogate}]/gu, '').trim() : ''
  return [...title].slice(0, 200).join('') || '(no title)'
}

const MAX_NOTE_LENGTH = 4000

/** The row's parts that are ignored. */
function joinNotes(notes: readonly string[] = []): string | null {
  const text = notes.join(' ')
  return text.length <= MAX_NOTE_LENGTH
    ? text || null
    : `${text.slice(0, MAX_NOTE_LENGTH)}… and more of the same file is not taken.`
}

interface Read {
  raw: RawRow
  position: number
  input: ImportInput
}

/** Fields of another list that may be invalid without invalidating the row. */
const optionalFields = ['county', 'countyFips', 'countiesServed', 'latitude', 'longitude'] as const

/** An unknown county is dropped from a row of another list, but makes a row of our own form invalid. */
function applyLoosely(input: ImportInput, current: Current | null, isOwn: boolean, raw: RawRow) {
  const notes: string[] = []
  const left = { ...input }
  if (raw.addsTags && left.tags && current) left.tags = [...new Set([...current.tags, ...left.tags])]
  for (let round = 0; ; round += 1) {
    try {
      const outcome = applyInput(left, current, isOwn)
      return { ...outcome, notes: [...notes, ...outcome.notes] }
    } catch (error) {
      const found = error instanceof AppError ? error.errors : undefined
      const names = optionalFields.filter((name) => found?.some(({ path }) => path === name))
      if (!raw.isLoose || names.length === 0 || names.length !== found?.length || round > optionalFields.length)
        throw error
      for (const name of names) {
        if (name === 'latitude' || name === 'longitude')
          Object.assign(left, { latitude: undefined, longitude: undefined })
        else left[name] = undefined
      }
      notes.push(...found.map(({ path, message }) => `${raw.nameColumn(path)} is not taken: ${message}`))
    }
  }
}

const noAddress = { street: null, zip: null, latitude: null, longitude: null, addressVisibility: undefined }

function hideAddress(read: Read, found: FoundRow | undefined): Read {
  return found && 'isSecret' in found ? { ...read, input: { ...read.input, ...noAddress } } : read
}

/** Tracks which records earlier rows of the same file were about. */
export class Planner {
  private readonly places = new Map<string, string>()
  private readonly targets = new Map<string, string>()
  private position = 0

  constructor(
    private readonly db: Pick<Database, 'execute'>,
    private readonly source: string,
    private readonly list: ListRules | null = null,
  ) {}

  async plan(rows: readonly RawRow[]): Promise<PlannedRow[]> {
    const planned: PlannedRow[] = []
    const good: Read[] = []
    for (const raw of rows) {
      this.position += 1
      if (raw.skip) {
        const title = showTitle(raw)
        planned.push({ ...this.blank(raw.place, this.position), title, action: 'skip', note: raw.skip })
        continue
      }
      const read = readInput(raw)
      if ('problems' in read) planned.push(this.bad(raw, this.position, read.problems))
      else {
        if (read.notes.length > 0) raw.notes = [...(raw.notes ?? []), ...read.notes]
        const before = this.places.get(read.input.id)
        if (before === undefined) {
          this.places.set(read.input.id, raw.place)
          good.push({ raw, position: this.position, input: read.input })
        } else {
          const message = `The id “${read.input.id}” stands in ${before} already.`
          if (raw.isLoose) {
            const title = showTitle(raw)
            planned.push({ ...this.blank(raw.place, this.position), title, action: 'skip', note: message })
          } else planned.push(this.bad(raw, this.position, [{ column: raw.nameColumn('id'), message }]))
        }
      }
    }
    const matches = await findMatches(
      this.db,
      this.source,
      good.map(({ input }, n) => toSought(input, n)),
    )
    const found = await this.findListed(good, matches)
    const ids = matches.flatMap(({ byKey, byId, bySlug }) => byKey ?? byId ?? bySlug ?? [])
    await this.list?.load(this.db, ids)
    const current = await listCurrent(this.db, [...new Set(ids)])
    // In file order: of two rows about one record, the first wins.
    for (const match of matches.sort((a, b) => a.n - b.n)) {
      const read = good[match.n]
      if (read) planned.push(this.compare(hideAddress(read, found.get(match.n)), match, current))
    }
    return planned.sort((a, b) => a.position - b.position)
  }

  /** For an official list: the records that its unknown ids match. */
  private async findListed(good: readonly Read[], matches: Match[]): Promise<Map<number, FoundRow>> {
    if (!this.list) return new Map()
    const rows = matches
      .filter(({ isKnown, byId, bySlug }) => !isKnown && !byId && !bySlug)
      .flatMap(({ n }) => (good[n] ? [{ n, input: good[n].input }] : []))
    const found = await this.list.find(this.db, rows)
    for (const match of matches) {
      const row = found.get(match.n)
      if (row && 'id' in row && !('skip' in row)) Object.assign(match, { byKey: row.id, isKnown: true })
      else if (row && 'skip' in row) match.skip = row
    }
    return found
  }

  private bad(raw: RawRow, position: number, problems: RowProblem[]): PlannedRow {
    const { id } = raw.values
    return {
      ...this.blank(raw.place, position),
      externalId: typeof id === 'string' && id.length <= 200 ? id : null,
      title: showTitle(raw),
      action: 'bad',
      problems,
      given: cleanJson(raw.given),
    }
  }

  private blank(place: string, position: number): Omit<PlannedRow, 'title' | 'action'> {
    const none = { externalId: null, resourceId: null, baseVersion: null, note: null, write: null, given: null }
    return { position, place, ...none, changes: {}, problems: [] }
  }

  private compare({ raw, position, input: given }: Read, match: Match, all: Map<string, Current>): PlannedRow {
    const row = {
      ...this.blank(raw.place, position),
      externalId: given.id,
      title: given.title,
      note: joinNotes(raw.notes),
      problems: [...(raw.withheld ?? [])],
    }
    const id = match.byKey ?? match.byId ?? match.bySlug
    const current = id ? all.get(id) : undefined
    const note = findSkip(match, current)
    if (note) return { ...row, action: 'skip', note, problems: [], resourceId: id ?? match.skip?.id ?? match.twin }
    if (id && this.targets.has(id)) {
      const message = `This is the record that ${this.targets.get(id)} is about already.`
      return {
        ...row,
        action: 'bad',
        problems: [{ column: raw.nameColumn('id'), message }],
        given: cleanJson(raw.given),
      }
    }
    if (id) this.targets.set(id, raw.place)
    try {
      const isOwn = match.byKey === null && match.byId !== null
      const settled = (current && this.list?.settle(given, current)) ?? { input: given, notes: [] }
      const { changes, write, notes } = applyLoosely(settled.input, current ?? null, isOwn, raw)
      row.note = joinNotes([...(raw.notes ?? []), ...settled.notes, ...notes])
      const { title } = write
      if (!current && isForMenOnly(write))
        return { ...row, title, action: 'skip', problems: [], note: 'It is for men only.' }
      if (!current) {
        const made = { ...write, organizationId: randomUUID(), slug: makeSlug(title) }
        return { ...row, title, action: 'add', resourceId: randomUUID(), changes, write: made }
      }
      const known = { ...row, title, resourceId: current.id, baseVersion: current.version }
      // The stored source tells this id apart from ours.
      const linked = { ...write, isLinked: match.byKey !== null || match.byId !== null }
      if (Object.keys(changes).length === 0) return { ...known, action: 'same' }
      return { ...known, action: 'change', changes, write: linked }
    } catch (error) {
      if (!(error instanceof AppError) || !error.errors) throw error
      const problems = error.errors.map(({ path, message }) => ({ column: raw.nameColumn(path), message }))
      return { ...row, action: 'bad', problems, given: cleanJson(raw.given) }
    }
  }
}
