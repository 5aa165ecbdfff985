/** How long an email waits after each failed attempt, and when it is given up. */

const FIRST_WAIT_MS = 5000
const MAX_WAIT_MS = 30 * 60_000
/** For urgent email, and if the server was down instead of rejecting the email. */
const MAX_SHORT_WAIT_MS = 60_000
/** The usual retry period of mail servers. */
export const RETRY_FOR_MS = 3 * 24 * 3_600_000

export function findNextAttempt(
  { attempts, isShort }: { attempts: number; isShort: boolean },
  now: Date,
  random: () => number = Math.random,
): Date {
  const longest = isShort ? MAX_SHORT_WAIT_MS : MAX_WAIT_MS
  const wait = Math.min(longest, FIRST_WAIT_MS * 2 ** Math.min(20, Math.max(0, attempts - 1)))
  // 50% jitter, so that failures do not retry in lockstep.
  return new Date(now.getTime() + wait * (0.5 + random() / 2))
}

export function isHopeless(createdAt: Date, now: Date): boolean {
  return now.getTime() - createdAt.getTime() > RETRY_FOR_MS
}
