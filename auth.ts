/**
 * Sign-in: Auth.js handles the protocol with the provider (PKCE, state, nonce) and stores users, accounts and sessions
 * through its Drizzle adapter. We verify the provider's signature, and decide what is stored and for how long. None of
 * Auth.js's own pages and calls is public.
 */
import { NextRequest } from 'next/server'
import NextAuth, { customFetch, type NextAuthConfig, type NextAuthResult } from 'next-auth'
import type { Adapter } from 'next-auth/adapters'
import { clockTolerance } from 'oauth4webapi'
import { recordSignIn } from '@/lib/account/service'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { createAdapter } from '@/lib/session/adapter'
import { forgetCookie, readSessionToken, writeSessionCookies } from '@/lib/session/cookie'
import { nameCookie } from '@/lib/session/cookie-name'
import {
  CLOCK_TOLERANCE,
  fetchIdentity,
  type Identity,
  type IdentitySettings,
  IdentityUnavailable,
  readIdentity,
  readIdentitySettings,
  verifyIdToken,
} from '@/lib/session/identity/identity'
import {
  findCause,
  judgeSignIn,
  nameKind,
  readSkew,
  SecondFactorMissing,
  type SignInProblem,
} from '@/lib/session/identity/sign-in-problem'
import { readReturnPath } from '@/lib/session/return-path'
import { createSession, createToken, mayBeStaff } from '@/lib/session/service'
import { getViewer } from '@/lib/session/viewer'
import { type Language, languageOf } from '@/lib/site/language/languages.mjs'

const PROVIDER = 'oidc'
/** How long a sign-in may take, in seconds. */
const ATTEMPT_AGE = 900
/** Parameters a provider may send back; anything else in the address is dropped. */
const ANSWER = ['code', 'state', 'iss', 'error', 'error_description', 'session_state']
const attemptCookies = ['callback-url', 'csrf', 'pkce', 'state', 'nonce']

interface Attempt {
  /** The language of the return page: a new account gets its emails in it. */
  language: Language
  /** This browser's current session. */
  formerToken: string | null
  session?: { userId: string; token: string }
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

/** Signs in; staff are rejected below the authentication level the site requires of them. */
async function admit(identity: Identity, staffLevels: readonly string[], language: Language): Promise<void> {
  const userId = await recordSignIn({ ...identity, language })
  const isStrong = staffLevels.length === 0 || staffLevels.some((one) => identity.levels.includes(one))
  if (!isStrong && (await mayBeStaff(userId))) throw new SecondFactorMissing()
}

function adaptAttempt(issuer: string, attempt: Attempt): Adapter {
  return createAdapter(issuer, async ({ sessionToken: token, userId, expires }) => {
    await createSession(userId, attempt.formerToken, token)
    attempt.session = { userId, token }
    return { sessionToken: token, userId, expires }
  })
}

/** Auth.js for a single sign-in, which records its outcome in `attempt`. */
function createAuth(settings: IdentitySettings, attempt: Attempt): NextAuthResult {
  const { issuer, clientId, clientSecret, secret, siteUrl, staffLevels } = settings
  // Without it Auth.js would trust the request's Host header.
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
        // Names and addresses may be only in the userinfo response.
        idToken: false,
        profile: ({ sub }) => ({ id: sub }),
        [customFetch]: fetchIdentity,
      },
    ],
    adapter: adaptAttempt(issuer, attempt),
    session: { strategy: 'database', generateSessionToken: createToken },
    secret,
    trustHost: true,
    useSecureCookies: siteUrl.startsWith('https:'),
    cookies: nameAttemptCookies(siteUrl),
    callbacks: {
      async signIn({ account, profile }) {
        const identity = readIdentity(await verifyIdToken(account?.id_token, settings), { ...profile })
        await admit(identity, staffLevels, attempt.language)
        return true
      },
      redirect: ({ url }) => `${siteUrl}${readReturnPath(url.startsWith(siteUrl) ? url.slice(siteUrl.length) : url)}`,
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

/** The provider's address to redirect to. The state of the sign-in is in cookies. */
export async function startSignIn(returnPath: string): Promise<string> {
  const settings = requireSettings()
  const attempt: Attempt = { formerToken: null, language: languageOf(returnPath) }
  const target = await createAuth(settings, attempt).signIn(PROVIDER, { redirect: false, redirectTo: returnPath })
  // Auth.js redirects to its own error page if the provider is unreachable.
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
  // Only the cookies of this sign-in: nothing else may decide whose account this becomes.
  const own = attemptCookies.map((what) => `${nameCookie(what, siteUrl)}=`)
  const cookies = (request.headers.get('cookie') ?? '')
    .split(/; */)
    .filter((one) => own.some((name) => one.startsWith(name)))
  return new NextRequest(address, { headers: { cookie: cookies.join('; ') } })
}

/** The return page's language of a sign-in in progress; English if unknown. */
export function readAttemptLanguage(request: Request): Language {
  const name = nameCookie('callback-url', env.SITE_URL)
  const cookies = (request.headers.get('cookie') ?? '').split(/; */)
  const value = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  try {
    return languageOf(new URL(decodeURIComponent(value)).pathname)
  } catch {
    return 'en'
  }
}

/** The page that a sign-in in progress leads to; the dashboard if its cookie is gone. */
function readAttemptPath(request: Request): string {
  const name = nameCookie('callback-url', env.SITE_URL)
  const cookies = (request.headers.get('cookie') ?? '').split(/; */)
  const value = cookies.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1) ?? ''
  try {
    const address = decodeURIComponent(value)
    return readReturnPath(address.startsWith(env.SITE_URL) ? address.slice(env.SITE_URL.length) : null)
  } catch {
    return readReturnPath(null)
  }
}

/**
 * Two tabs of one browser share the cookies of a sign-in: the second to come back finds them used. Where the first has
 * signed the person in, the second leads on. Null without a session.
 */
export async function findWayOn(problem: SignInProblem, request: Request): Promise<string | null> {
  if (problem !== 'again') return null
  const viewer = await getViewer(request).catch(() => null)
  return viewer && readAttemptPath(request)
}

export interface SignedIn {
  userId: string
  returnPath: string
  cookies: string[]
}

/** Completes a sign-in that was started here, and gives her browser its session. */
export async function finishSignIn(request: Request): Promise<SignedIn> {
  const settings = requireSettings()
  const attempt: Attempt = { formerToken: readSessionToken(request), language: readAttemptLanguage(request) }
  const response = await createAuth(settings, attempt).handlers.GET(keepAnswer(request, settings.siteUrl))
  const { session, error } = attempt
  const location = response.headers.get('location')
  if (error || !session || location === null) throw error ?? new Error(`Auth.js answered ${response.status}`)
  return {
    userId: session.userId,
    returnPath: readReturnPath(location.slice(settings.siteUrl.length)),
    cookies: [
      ...attemptCookies.map((what) => forgetCookie(nameCookie(what, settings.siteUrl))),
      ...writeSessionCookies(session.token),
    ],
  }
}

/** Shows the user one of a few pages, and logs what happened without identifying her. */
export function explainProblem(error: unknown, request: Request): SignInProblem {
  const problem = judgeSignIn(error, new URL(request.url).searchParams.get('error'))
  logEvent('sign-in', {
    outcome: problem,
    kind: nameKind(error),
    skewSeconds: readSkew(error),
    ...describeError(findCause(error)),
  })
  return problem
}
