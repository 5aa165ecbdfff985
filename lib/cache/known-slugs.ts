/**
 * The slugs of all records and articles, so that a made-up address is recognized without the database. Null while they are
 * being read: then anything may exist. Kept as sorted hashes: a quarter of a megabyte for 70,000.
 */
import { type SQL, sql } from 'drizzle-orm'
import { query } from '@/db'
import { oncePerProcess } from '@/lib/once-per-process.mjs'

const tables = {
  // An address of a record that was merged leads on.
  records: sql`(select slug from resources union all select slug from former_slugs) r`,
  articles: sql`articles`,
} as const
type Kind = keyof typeof tables

function getKnown(): Record<Kind, Uint32Array | null> {
  return oncePerProcess('known-slugs', () => ({ records: null, articles: null }))
}

/** FNV-1a. If a made-up slug has the hash of another, Next looks it up. */
function hash(slug: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < slug.length; at += 1) value = Math.imul(value ^ slug.charCodeAt(at), 0x01000193)
  return value >>> 0
}

function has(sorted: Uint32Array, value: number): boolean {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if ((sorted[middle] ?? 0) < value) from = middle + 1
    else to = middle
  }
  return sorted[from] === value
}

/** From now on any slug of this kind may exist: a change is in progress. */
export function forgetSlugs(kind: Kind): void {
  getKnown()[kind] = null
}

export async function readSlugs(kind: Kind): Promise<void> {
  const table: SQL = tables[kind]
  const rows = await query((db) =>
    db.execute<{ slugs: string | null }>(sql`select string_agg(slug, ' ') as slugs from ${table}`),
  )
  const slugs = rows[0]?.slugs?.split(' ') ?? []
  getKnown()[kind] = Uint32Array.from(slugs, hash).sort()
}

/** False only if there is certainly none. */
export function mayExist(kind: Kind, slug: string): boolean {
  const known = getKnown()[kind]
  return !known || has(known, hash(slug))
}
