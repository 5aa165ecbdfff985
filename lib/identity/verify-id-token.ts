import { createRemoteJWKSet, customFetch, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as oauth from 'oauth4webapi'
import { fetchIdentity, IdentityUnavailable } from './fetch-identity'

const ALGORITHMS = ['ES256', 'RS256', 'PS256']
/** Seconds by which a provider's clock and ours may differ. */
export const CLOCK_TOLERANCE = 300
const KEEP_KEYS_MS = 3_600_000

interface Signer {
  /** As the provider writes it, with or without a slash at its end. */
  issuer: string
  keys: JWTVerifyGetKey
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
  const keys = createRemoteJWKSet(new URL(server.jwks_uri), { [customFetch]: fetchIdentity })
  const signer = { issuer: server.issuer, keys, until: Date.now() + KEEP_KEYS_MS }
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
