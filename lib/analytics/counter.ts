/** Counts are buffered for at most a second, then added to the day's totals in one statement. */

import { sql } from 'drizzle-orm'
import { query } from '@/db'
import type { CountedThing } from './schema'

export interface CountRow extends CountedThing {
  day: string
  count: number
}

export interface CounterDependencies {
  write(rows: CountRow[]): Promise<void>
  now(): number
  onFailure(error: unknown): void
}

export interface Counter {
  add(thing: CountedThing): void
  /** Writes the buffer; what can't be written stays buffered. */
  flush(): Promise<void>
  /** The number of buffered events. */
  readonly waiting: number
}

function compareRows(a: CountRow, b: CountRow): number {
  const [left, right] = [a, b].map(({ day, event, state, category }) => `${day} ${event} ${state} ${category}`)
  return (left ?? '') < (right ?? '') ? -1 : 1
}

export function createCounter({ write, now, onFailure }: CounterDependencies): Counter {
  let rows = new Map<string, CountRow>()
  let writing: Promise<void> = Promise.resolve()

  const keep = (row: CountRow) => {
    const key = `${row.day} ${row.event} ${row.state} ${row.category}`
    const known = rows.get(key)
    if (known) known.count += row.count
    else rows.set(key, row)
  }

  const writeWaiting = async () => {
    if (rows.size === 0) return
    const taken = [...rows.values()]
    rows = new Map()
    try {
      // In a fixed order, so that two instances never deadlock.
      await write(taken.sort(compareRows))
    } catch (error) {
      // The number of keys is bounded by events, states and categories, so a long outage uses no more memory.
      for (const row of taken) keep(row)
      onFailure(error)
    }
  }

  return {
    add: (thing) => keep({ ...thing, day: new Date(now()).toISOString().slice(0, 10), count: 1 }),
    flush: () => {
      writing = writing.then(writeWaiting)
      return writing
    },
    get waiting() {
      return [...rows.values()].reduce((total, row) => total + row.count, 0)
    },
  }
}

export async function addToTotals(rows: CountRow[]): Promise<void> {
  const values = rows.map(
    ({ day, event, state, category, count }) => sql`(${day}::date, ${event}, ${state}, ${category}, ${count}::bigint)`,
  )
  await query((db) =>
    db.execute(sql`insert into daily_totals (day, event, state, category, count)
      values ${sql.join(values, sql`, `)}
      on conflict (day, event, state, category) do update set count = daily_totals.count + excluded.count`),
  )
}
