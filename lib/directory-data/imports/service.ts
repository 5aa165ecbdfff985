import 'server-only'
import { rename, rm, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import type { Actor } from '@/lib/audit/record'
import { env } from '@/lib/env'
import { runAfterResponse } from '@/lib/http/after-response'
import { AppError } from '@/lib/http/app-error'
import { parseInput } from '@/lib/http/issues'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { applyImport } from './apply'
import { findWaitingFiles, joinParts } from './bucket-files'
import { checkFile, type ImportToCheck } from './check'
import { chooseMapping, findMapping, saveMapping, toMapping } from './column-mapping'
import { createImport } from './create'
import { detectFormat } from './detect-format'
import { mappings } from './mappings'
import { isTable, profileTable } from './profile-table'
import { endProgress, findProgress, noteProgress } from './progress'
import { getImport } from './queries'
import { nameColumns } from './read-csv'
import { receiveUpload } from './receive-upload'
import {
  findMappingProblem,
  type ImportDto,
  importOptions,
  listUnheeded,
  type MappingInput,
  PART,
  readColumns,
} from './schema'
import { toTable } from './to-table'
import { listValueColumns } from './value-columns'

/** A small file is done within this time, so the next page shows the result. */
const TIMEOUT_MS = 2000

export const getImportFolder = () => resolve(env.DATA_DIR, 'imports')

/** Where a file waits for its column mapping, at most a day. */
const nameWaiting = (id: string) => join(getImportFolder(), `waiting-${id}`)

/** Waits briefly and returns whether the work is done; longer work continues in the background. */
async function waitAWhile(work: Promise<void>, patienceMs = TIMEOUT_MS): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  if (patienceMs === Number.POSITIVE_INFINITY) return work.then(() => true)
  const patience = new Promise<false>((give) => {
    timer = setTimeout(() => give(false), patienceMs)
  })
  try {
    return await Promise.race([work.then(() => true), patience])
  } finally {
    clearTimeout(timer)
  }
}

const BEAT_MS = 15_000

/** Sends heartbeats while reading, because a large package takes a while before its first record. */
async function whileBeating(id: string, work: Promise<void>): Promise<void> {
  const beat = () => query((db) => db.execute(sql`update imports set beat_at = now() where id = ${id}::uuid`))
  const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
}

/** Resolves when reading is done, or when it takes longer than a page should wait. Errors are logged. */
export async function whileReading(id: string, work: Promise<void>, patienceMs = TIMEOUT_MS): Promise<void> {
  const reading = whileBeating(id, work).catch((error: unknown) => logEvent('import-failed', describeError(error)))
  runAfterResponse(() => reading)
  await waitAWhile(reading, patienceMs)
}

/** Reads a file from disk and then deletes it: the result is in the database. */
async function readFile(file: ImportToCheck): Promise<ImportDto> {
  const checking = withOwnConnection((db) => checkFile(db, file)).finally(() => rm(file.path, { force: true }))
  await whileReading(file.id, checking)
  return getImport(file.id)
}

/** A partner says neither another source nor parts of a file, which are anybody's. */
function limitTo(source: string, fields: Record<string, string>): Record<string, string> {
  if (fields.source !== undefined && fields.source !== source) {
    throw new AppError('forbidden', `This key is for the source ${source} alone. Nothing was changed.`)
  }
  const { upload: _, parts: __, ...rest } = fields
  return { ...rest, source }
}

/** `only`: the one source whose files the sender may send. */
export async function receiveImport(
  actor: Actor,
  request: Request,
  signal: AbortSignal,
  only?: string,
): Promise<ImportDto> {
  const received = await receiveUpload(request, getImportFolder(), signal)
  const { path, fileName, fields } = received
  let isHandedOver = false
  try {
    const {
      source,
      mapping: asked,
      category = null,
      upload,
      parts,
    } = parseInput(importOptions, only ? limitTo(only, fields) : { ...fields })
    const sizeBytes = upload ? await joinParts({ upload, parts }, path) : received.sizeBytes
    const format = await toTable(path, await detectFormat(path))
    const facts = { source, fileName, format, sizeBytes, category }
    const profile = format === 'csv' ? await profileTable(path).catch(() => null) : null
    const isKnown = profile === null || !isTable(profile.rows)
    const mapping = isKnown
      ? mappings[asked]
      : await query((db) => chooseMapping(db, source, asked, profile.rows[0] ?? []))
    if (mapping) {
      const id = await query((db) => createImport(db, facts, actor))
      isHandedOver = true
      return await readFile({ id, source, path, format, mapping, category })
    }
    const id = await query((db) => createImport(db, { ...facts, sample: profile ?? undefined }, actor))
    const waiting = findWaitingFiles()
    if (waiting) await waiting.keep(id, path)
    else {
      await rename(path, nameWaiting(id))
      isHandedOver = true
    }
    return await getImport(id)
  } finally {
    if (!isHandedOver) await rm(path, { force: true })
  }
}

