/** User-facing reasons for a failed sign-in. */
import { errors } from 'jose'
import {
  OperationProcessingError,
  ResponseBodyError,
  UnsupportedOperationError,
  WWWAuthenticateChallengeError,
} from 'oauth4webapi'

export const signInProblems = ['again', 'cancelled', 'refused', 'busy', 'unavailable'] as const
export type SignInProblem = (typeof signInProblems)[number]

/** A staff member who signed in with a lower level than the site requires of staff. */
export class SecondFactorMissing extends Error {
  override name = 'SecondFactorMissing'
}

/** Provider errors that mean the person, or her account there, refused. */
const CANCELLED = new Set([
  'access_denied',
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
])
const MAX_CAUSES = 6

function readText(value: object, name: string): string {
  const text: unknown = Reflect.get(value, name)
  return typeof text === 'string' ? text : ''
}

/** Auth.js wraps the error in one of its own, whose cause is `{ err }`. */
function listCauses(error: unknown): object[] {
  const causes: object[] = []
  let link = error
  while (typeof link === 'object' && link !== null && causes.length < MAX_CAUSES) {
    causes.push(link)
    const cause: unknown = Reflect.get(link, 'cause')
    link = typeof cause === 'object' && cause !== null && 'err' in cause ? cause.err : cause
  }
  return causes
}

/** The codes of our two token libraries for a claim of time that does not hold. */
const OF_TIME = new Set(['OAUTH_JWT_TIMESTAMP_CHECK_FAILED', 'ERR_JWT_EXPIRED', 'ERR_JWT_CLAIM_VALIDATION_FAILED'])
const TIMES = new Set(['iat', 'exp', 'nbf'])

/** A token that is too old or from the future: rather a clock that is wrong, ours or the provider's, than a fault of hers. */
function isOfTime(cause: object): boolean {
  if (!OF_TIME.has(readText(cause, 'code'))) return false
  const claim = readText(cause, 'claim')
  return claim === '' || (TIMES.has(claim) && readText(cause, 'reason') === 'check_failed')
}

/** By how many seconds the provider's clock is ahead of ours, if a sign-in failed for that; undefined otherwise. */
export function readSkew(error: unknown, now = Date.now()): number | undefined {
  const cause = listCauses(error).find(isOfTime)
  if (!cause) return undefined
  const { payload, claims } = Object.assign({}, cause, Reflect.get(cause, 'cause')) as Record<string, unknown>
  const { iat: issued } = Object.assign({}, payload ?? claims) as { iat?: unknown }
  return typeof issued === 'number' ? Math.round(issued - now / 1000) : undefined
}

function judge(cause: object): SignInProblem | null {
  const name = readText(cause, 'name')
  if (name === 'IdentityUnavailable' || name === 'DatabaseUnavailable' || cause instanceof errors.JWKSTimeout)
    return 'unavailable'
  if (cause instanceof SecondFactorMissing) return 'refused'
  if (isOfTime(cause)) return 'again'
  // A cookie that is missing, expired or from another attempt: used before, started twice, or left for too long.
  if (readText(cause, 'type') === 'InvalidCheck') return 'again'
  if (cause instanceof ResponseBodyError) return cause.error === 'invalid_grant' ? 'again' : 'unavailable'
  if (cause instanceof WWWAuthenticateChallengeError) return 'unavailable'
  if (cause instanceof OperationProcessingError) {
    return /"state" response parameter/.test(cause.message) ? 'again' : 'refused'
  }
  if (cause instanceof errors.JOSEError || cause instanceof UnsupportedOperationError) return 'refused'
  return null
}

/** Auth.js's own error type, which a build does not minify, unlike class names. */
export function nameKind(error: unknown): string | undefined {
  return typeof error === 'object' && error !== null ? readText(error, 'type') || undefined : undefined
}

/** The original error without Auth.js's wrappers. */
export function findCause(error: unknown): unknown {
  return listCauses(error).findLast((cause) => cause instanceof Error) ?? error
}

/** `providerSaid` is the error in the provider's redirect, which counts once Auth.js has verified it. */
export function judgeSignIn(error: unknown, providerSaid: string | null): SignInProblem {
  const causes = listCauses(error)
  if (causes.some((cause) => readText(cause, 'type') === 'OAuthCallbackError')) {
    return CANCELLED.has(providerSaid ?? '') ? 'cancelled' : 'unavailable'
  }
  const verdicts = causes.map(judge)
  return verdicts.find((verdict) => verdict !== null) ?? 'unavailable'
}
