import { sql } from 'drizzle-orm'
import postgres from 'postgres'
import { query } from '@/db'
import { getGazetteer } from '@/lib/geography/places/gazetteer'
import { readResources } from '@/lib/resources/reads/sql-rows'
import { toFilters } from '@/lib/search/filters'
import { emptyQuestionAt } from '@/lib/search/find'
import { readNearby, searchNearby } from '@/lib/search/nearby/nearby'
import { readPosition } from '@/lib/search/nearby/where'
import type { SearchPlace } from '@/lib/search/read-place'
import { selectCandidates } from '@/lib/search/sql-candidates'
import { growDirectory } from './directory'
import { onPostgres } from './postgres'
import { noteRatio } from './ratios'
import { median, percentile, printTable, time } from './table'

const RECORDS = 100_000
const ROUNDS = 600
const RADIUS = 50

/** A pseudorandom place in the country, the same in every run. */
function somewhere(round: number): SearchPlace {
  for (let step = round; ; step += ROUNDS) {
    const point = { latitude: 30 + ((step * 7919) % 1400) / 100, longitude: -120 + ((step * 104_729) % 4800) / 100 }
    const place = readPosition(point)
    if (place) return place
  }
}

async function explain(place: SearchPlace): Promise<string> {
  const statement = selectCandidates(emptyQuestionAt(place), toFilters({}), getGazetteer(), null)
  const rows = await query((db) => db.execute<{ 'QUERY PLAN': string }>(sql`explain ${statement}`))
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

export const measureNearby = onPostgres('Nearby', async (url) => {
  await growDirectory(url, 1, RECORDS)
  const client = postgres(url, { max: 1 })
  const ids = (await client`select id from resources order by md5(slug) limit ${ROUNDS}`).map((row) => String(row.id))
  await client.end()
  const times = { key: [] as number[], keys: [] as number[], points: [] as number[], nearby: [] as number[] }
  const found: number[] = []
  // In rotation, so that other load on the machine affects all of them equally.
  for (let round = 0; round < ROUNDS; round += 1) {
    const where = somewhere(round)
    const key = await time(() => query((db) => readResources(db, [ids[round] ?? ''])))
    const points = await time(() => query((db) => searchNearby(db, where, RADIUS)))
    let count = 0
    const nearby = await time(async () => {
      count = (await query((db) => readNearby(db, where, RADIUS, new Date()))).length
    })
    const some = Array.from({ length: count }, (_, index) => ids[(round * 97 + index) % ids.length] ?? '')
    const keys = await time(() => query((db) => readResources(db, some)))
    if (round < 50) continue
    times.key.push(key)
    times.keys.push(keys)
    times.points.push(points)
    times.nearby.push(nearby)
    found.push(count)
  }
  const base = percentile(times.key, 0.95)
  noteRatio('nearby: p95 of what lies near, times a lookup by key', percentile(times.nearby, 0.95) / base, 'less')
  const row = (what: string, taken: number[]) => ({
    what,
    'p50 ms': median(taken).toFixed(2),
    'p95 ms': percentile(taken, 0.95).toFixed(2),
    'times the lookup': (percentile(taken, 0.95) / base).toFixed(2),
  })
  printTable(`Nearby at ${RECORDS.toLocaleString('en-US')} located records (goal: p95 under 3 times the lookup's)`, [
    row('one record by its primary key', times.key),
    row('as many by their primary keys as are near', times.keys),
    row(`what lies within ${RADIUS} miles`, times.points),
    row(`the same, read whole (${median(found)} records in the middle)`, times.nearby),
  ])
  const plan = await explain(somewhere(1))
  const isIndexed =
    /Index Scan (using|on) locations_position/.test(plan) && !/Seq Scan on (locations|resources)/.test(plan)
  console.log(isIndexed ? '  The plan uses the indexes.' : `  The plan does not use the indexes as it should:\n${plan}`)
  if (!isIndexed) process.exitCode = 1
})
