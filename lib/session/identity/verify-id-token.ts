import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import * as oauth from 'oauth4webapi'
import { fetchIdentity, IdentityUnavailable } from './fetch-identity'

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
