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
