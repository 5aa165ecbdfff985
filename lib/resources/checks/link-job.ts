/** The job `links`: visits the directory's websites, a few at a time, one after the other. */
import { startDeadline } from '@/lib/http/deadline'
import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { query } from '@/db'
import type { LinkResult } from '@/db/vocabulary/checks'
import { env } from '@/lib/env'
import { easternDate } from '@/lib/time/eastern-time'
import { checkWebsite, isAllowedByRobots, readRobots, type SiteCheck, type VisitOptions } from './visit-website'

// How the result of a website check changes the stored state.

/** Failures on this many consecutive days before staff are told: sites have bad days. */
const BROKEN_AFTER = 3

const DAY_MS = 86_400_000
/** How soon to check again: the next day after a failure, twice a week if known to be broken, weekly if it works. */
const RECHECK_DAYS = { ok: 7, refused: 30, 'not-asked': 30, failed: 1, broken: 3 } as const

export interface LinkState {
  url: string
  linkFailures: number
  linkFailedOn: string | null
  isLinkBroken: boolean
  linkKnownHost: string | null
}

interface LinkOutcome {
  linkResult: LinkResult
  linkFailures: number
  linkFailedOn: string | null
  isLinkBroken: boolean
  linkMovedTo: string | null
  nextAt: Date
}

function bareHost(host: string): string {
  return host.toLowerCase().replace(/^www\./, '')
}

export function applySiteCheck(state: LinkState, siteCheck: SiteCheck, now: Date): LinkOutcome {
  const today = easternDate(now)
  const wait = (days: number, atLeast = 0) => new Date(now.getTime() + Math.max(days * DAY_MS, atLeast))
  if (siteCheck.kind === 'ok') {
    const known = [new URL(state.url).host, state.linkKnownHost ?? ''].map(bareHost)
    const hasMoved = !known.includes(bareHost(siteCheck.host))
    const linkMovedTo = hasMoved ? siteCheck.host.slice(0, 253) : null
    return {
      linkResult: 'ok',
      linkFailures: 0,
      linkFailedOn: null,
      isLinkBroken: false,
      linkMovedTo,
      nextAt: wait(RECHECK_DAYS.ok),
    }
  }
  const { linkFailures, linkFailedOn, isLinkBroken } = state
  if (siteCheck.kind === 'refused' || siteCheck.kind === 'not-asked') {
    // It responds, or prefers not to be visited: neither counts for or against it.
    return {
      linkResult: siteCheck.kind,
      linkFailures: siteCheck.kind === 'refused' ? 0 : linkFailures,
      linkFailedOn: siteCheck.kind === 'refused' ? null : linkFailedOn,
      isLinkBroken: siteCheck.kind === 'refused' ? false : isLinkBroken,
      linkMovedTo: null,
      nextAt: wait(RECHECK_DAYS[siteCheck.kind], siteCheck.retryAfter ?? 0),
    }
  }
  // A second failure on the same day adds nothing.
  const failures = linkFailedOn === today ? linkFailures : Math.min(linkFailures + 1, 1000)
  const isBroken = failures >= BROKEN_AFTER
  return {
    linkResult: 'failed',
    linkFailures: failures,
    linkFailedOn: today,
    isLinkBroken: isBroken,
    linkMovedTo: null,
    nextAt: wait(isBroken ? RECHECK_DAYS.broken : RECHECK_DAYS.failed, siteCheck.retryAfter ?? 0),
  }
}

/** Per run. */
const MAX_PER_RUN = 60
/** The pause between two requests to the same host. */
const PAUSE_MS = 2000
/** If this many in one run get no response and none succeeds, our own connection is down. */
const FAILURES_OF_OUR_OUTAGE = 5
const RUN_MS = 8 * 60_000
const AGAIN_MS = 3_600_000

interface Due extends LinkState {
  id: string
}

type Row = Due & Record<string, unknown>

async function listDue(now: Date): Promise<Due[]> {
  const rows = await query((db) =>
    db.execute<Row>(sql`
      select resource_id as id, url, link_failures as "linkFailures",
        to_char(link_failed_on, 'YYYY-MM-DD') as "linkFailedOn", is_link_broken as "isLinkBroken",
        link_known_host as "linkKnownHost"
      from record_checks
      where is_listed and link_next_at is not null and link_next_at <= ${now.toISOString()}::timestamptz
      order by link_next_at limit ${MAX_PER_RUN}`),
  )
  return rows.map(({ id, url, linkFailures, linkFailedOn, isLinkBroken, linkKnownHost }) => ({
    id,
    url,
    linkFailures,
    linkFailedOn,
    isLinkBroken,
    linkKnownHost,
  }))
}

