import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import * as oauth from 'oauth4webapi'
import { fetchIdentity, IdentityUnavailable } from './fetch-identity'

/** All that sign with a key of the provider's own; none with a secret that both sides know, and not none at all. */
const ALGORITHMS = [256, 384, 512].flatMap((bits) => [`RS${bits}`, `PS${bits}`, `ES${bits}`]).concat('EdDSA', 'Ed25519')
/** Seconds by which a provider's clock and ours may differ. */
export const CLOCK_TOLERANCE = 300
const KEY_CACHE_MS = 3_600_000
/** How soon the keys may be fetched again: a key that was changed is found within seconds. */
const COOLDOWN_MS = 2000

interface Signer {
  /** As the provider writes it, with or without a slash at its end. */
  issuer: string
  keys: ReturnType<typeof createRemoteJWKSet>
  until: number
}

const known = new Map<string, Signer>()

/** Where the provider says that its keys are; they are fetched again when it signs with one that we don't know. */
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
 * What the provider signed. Auth.js trusts a token that came straight from the provider and looks at no signature;
 * a proxy in between, or a provider that was talked into passing on another's token, would be believed.
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
      // Made just now, for this very sign-in: neither kept from before nor from a clock that runs ahead.
      maxTokenAge: 0,
      requiredClaims: ['sub', 'exp', 'iat'],
    })
    return payload
  }
  try {
    return await verify()
  } catch (error) {
    if (error instanceof errors.JWKSNoMatchingKey) known.delete(issuer)
    // Perhaps the key was changed and kept its name: the one that we hold is then not the provider's any more.
    if (!(error instanceof errors.JWSSignatureVerificationFailed) || signer.keys.coolingDown) throw error
    await signer.keys.reload()
    return await verify()
  }
}
