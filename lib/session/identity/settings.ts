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
