/**
 * The copy of the directory in memory: pages show it while the database is down, and builds are made from it.
 * It is the last state read from the database; before the first read, the one saved in DATA_DIR, else the seed.
 */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { readCopyRecords, type SeedRecord } from '@/db/seed/records'
import { noTexts } from '@/db/vocabulary/text-fields'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { readAge } from '../freshness'
import { getImportance } from '../importance'
import { type ResourceDto, resourceSchema } from '../schema'
import type { AgeCount, Count, Directory, ListFilter, ListPosition } from './directory'

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function compare(a: ListPosition, b: ListPosition): number {
  return b.importance - a.importance || compareText(a.title, b.title) || compareText(a.id, b.id)
}

function position(item: ResourceDto): ListPosition {
  return { importance: getImportance(item), title: item.title, id: item.id }
}

function areas(item: ResourceDto): NonNullable<ResourceDto['state']>[] {
  return item.serviceArea.length > 0 ? item.serviceArea : item.state ? [item.state] : []
}

function matches(item: ResourceDto, filter: ListFilter): boolean {
  return (
    (!filter.category || item.category === filter.category) &&
    (!filter.state || areas(item).includes(filter.state) || item.state === filter.state) &&
    (!filter.scope || item.scope === filter.scope) &&
    (!filter.tag || item.tags.includes(filter.tag)) &&
    (!filter.emergency || item.isEmergency) &&
    (!filter.withoutFacilities || item.kind !== 'facility') &&
    (!filter.after || compare(filter.after, position(item)) < 0)
  )
}

/** The same reads as the database's, over a list in memory. */
export function createSnapshotDirectory(entries: ResourceDto[]): Directory {
  const items = [...entries].sort((a, b) => compare(position(a), position(b)))
  const bySlug = new Map(items.map((item) => [item.slug, item]))
  return {
    async listResources(filter) {
      const found = items.filter((item) => matches(item, filter))
      const shown = found.slice(0, filter.limit)
      const last = shown.at(-1)
      return { items: shown, next: found.length > filter.limit && last ? position(last) : null }
    },
    async getResource(slug) {
      return bySlug.get(slug) ?? null
    },
    async getResources(slugs) {
      return slugs.flatMap((slug) => bySlug.get(slug) ?? [])
    },
    async countResources() {
      const counts = new Map<string, Count>()
      for (const item of items) {
        const { category, kind, isEmergency, isOpen24Hours, languages } = item
        for (const [place, state] of (areas(item).length > 0 ? areas(item) : [null]).entries()) {
          const key = JSON.stringify([category, state, kind, isEmergency, isOpen24Hours, languages])
          const count = counts.get(key) ?? {
            category,
            state,
            kind,
            isEmergency,
            isOpen24Hours,
            languages,
            count: 0,
            entries: 0,
          }
          count.count += 1
          if (place === 0) count.entries += 1
          counts.set(key, count)
        }
      }
      return [...counts.values()]
    },
    async countAges(now) {
      const counts = new Map<string, AgeCount>()
      for (const { category, state, isEmergency, ...checked } of items) {
        const age = readAge(checked, now)
        const key = [category, state, isEmergency, age].join()
        const count = counts.get(key) ?? { category, state, isEmergency, age, count: 0 }
        count.count += 1
        counts.set(key, count)
      }
      return [...counts.values()]
    },
  }
}

/** Of a larger directory only the most important entries are kept. */
export const SNAPSHOT_SIZE = 5000

/** When the facts in db/seed were compiled. */
const SEED_COMPILED_AT = '2026-11-20T00:00:00Z'

function toResource(record: SeedRecord): ResourceDto {
  const { id, email, resource, phones } = record
  return {
    ...noTexts,
    alertUntil: null,
    ...resource,
    id,
    email,
    phoneNumber: phones.find((phone) => phone.type === 'voice')?.number ?? null,
    phones: phones.map((phone) => ({ ...phone, extension: null })),
    // The database decides which addresses are shown.
    address: null,
    isOpen24Hours: record.schedules.some((schedule) => schedule.open24h),
    updatedAt: SEED_COMPILED_AT,
  }
}

interface Copy {
  items: readonly ResourceDto[]
  directory: Directory
}

function getHeld(): { copy: Copy | null } {
  return oncePerProcess('directory-copy', () => ({ copy: null }))
}

function keep(items: ResourceDto[]): Copy {
  const copy = { items, directory: createSnapshotDirectory(items) }
  getHeld().copy = copy
  return copy
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

async function getCopy(): Promise<Copy> {
  return getHeld().copy ?? keep((await readStored()) ?? readCopyRecords().map(toResource))
}

export async function getSnapshot(): Promise<Directory> {
  return (await getCopy()).directory
}

/** All records of the copy: the same array until the copy is replaced. */
export async function listSnapshot(): Promise<readonly ResourceDto[]> {
  return (await getCopy()).items
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
 * Copies the database's current state, and saves it for the next start. On a full or read-only disk the
 * next start lacks its copy, and nothing else happens.
 */
export async function setSnapshot(items: ResourceDto[]): Promise<void> {
  keep(items)
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