const goneFile =
  'The file is no longer here. Nothing was changed. Please send it again: what you told us about its columns is kept.'

/** 'out' and 'take' of a rule's values, and kinds of help of terms, by the column's name and the value in small letters. */
function readValues(
  names: readonly (string | null)[],
  given: readonly string[],
): Record<string, Record<string, string>> {
  const values: Record<string, Record<string, string>> = {}
  for (const line of given) {
    const [at = '', meaning = '', ...rest] = line.split(PART)
    const name = names[Number(at)]
    if (!name || !/^[a-z-]{2,40}$/.test(meaning)) continue
    values[name] = { ...values[name], [rest.join(PART).trim().toLowerCase()]: meaning }
  }
  return values
}

/** First what the columns mean, then what their values mean; stored for the source's next file. */
export async function mapImport(id: string, said: MappingInput): Promise<ImportDto> {
  const { source, state, sample } = await getImport(id)
  if (state !== 'mapping' || !sample) throw new AppError('conflict', 'The columns of this file are already known.')
  const heads = sample.rows[0] ?? []
  const names = nameColumns(heads)
  const before = await query((db) => findMapping(db, source))
  if (said.columns) {
    const problem = findMappingProblem(heads, said)
    const keys = readColumns(said, names.length)
    const pairs = names.flatMap((name, at) => (name === null ? [] : [[name, keys[at] ?? null] as const]))
    const idAt = keys.indexOf('id')
    const stored = {
      columns: Object.fromEntries(pairs),
      category: said.category ?? null,
      description: said.description ?? null,
      values: { ...before?.values, ...readValues(names, said.values ?? []) },
      sure: said.isSure ? listUnheeded(names, keys) : [],
      isSharedId: before?.isSharedId || sample.columns[idAt]?.isRepeated || false,
    }
    await query((db) => saveMapping(db, source, stored))
    const hasValues = !said.values && listValueColumns(sample, stored).length > 0
    if (problem || hasValues) {
      const next = { ...sample, isAtValues: !problem }
      await query((db) =>
        db.execute(
          sql`update imports set problem = ${problem}, sample = ${JSON.stringify(next)}::jsonb where id = ${id}::uuid`,
        ),
      )
      return getImport(id)
    }
  } else {
    if (!before || !sample.isAtValues) throw new AppError('conflict', 'Please say first what the columns mean.')
    const values = { ...before.values, ...readValues(names, said.values ?? []) }
    await query((db) => saveMapping(db, source, { ...before, values }))
  }
  const mapping = await query((db) => findMapping(db, source))
  if (!mapping) throw new AppError('conflict', 'Please say first what the columns mean.')
  const path = nameWaiting(id)
  const waiting = findWaitingFiles()
  const isThere = waiting ? await waiting.fetch(id, path) : await stat(path).catch(() => null)
  if (!isThere) throw new AppError('not-found', goneFile)
  await waiting?.drop(id)
  const [begun] = await query((db) =>
    db.execute(sql`update imports set status = 'checking', problem = null, sample = null, beat_at = now()
      where id = ${id}::uuid and status = 'mapping' returning 1`),
  )
  if (!begun) throw new AppError('conflict', 'This file is already being read.')
  return readFile({ id, source, path, format: 'csv', mapping: toMapping(mapping), category: mapping.category })
}

const failedOnOurSide =
  'Something went wrong on our side while writing it. Everything was rolled back: nothing was changed. Please try again.'

async function noteProblem(id: string, error: unknown): Promise<void> {
  const hasNotified = error instanceof AppError
  if (!hasNotified) logEvent('import-failed', describeError(error))
  const problem = hasNotified ? error.message : failedOnOurSide
  await query((db) =>
    db.execute(sql`update imports set problem = ${problem} where id = ${id}::uuid and status = 'checked'`),
  ).catch(() => {})
}

export async function writeImport(actor: Actor, id: string, rows: 'all' | 'good' = 'all'): Promise<ImportDto> {
  const before = await getImport(id)
  // Whoever is applying it has its progress already.
  let isOurs = false
  const writing = withOwnConnection((db) =>
    applyImport(db, id, actor, {
      rows,
      note: (done, total) => {
        isOurs = true
        noteProgress(id, done, total)
      },
    }),
  )
    .catch(async (error: unknown) => {
      if (isOurs) await noteProblem(id, error)
      throw error
    })
    .finally(() => isOurs && endProgress(id))
  writing.catch(() => {})
  runAfterResponse(() => writing.catch(() => {}))
  if (await waitAWhile(writing)) return getImport(id)
  // A single-session database can't answer now, which must not look like a failure.
  return { ...before, state: 'applying', progress: findProgress(id) }
}

export async function discardImport(id: string): Promise<void> {
  const [gone] = await query((db) =>
    db.execute(sql`delete from imports where id = ${id}::uuid and status <> 'applied' returning 1`),
  )
  if (!gone) throw new AppError('not-found', 'There is no such import to discard.')
  await rm(nameWaiting(id), { force: true })
  await findWaitingFiles()?.drop(id)
}
