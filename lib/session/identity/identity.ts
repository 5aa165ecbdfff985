import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import * as oauth from 'oauth4webapi'
import { fetchInTime } from '@/lib/http/deadline'
import { email as emailSchema, oneLine } from '@/lib/http/text'

/** All the data we use from the identity provider. */
export interface Identity {
  issuer: string
  subject: string
  /** Only an address that the provider has verified. */
  email: string | null
  firstName: string | null
  lastName: string | null
  /** How she authenticated, in the provider's terms: `acr`, and the methods in `amr`. */
  levels: string[]
}

type Claims = Record<string, unknown>

const MAX_NAME_LENGTH = 100
const nameSchema = oneLine({ max: 1000 })
const issuerSchema = oneLine({ max: 500 })
const subjectSchema = oneLine({ max: 255 })

function readName(claim: unknown): string | null {
  const name = nameSchema.safeParse(claim).data
  return name ? [...name].slice(0, MAX_NAME_LENGTH).join('').trim() : null
}

/** The address and its verification must come from the same response. */
function readEmail(claims: Claims): string | null {
  // Some providers encode booleans as strings.
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  return (isVerified && emailSchema.safeParse(claims.email).data) || null
}

/** `userinfo` is the provider's more complete response about the same subject; a name or address may be in either. */
export function readIdentity(idToken: Claims, userinfo: Claims): Identity {
  const subject = subjectSchema.parse(idToken.sub)
  if (userinfo.sub !== undefined && userinfo.sub !== idToken.sub) throw new Error('two subjects in one sign-in')
  const all = { ...idToken, ...userinfo }
  const firstName = readName(all.given_name)
  const lastName = readName(all.family_name)
  return {
    issuer: issuerSchema.parse(idToken.iss),
    subject,
    email: readEmail('email' in userinfo ? userinfo : idToken),
    firstName: firstName ?? (lastName ? null : readName(all.name)),
    lastName,
    // Only from the signed token.
    levels: [idToken.acr, ...(Array.isArray(idToken.amr) ? idToken.amr : [])].filter((one) => typeof one === 'string'),
  }
}

const DEADLINE_MS = 4000
/** A provider's longest response, its keys, is a few kilobytes. */
const MAX_RESPONSE_BYTES = 256 * 1024
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The provider is down, or its response is invalid. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable'
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_RESPONSE_BYTES) throw new IdentityUnavailable('the answer is too long')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}

/** For every request to the provider: encrypted, with a timeout and size limit, never following redirects. */
export async function fetchIdentity(address: string | URL | Request, options: RequestInit = {}): Promise<Response> {
  if (address instanceof Request) throw new TypeError('inside it the deadline would be lost')
  const url = new URL(address)
  if (url.protocol !== 'https:' && !LOOPBACK.has(url.hostname)) throw new IdentityUnavailable('not encrypted')
  try {
    const response = await fetchInTime(address, DEADLINE_MS, { ...options, redirect: 'error', cache: 'no-store' })
    if (response.status >= 500) throw new IdentityUnavailable('the provider failed')
    const { status, headers } = response
    return new Response(await readBounded(response), { status, headers })
  } catch (cause) {
    throw cause instanceof IdentityUnavailable ? cause : new IdentityUnavailable('no answer', { cause })
  }
}

/** Algorithms that use a key of the provider's own; no shared secrets, and never `none`. */
const ALGORITHMS = [256, 384, 512].flatMap((bits) => [`RS${bits}`, `PS${bits}`, `ES${bits}`]).concat('EdDSA', 'Ed25519')
/** Allowed clock difference between the provider and us, in seconds. */
export const CLOCK_TOLERANCE = 300
const KEY_CACHE_MS = 3_600_000
/** How soon the keys may be fetched again: a rotated key is found within seconds. */
const COOLDOWN_MS = 2000

interface Signer {
  /** As the provider writes it, with or without a trailing slash. */
  issuer: string
  keys: ReturnType<typeof createRemoteJWKSet>
  until: number
}

const known = new Map<string, Signer>()

/** The provider's key set, fetched again when a token has an unknown key. */
async function findSigner(issuer: string): Promise<Signer> {
  const kept = known.get(issuer)
  if (kept && kept.until > Date.now()) return kept
  const options = { [oauth.allowInsecureRequests]: true, [oauth.customFetch]: fetchIdentity }
  const response = await oauth.discoveryRequest(new URL(issuer), options)
  const server = await oauth.processDiscoveryResponse(new URL(issuer), response)
  if (!server.jwks_uri) throw new IdentityUnavailable('the provider has no keys')
  const keys = createRemoteJWKSet(new URL(server.jwks_uri), {
    [customFetch]: fetchIdentity,
    cooldownDuration: COOLDOWN_MS,
  })
  const signer = { issuer: server.issuer, keys, until: Date.now() + KEY_CACHE_MS }
  known.set(issuer, signer)
  return signer
}

/**
 * Verifies the provider's signature. Auth.js trusts a token received directly from the provider without checking it;
 * a proxy in between, or a provider tricked into passing on another's token, would be believed.
 */
export async function verifyIdToken(
  idToken: string | undefined,
  { issuer, clientId }: { issuer: string; clientId: string },
): Promise<JWTPayload> {
  const signer = await findSigner(issuer)
  const verify = async () => {
    const { payload } = await jwtVerify(idToken ?? '', signer.keys, {
      algorithms: ALGORITHMS,
      issuer: signer.issuer,
      audience: clientId,
      clockTolerance: CLOCK_TOLERANCE,
      // Issued just now, for this sign-in: neither an old token nor one from a clock that runs ahead.
      maxTokenAge: 0,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return payload
  }
  try {
    return await verify()
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) known.delete(issuer)
    // The key may have been rotated under the same id, so the cached one is outdated.
    if (!(error instanceof errors.JWSSignatureVerificationFailed) || signer.keys.coolingDown) throw error
    await signer.keys.reload()
    return await verify()
  }
}

/** The OpenID Connect provider configured by the environment. */

export interface IdentitySettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Encrypts the cookies of a sign-in in progress. */
  secret: string
  siteUrl: string
  /** Accepted authentication levels for staff (`acr`, or a method in `amr`); empty accepts any. */
  staffLevels: readonly string[]
}

interface Given {
  AUTH_OIDC_ISSUER?: string
  AUTH_OIDC_ID?: string
  AUTH_OIDC_SECRET?: string
  AUTH_SECRET?: string
  AUTH_OIDC_STAFF_ACR?: readonly string[]
  SITE_URL: string
}

/** Null if one of them is missing: nobody can sign in, and everything else works. */
export function readIdentitySettings(given: Given): IdentitySettings | null {
  const { AUTH_OIDC_ISSUER, AUTH_OIDC_ID, AUTH_OIDC_SECRET, AUTH_SECRET, SITE_URL, AUTH_OIDC_STAFF_ACR = [] } = given
  if (!AUTH_OIDC_ISSUER || !AUTH_OIDC_ID || !AUTH_OIDC_SECRET || !AUTH_SECRET) return null
  return {
    issuer: AUTH_OIDC_ISSUER,
    clientId: AUTH_OIDC_ID,
    clientSecret: AUTH_OIDC_SECRET,
    secret: AUTH_SECRET,
    siteUrl: SITE_URL,
    staffLevels: AUTH_OIDC_STAFF_ACR,
  }
}
