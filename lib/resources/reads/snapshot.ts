/**
 * The copy of the directory in memory: what pages show while the database is away, and what a build is made from.
 * It is the last state read from the database; before the first read, the one kept in DATA_DIR, else the seed.
 */

import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readCopyRecords, type SeedRecord } from '@/db/seed/records'
import { noTexts } from '@/db/vocabulary/text-fields'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { type ResourceDto, resourceSchema } from '../schema'
import type { Directory } from './directory'
import { createSnapshotDirectory } from './snapshot-directory'

/** A larger directory is kept in part, the most important first. */
export const SNAPSHOT_SIZE = 5000

/** When the facts in db/seed were put together. */
const SEED_COMPILED_AT = '2026-11-20T00:00:00Z'

function toResource(record: SeedRecord): ResourceDto {
  const { id, email, resource, phones, location } = record
  const hasAddress = location?.addressVisibility === 'full' && location.street
  return {
    ...noTexts,
    ...resource,
    id,
    email,
    phoneNumber: phones.find((phone) => phone.type === 'voice')?.number ?? null,
    phones: phones.map((phone) => ({ ...phone, extension: null })),
    address: hasAddress
      ? [location.street, location.city, [location.state, location.zip].filter(Boolean).join(' ')]
          .filter(Boolean)
          .join(', ')
      : null,
    isOpen24Hours: record.schedules.some((schedule) => schedule.open24h),
    updatedAt: SEED_COMPILED_AT,
  }
}

function getCopy(): { directory: Directory | null } {
  return oncePerProcess('directory-copy', () => ({ directory: null }))
}

function keep(directory: Directory): Directory {
  getCopy().directory = directory
  return directory
}

function file(): string {
  return join(env.DATA_DIR, 'directory-snapshot.json')
}

async function readStored(): Promise<ResourceDto[] | null> {
  try {
    return z.array(resourceSchema).parse(JSON.parse(await readFile(file(), 'utf8')))
  } catch {
    return null
  }
}

export async function getSnapshot(): Promise<Directory> {
  return getCopy().directory ?? keep(createSnapshotDirectory((await readStored()) ?? readCopyRecords().map(toResource)))
}

async function store(items: ResourceDto[]): Promise<void> {
  const draft = `${file()}.${process.pid}`
  try {
    await mkdir(env.DATA_DIR, { recursive: true })
    await writeFile(draft, JSON.stringify(items))
    await rename(draft, file())
  } catch (error) {
    await rm(draft, { force: true }).catch(() => {})
    throw error
  }
}

let isStored = true

/**
 * Takes over what the database holds now, and keeps it for the next start. A disk that is full or may not be written to
 * costs that next start its copy, and nothing else.
 */
export async function setSnapshot(items: ResourceDto[]): Promise<void> {
  keep(createSnapshotDirectory(items))
  try {
    await store(items)
    isStored = true
  } catch (error) {
    if (isStored) logEvent('directory-copy-not-stored', { error: readCode(error) })
    isStored = false
  }
}

function readCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
}
