import { email as emailSchema, oneLine } from '@/lib/http/text'

/** All that we take from what a provider tells about a person. */
export interface Identity {
  issuer: string
  subject: string
  /** Only an address that the provider has verified. */
  email: string | null
  firstName: string | null
  lastName: string | null
  /** How she showed who she is, in the provider's words: `acr`, and the methods of `amr`. */
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

/** The address and the word that it is verified must come from the same hand. */
function readEmail(claims: Claims): string | null {
  // Some providers write their booleans as text.
  const isVerified = claims.email_verified === true || claims.email_verified === 'true'
  return (isVerified && emailSchema.safeParse(claims.email).data) || null
}

/** `userinfo` is the provider's fuller answer about the same subject; a name or an address may stand in either. */
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
    // Of the signed token alone.
    levels: [idToken.acr, ...(Array.isArray(idToken.amr) ? idToken.amr : [])].filter((one) => typeof one === 'string'),
  }
}
