/** `npm test` takes a fixed part of what is long; a full run takes all of it. Each use is named in docs/testing.md. */
import type postgres from 'postgres'

export const isFull = Boolean(process.env.TEST_FULL)

/** About `count` of the list, evenly spread and the same each time. */
export function sample<Entry>(list: readonly Entry[], count: number): Entry[] {
  const step = isFull ? 1 : Math.max(1, Math.floor(list.length / count))
  return list.filter((_, at) => at % step === 0)
}

/** Leaves about `count` of the seeded records in the directory, among them these. */
export async function keepSample(sql: postgres.Sql, count: number, ...slugs: string[]): Promise<void> {
  if (isFull) return
  const all = (await sql<{ slug: string }[]>`select slug from resources order by slug`).map(({ slug }) => slug)
  await sql`delete from resources where slug <> all(${[...sample(all, count), ...slugs]})`
  await sql`delete from organizations o where not exists (select from resources where organization_id = o.id)`
}
