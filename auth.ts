/**
 * Signing in: Auth.js speaks the protocol with the provider (PKCE, state, nonce), we check what it signed and keep the
 * session ourselves. None of Auth.js's own pages, cookies of a session or calls is open to anyone.
 */

import { NextRequest } from 'next/server'
import NextAuth, { customFetch, type NextAuthConfig, type NextAuthResult } from 'next-auth'
import { clockTolerance } from 'oauth4webapi'
import { recordSignIn } from '@/lib/account/service'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { readSessionToken } from '@/lib/session/cookie'
import { nameCookie } from '@/lib/session/cookie-name'
import { fetchIdentity, IdentityUnavailable } from '@/lib/session/identity/fetch-identity'
import { type Identity, readIdentity } from '@/lib/session/identity/read-identity'
import { type IdentitySettings, readIdentitySettings } from '@/lib/session/identity/settings'
import {
  findCause,
  judgeSignIn,
  nameKind,
  SecondFactorMissing,
  type SignInProblem,
} from '@/lib/session/identity/sign-in-problem'
import { CLOCK_TOLERANCE, verifyIdToken } from '@/lib/session/identity/verify-id-token'
import { readReturnPath } from '@/lib/session/return-path'
import { createSession, mayBeStaff } from '@/lib/session/service'
import { forgetCookie, writeSessionCookie } from '@/lib/session/set-cookie'

const PROVIDER = 'oidc'
/** Seconds in which a sign-in that was begun can be finished. */
const ATTEMPT_AGE = 900
/** What a provider may send back; anything else in the address is not passed on. */
const ANSWER = ['code', 'state', 'iss', 'error', 'error_description', 'session_state']
const attemptCookies = ['callback-url', 'csrf', 'pkce', 'state', 'nonce']

interface Attempt {
  identity?: Identity
  error?: unknown
}

function nameAttemptCookies(siteUrl: string): NextAuthConfig['cookies'] {
  const options = {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: siteUrl.startsWith('https:'),
    maxAge: ATTEMPT_AGE,
  } as const
  const cookie = (what: string) => ({ name: nameCookie(what, siteUrl), options })
  return {
    callbackUrl: cookie('callback-url'),
    csrfToken: cookie('csrf'),
    pkceCodeVerifier: cookie('pkce'),
    state: cookie('state'),
    nonce: cookie('nonce'),
  }
}

/** Auth.js for one sign-in, which tells `attempt` what came of it. */
function createAuth(settings: IdentitySettings, attempt: Attempt): NextAuthResult {
  const { issuer, clientId, clientSecret, secret, siteUrl, staffLevels } = settings
  // Without it Auth.js would believe the Host header of whoever asks.
  process.env.AUTH_URL = siteUrl
  return NextAuth({
    providers: [
      {
        id: PROVIDER,
        name: 'the sign-in service',
        type: 'oidc',
        issuer,
        clientId,
        clientSecret,
        checks: ['pkce', 'state', 'nonce'],
        ...(staffLevels.length > 0 && {
          authorization: { params: { scope: 'openid profile email', acr_values: staffLevels.join(' ') } },
        }),
        client: { [clockTolerance]: CLOCK_TOLERANCE },
        // Names and addresses may stand in the userinfo answer alone.
        idToken: false,
        profile: ({ sub }) => ({ id: sub }),
        [customFetch]: fetchIdentity,
      },
    ],
    secret,
    trustHost: true,
    useSecureCookies: siteUrl.startsWith('https:'),
    cookies: nameAttemptCookies(siteUrl),
    callbacks: {
      async signIn({ account, profile }) {
        attempt.identity = readIdentity(await verifyIdToken(account?.id_token, settings), { ...profile })
        return true
      },
      redirect: ({ url }) => `${siteUrl}${readReturnPath(url.startsWith(siteUrl) ? url.slice(siteUrl.length) : url)}`,
      jwt: () => null,
    },
    logger: {
      error(error) {
        attempt.error = error
      },
      warn() {},
      debug() {},
    },
  })
}

function requireSettings(): IdentitySettings {
  const settings = readIdentitySettings(env)
  if (settings === null) throw new IdentityUnavailable('no provider is configured')
  return settings
}

/** The provider's address to send the browser to. What must be remembered until it comes back is in cookies. */
export async function startSignIn(returnPath: string): Promise<string> {
  const settings = requireSettings()
  const attempt: Attempt = {}
  const target = await createAuth(settings, attempt).signIn(PROVIDER, { redirect: false, redirectTo: returnPath })
  // Auth.js sends to its own error page where the provider could not be asked.
  if (attempt.error || new URL(target).origin === settings.siteUrl)
    throw attempt.error ?? new IdentityUnavailable('no answer')
  return target
}

function keepAnswer(request: Request, siteUrl: string): NextRequest {
  const { pathname, searchParams } = new URL(request.url)
  const address = new URL(pathname, siteUrl)
  for (const name of ANSWER) {
    const value = searchParams.get(name)
    if (value !== null) address.searchParams.set(name, value)
  }
  return new NextRequest(address, { headers: { cookie: request.headers.get('cookie') ?? '' } })
}

export interface SignedIn {
  userId: string
  returnPath: string
  cookies: string[]
}

/** Ends a sign-in that was begun here: who it is goes into our account table, and her browser gets a session. */
export async function finishSignIn(request: Request): Promise<SignedIn> {
  const settings = requireSettings()
  const attempt: Attempt = {}
  const response = await createAuth(settings, attempt).handlers.GET(keepAnswer(request, settings.siteUrl))
  const { identity, error } = attempt
  const location = response.headers.get('location')
  if (error || !identity || location === null) throw error ?? new Error(`Auth.js answered ${response.status}`)
  const userId = await recordSignIn(identity)
  const isStrong =
    settings.staffLevels.length === 0 || settings.staffLevels.some((one) => identity.levels.includes(one))
  if (!isStrong && (await mayBeStaff(userId))) throw new SecondFactorMissing()
  const token = await createSession(userId, readSessionToken(request))
  return {
    userId,
    returnPath: readReturnPath(location.slice(settings.siteUrl.length)),
    cookies: [
      ...attemptCookies.map((what) => forgetCookie(nameCookie(what, settings.siteUrl))),
      writeSessionCookie(token),
    ],
  }
}

/** For the person one of a few pages, for the log what happened without whom it happened to. */
export function explainProblem(error: unknown, request: Request): SignInProblem {
  const problem = judgeSignIn(error, new URL(request.url).searchParams.get('error'))
  logEvent('sign-in', { outcome: problem, kind: nameKind(error), ...describeError(findCause(error)) })
  return problem
}
