/** Counts wait in memory for at most a second and are added to the day's totals in one statement. */
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
  /** Writes what waits; what can't be written waits on. */
  flush(): Promise<void>
  /** How many events wait. */
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
      // In one order, so that two instances never wait for each other in a ring.
      await write(taken.sort(compareRows))
    } catch (error) {
      // There are no more kinds of rows than events, states and categories: a long outage takes no more memory.
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
