/** The one OpenID Connect provider, as the environment names it. */

export interface IdentitySettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** Seals the cookies of a sign-in under way. */
  secret: string
  siteUrl: string
  /** Levels of sign-in (`acr`, or a method of `amr`) of which staff must show one; empty: any. */
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

/** Null where one of them is missing: nobody can sign in, and everything else works. */
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
