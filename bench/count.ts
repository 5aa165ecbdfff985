import { execFileSync } from 'node:child_process'
import postgres from 'postgres'
import { addToTotals, createCounter } from '@/lib/analytics/counter'
import { type CountedThing, readEvent } from '@/lib/analytics/schema'
import { stateCodes } from '@/lib/geography/states'
import { categories } from '@/lib/resources/vocabulary'
import { onPostgres } from './postgres'
import { printTable } from './table'

const EVENTS_A_SECOND = 2000
const SECONDS = 20
const TICKS_A_SECOND = 100
const events = ['resource-view', 'call-pressed', 'website-pressed']

/** A mix of states and kinds: the worst case for batching, which then merges the least. */
function makeEvent(index: number): CountedThing {
  const of = `${stateCodes[(index * 7919) % stateCodes.length]}/${categories[(index * 31) % categories.length]}`
  const thing = readEvent({ event: events[index % events.length] ?? '', of })
  if (!thing) throw new Error('a made-up event is not one')
  return thing
}

/** CPU seconds of all the server's processes, which ps lists below its own. */
function readDatabaseSeconds(pid: number): number {
  const rows = execFileSync('ps', ['-eo', 'pid=,ppid=,cputimes=,time='], { encoding: 'utf8' })
  return rows
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([own, parent]) => own === pid || parent === pid)
    .reduce((total, [own = 0]) => total + readProcessSeconds(own), 0)
}

/** From /proc, because ps only counts whole seconds. */
function readProcessSeconds(pid: number): number {
  try {
    const stat = execFileSync('cat', [`/proc/${pid}/stat`], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
  } catch {
    return 0
  }
}

export const measureCount = onPostgres('Count', async (url) => {
  const client = postgres(url, { max: 1 })
  const [row] = await client`select pg_backend_pid() as pid, pg_postmaster_start_time() as since`
  const backend = Number(row?.pid)
  const postmaster = Number(
    execFileSync('ps', ['-o', 'ppid=', '-p', String(backend)], { encoding: 'utf8' }).trim() || Number.NaN,
  )
  const counter = createCounter({
    write: addToTotals,
    now: Date.now,
    onFailure: (error) => {
      throw error
    },
  })
  await counter.flush()
  const before = readDatabaseSeconds(postmaster)
  const ownBefore = process.cpuUsage()
  const start = performance.now()
  let sent = 0
  let flushes = 0
  for (let tick = 1; tick <= SECONDS * TICKS_A_SECOND; tick += 1) {
    for (let one = 0; one < EVENTS_A_SECOND / TICKS_A_SECOND; one += 1) counter.add(makeEvent(sent++))
    if (tick % TICKS_A_SECOND === 0) {
      void counter.flush()
      flushes += 1
    }
    const wait = start + (tick * 1000) / TICKS_A_SECOND - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
  }
  const waiting = counter.waiting
  await counter.flush()
  const seconds = (performance.now() - start) / 1000
  const spent = readDatabaseSeconds(postmaster) - before
  const own = process.cpuUsage(ownBefore)
  const [stored] = await client`select sum(count)::int as count from daily_totals`
  const lost = sent - Number(stored?.count ?? 0)
  printTable(
    `Counting ${EVENTS_A_SECOND.toLocaleString('en-US')} events a second (goal: under 10 % of a core in the database, none lost)`,
    [
      {
        events: sent.toLocaleString('en-US'),
        seconds: seconds.toFixed(1),
        flushes,
        'database, % of a core': ((spent / seconds) * 100).toFixed(2),
        'counter, % of a core': (((own.user + own.system) / 1e6 / seconds) * 100).toFixed(2),
        'waiting at the end': waiting,
        lost,
      },
    ],
  )
  if (lost !== 0 || spent / seconds > 0.1) process.exitCode = 1
  await client.end()
})
