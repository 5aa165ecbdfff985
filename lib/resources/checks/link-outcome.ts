/** How the result of a website check changes the stored state. */
import type { LinkResult } from '@/db/vocabulary/checks'
import { easternDate } from '@/lib/time/eastern-time'
import type { SiteCheck } from './visit-website'

/** Failures on this many consecutive days before staff are told: sites have bad days. */
export const BROKEN_AFTER = 3

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

export interface LinkOutcome {
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

export function applySiteCheck(state: LinkState, look: SiteCheck, now: Date): LinkOutcome {
  const today = easternDate(now)
  const wait = (days: number, atLeast = 0) => new Date(now.getTime() + Math.max(days * DAY_MS, atLeast))
  if (look.kind === 'ok') {
    const known = [new URL(state.url).host, state.linkKnownHost ?? ''].map(bareHost)
    const hasMoved = !known.includes(bareHost(look.host))
    const linkMovedTo = hasMoved ? look.host.slice(0, 253) : null
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
  if (look.kind === 'refused' || look.kind === 'not-asked') {
    // It responds, or prefers not to be visited: neither counts for or against it.
    return {
      linkResult: look.kind,
      linkFailures: look.kind === 'refused' ? 0 : linkFailures,
      linkFailedOn: look.kind === 'refused' ? null : linkFailedOn,
      isLinkBroken: look.kind === 'refused' ? false : isLinkBroken,
      linkMovedTo: null,
      nextAt: wait(RECHECK_DAYS[look.kind], look.retryAfter ?? 0),
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
    nextAt: wait(isBroken ? RECHECK_DAYS.broken : RECHECK_DAYS.failed, look.retryAfter ?? 0),
  }
}
