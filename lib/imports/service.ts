import 'server-only'
import { rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import { withOwnConnection } from '@/db/own-connection'
import type { Actor } from '@/lib/audit/record'
import { env } from '@/lib/env'
import { AppError } from '@/lib/http/app-error'
import { parseInput } from '@/lib/http/issues'
import { logEvent } from '@/lib/log'
import { describeError } from '@/lib/log-error'
import { applyImport } from './apply'
import { checkFile } from './check'
import { createImport } from './create'
import { detectFormat } from './detect-format'
import { endProgress, findProgress, noteProgress } from './progress'
import { getImport } from './queries'
import { receiveUpload } from './receive-upload'
import { type ImportDto, importOptions } from './schema'

/** A small file is done by then, and the next page shows it. */
const PATIENCE_MS = 2000

export const getImportFolder = () => resolve(env.DATA_DIR, 'imports')

/** Waits for what takes a moment, and answers whether it is done; what takes longer goes on by itself. */
async function waitAWhile(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<false>((give) => {
    timer = setTimeout(() => give(false), PATIENCE_MS)
  })
  try {
    return await Promise.race([work.then(() => true), patience])
  } finally {
    clearTimeout(timer)
  }
}

const BEAT_MS = 15_000

/** As long as this process reads the file, it says so: a large package is taken apart before its first record is read. */
async function whileBeating(id: string, work: Promise<void>): Promise<void> {
  const beat = () => query((db) => db.execute(sql`update imports set beat_at = now() where id = ${id}::uuid`))
  const timer = setInterval(() => void beat().catch(() => {}), BEAT_MS)
  try {
    await work
  } finally {
    clearInterval(timer)
  }
}

/** The file is gone from here as soon as it was read: what it would do is in the database. */
export async function receiveImport(actor: Actor, request: Request, signal: AbortSignal): Promise<ImportDto> {
  const { path, fileName, sizeBytes, fields } = await receiveUpload(request, getImportFolder(), signal)
  let isHandedOver = false
  try {
    const { source, mapping, category = null } = parseInput(importOptions, { ...fields })
    const format = await detectFormat(path)
    const id = await query((db) => createImport(db, { source, fileName, format, sizeBytes }, actor))
    const checking = withOwnConnection((db) => checkFile(db, { id, source, path, format, mapping, category }))
    const reading = whileBeating(id, checking)
      .catch((error: unknown) => logEvent('import-failed', describeError(error)))
      .finally(() => rm(path, { force: true }))
    isHandedOver = true
    await waitAWhile(reading)
    return await getImport(id)
  } finally {
    if (!isHandedOver) await rm(path, { force: true })
  }
}

const failedOnOurSide =
  'Something went wrong on our side while it was written. All of it was taken back: nothing was changed. Please try again.'

async function noteProblem(id: string, error: unknown): Promise<void> {
  const isTold = error instanceof AppError
  if (!isTold) logEvent('import-failed', describeError(error))
  const problem = isTold ? error.message : failedOnOurSide
  await query((db) =>
    db.execute(sql`update imports set problem = ${problem} where id = ${id}::uuid and status = 'checked'`),
  ).catch(() => {})
}

export async function writeImport(actor: Actor, id: string): Promise<ImportDto> {
  const before = await getImport(id)
  // Whoever writes it already has its progress.
  let isOurs = false
  const writing = withOwnConnection((db) =>
    applyImport(db, id, actor, (done, total) => {
      isOurs = true
      noteProgress(id, done, total)
    }),
  )
    .catch(async (error: unknown) => {
      if (isOurs) await noteProblem(id, error)
      throw error
    })
    .finally(() => isOurs && endProgress(id))
  writing.catch(() => {})
  if (await waitAWhile(writing)) return getImport(id)
  // A database that serves one at a time has no answer for us now, and what is begun must not look as if it had failed.
  return { ...before, state: 'applying', progress: findProgress(id) }
}

export async function discardImport(id: string): Promise<void> {
  const [gone] = await query((db) =>
    db.execute(sql`delete from imports where id = ${id}::uuid and status <> 'applied' returning 1`),
  )
  if (!gone) throw new AppError('not-found', 'There is no such import that could be let go.')
}
