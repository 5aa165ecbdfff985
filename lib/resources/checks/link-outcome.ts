/** What a look at a website changes in what we hold of it. */
import type { LinkResult } from '@/db/vocabulary/checks'
import { easternDate } from '@/lib/time/eastern-time'
import type { SiteCheck } from './visit-website'

/** On so many different days in a row it must fail before anybody is troubled: sites have bad days. */
export const BROKEN_AFTER = 3

const DAY_MS = 86_400_000
/** One that failed is asked again the next day, one that is known to be broken twice a week, one that works weekly. */
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
    // It is there, or would rather not be asked: neither speaks for or against it.
    return {
      linkResult: look.kind,
      linkFailures: look.kind === 'refused' ? 0 : linkFailures,
      linkFailedOn: look.kind === 'refused' ? null : linkFailedOn,
      isLinkBroken: look.kind === 'refused' ? false : isLinkBroken,
      linkMovedTo: null,
      nextAt: wait(RECHECK_DAYS[look.kind], look.retryAfter ?? 0),
    }
  }
  // A second failure of the same day says nothing new.
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