/** Not if the record's website changed during the check. */
async function store({ id, url }: Due, outcome: LinkOutcome, now: Date): Promise<void> {
  const { linkResult, linkFailures, linkFailedOn, isLinkBroken, linkMovedTo, nextAt } = outcome
  await query((db) =>
    db.execute(sql`update record_checks set link_result = ${linkResult}, link_failures = ${linkFailures},
      link_failed_on = ${linkFailedOn}::date, is_link_broken = ${isLinkBroken}, link_moved_to = ${linkMovedTo},
      link_asked_at = ${now.toISOString()}::timestamptz, link_next_at = ${nextAt.toISOString()}::timestamptz
      where resource_id = ${id}::uuid and url = ${url}`),
  )
}

async function postpone(due: readonly Due[], now: Date): Promise<void> {
  const until = new Date(now.getTime() + AGAIN_MS).toISOString()
  for (const { id } of due) {
    await query((db) =>
      db.execute(sql`update record_checks set link_next_at = ${until}::timestamptz where resource_id = ${id}::uuid`),
    )
  }
}

function groupByHost(due: readonly Due[]): Due[][] {
  const groups = new Map<string, Due[]>()
  for (const one of due) {
    const host = URL.canParse(one.url) ? new URL(one.url).host : ''
    groups.set(host, [...(groups.get(host) ?? []), one])
  }
  return [...groups.values()]
}

/** Hosts one after the other, and requests to each one after the other. */
async function checkHost(
  due: readonly Due[],
  options: VisitOptions,
  pause: () => Promise<void>,
  found: (one: Due, look: SiteCheck) => Promise<void>,
): Promise<void> {
  const [first] = due
  if (!first || !URL.canParse(first.url)) return
  const robots = await readRobots(new URL(first.url).origin, options)
  for (const one of due) {
    if (options.signal.aborted) return
    await pause()
    const isAllowed = isAllowedByRobots(robots, new URL(one.url))
    const look: SiteCheck = isAllowed
      ? await checkWebsite(one.url, options, pause)
      : { kind: 'not-asked', retryAfter: null }
    // An aborted check says nothing about the site.
    if (!options.signal.aborted) await found(one, look)
  }
}

export interface LinkRun {
  privateOrigins?: readonly string[]
  lookMs?: number
  pauseMs?: number
}

export async function checkLinks(
  now: Date,
  signal: AbortSignal,
  { privateOrigins, lookMs, pauseMs = PAUSE_MS }: LinkRun = {},
): Promise<Record<string, number>> {
  const due = await listDue(now)
  const whole = startDeadline(RUN_MS, signal)
  const options: VisitOptions = { signal: whole, now, privateOrigins, lookMs }
  const pause = () => wait(pauseMs, undefined, { signal: whole }).catch(() => {})
  const silent: [Due, SiteCheck][] = []
  const counts = { asked: 0, failed: 0, moved: 0 }
  const keep = async (one: Due, look: SiteCheck) => {
    const outcome = applySiteCheck(one, look, now)
    if (outcome.linkResult === 'failed') counts.failed += 1
    if (outcome.linkMovedTo) counts.moved += 1
    await store(one, outcome, now)
  }
  for (const group of groupByHost(due)) {
    if (whole.aborted) break
    await checkHost(group, options, pause, async (one, look) => {
      counts.asked += 1
      if (look.kind === 'no-answer') silent.push([one, look])
      else await keep(one, look)
    })
  }
  if (silent.length >= FAILURES_OF_OUR_OUTAGE && silent.length === counts.asked) {
    await postpone(
      silent.map(([one]) => one),
      now,
    )
    return { asked: counts.asked, failed: 0, moved: 0 }
  }
  for (const [one, look] of silent) await keep(one, look)
  return counts
}

/** The operator can disable it, for example on a test machine. */
export async function runLinkJob(now: Date, signal: AbortSignal): Promise<Record<string, number>> {
  return env.LINK_CHECKS === 'off' ? { asked: 0 } : checkLinks(now, signal)
}
