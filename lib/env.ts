/**
 * The environment, read and checked once. A wrong variable stops the process with a line that names it.
 * An empty variable counts as not set.
 */
import { z } from 'zod'

const url = (protocols: RegExp, what: string) =>
  z.string().refine((value) => {
    try {
      return protocols.test(new URL(value).protocol)
    } catch {
      return false
    }
  }, `should be ${what}`)

const httpUrl = url(/^https?:$/, 'an http or https address')
const origin = httpUrl.transform((value, context) => {
  const parsed = new URL(value)
  if (parsed.pathname !== '/' || parsed.search || parsed.hash) {
    context.addIssue({ code: 'custom', message: 'should be an address without a path, such as https://example.org' })
  }
  return parsed.origin
})
/** `name@example.org`, or `Name <name@example.org>`. */
const MAILBOX = /^(?:[^<>\p{Cc}@,;]*<[^@\s<>,;:"]+@[^@\s<>,;:"]+>|[^@\s<>,;:"]+@[^@\s<>,;:"]+)$/u
const secret = z.string().min(32, 'should be at least 32 characters, chosen at random')

/** Several, with commas between them: the first seals, all of them open what was sealed before. */
const encryptionKeys = z.string().transform((value, context) => {
  const keys = value.split(',').map((one) => one.trim())
  const isKey = (one: string) => /^[\w+/-]{43}=?$/.test(one) && Buffer.from(one, 'base64').length === 32
  if (keys.length <= 10 && keys.every(isKey)) return keys
  context.addIssue({
    code: 'custom',
    message: 'should be 32 random bytes in base64 (openssl rand -base64 32); older keys after it, with commas',
  })
  return z.NEVER
})

/** A JSON list of figures: `[{"value":"1,200","label":"women helped","note":"2025"}]`. */
const figures = z.string().transform((value, context) => {
  try {
    return z
      .array(
        z.strictObject({
          value: z.string().min(1).max(20),
          label: z.string().min(1).max(60),
          note: z.string().min(1).max(100).optional(),
        }),
      )
      .max(6)
      .parse(JSON.parse(value))
  } catch {
    context.addIssue({ code: 'custom', message: 'should be a JSON list of {"value","label","note"}' })
    return z.NEVER
  }
})

const feed = z.strictObject({ name: z.string().min(1).max(100), url: httpUrl, topic: z.string().min(1).max(50) })
const feeds = z.string().transform((value, context) => {
  const shape = 'should be a JSON list of {"name","url","topic"}'
  try {
    const parsed = z.array(feed).max(1000).safeParse(JSON.parse(value))
    if (parsed.success) return parsed.data
    context.addIssue({ code: 'custom', message: shape })
  } catch {
    context.addIssue({ code: 'custom', message: shape })
  }
  return z.NEVER
})

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: z.coerce
    .number('should be a port number')
    .int()
    .min(1, 'should be a port number')
    .max(65535, 'should be a port number')
    .default(3000),
  SITE_URL: origin.optional(),
  SITE_NAME: z
    .string()
    .trim()
    .min(1, 'should be a name')
    .max(60, 'should be at most 60 characters')
    .default('Marigold'),
  DATA_DIR: z.string().default('.data'),
  /** 'sample' for tests: the first records, and only a few of the lists joined to them. */
  SEED_RECORDS: z.enum(['all', 'sample'], 'should be all or sample').default('all'),
  DATABASE_URL: url(/^postgres(ql)?:$/, 'a postgres:// address').optional(),
  /** Where a pooler stands before the database: past it, for long work and migrations. */
  DATABASE_DIRECT_URL: url(/^postgres(ql)?:$/, 'a postgres:// address').optional(),
  /** `transaction`: a pooler that gives a connection for one transaction, and refuses settings of a session. */
  DATABASE_POOLER: z.enum(['none', 'transaction'], 'should be none or transaction').default('none'),
  /** The most that one process opens. */
  DATABASE_CONNECTIONS: z.coerce
    .number('should be a whole number')
    .int('should be a whole number')
    .min(1, 'should be 1 to 100')
    .max(100, 'should be 1 to 100')
    .default(10),
  AUTH_OIDC_ISSUER: httpUrl.optional(),
  AUTH_OIDC_ID: z.string().optional(),
  AUTH_OIDC_SECRET: z.string().optional(),
  AUTH_SECRET: secret.optional(),
  /** Seals what a check-in says and whom it would tell. */
  ENCRYPTION_KEY: encryptionKeys.optional(),
  /** Levels of sign-in (`acr`, or a method of `amr`) of which staff must show one. */
  AUTH_OIDC_STAFF_ACR: z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter(Boolean)),
  ADMIN_EMAILS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((email) => email.trim().toLowerCase())
        .filter(Boolean),
    )
    .pipe(z.array(z.email('should be email addresses with commas between them'))),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_/, 'should begin with sk_ or rk_')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().startsWith('pk_', 'should begin with pk_').optional(),
  STRIPE_WEBHOOK_SECRET: z.string().startsWith('whsec_', 'should begin with whsec_').optional(),
  STRIPE_API_BASE: httpUrl.optional(),
  /** Beside STRIPE_API_BASE: a page that takes a test card, where Stripe's own script can't. */
  STRIPE_CARD_PAGE: httpUrl.optional(),
  ORG_LEGAL_NAME: z.string().trim().min(1).max(120, 'should be at most 120 characters').optional(),
  ORG_EIN: z
    .string()
    .regex(/^\d{2}-\d{7}$/, 'should be an employer identification number, such as 12-3456789')
    .optional(),
  ORG_FIGURES: figures.optional(),
  SMTP_URL: url(/^smtps?:$/, 'an smtp:// or smtps:// address').optional(),
  MAIL_FROM: z
    .string()
    .max(320)
    .regex(MAILBOX, 'should be an email address, or a name and an address: Marigold <hello@example.org>')
    .optional(),
  /** Help by text message (docs/text-messages.md): the service's token, the number to show, and how the answers are worded. */
  TWILIO_AUTH_TOKEN: z.string().min(16, 'should be the auth token of the account').optional(),
  TEXT_NUMBER: z
    .string()
    .regex(/^\+1\d{10}$/, 'should be a US number such as +12025550142')
    .optional(),
  TEXT_WORDING: z.enum(['plain', 'neutral'], 'should be plain or neutral').default('plain'),
  NEWS_FEEDS: feeds.optional(),
  NEWS_API_KEY: z.string().optional(),
  /**
   * Origins inside our own network that a configured feed may be read from. Set by the start command for its sample
   * feeds; with none, nothing but the public Internet is asked, also by a redirect.
   */
  NEWS_PRIVATE_ORIGINS: z
    .string()
    .default('')
    .transform((value) =>
      value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    )
    .pipe(z.array(origin).max(20)),
  /** Whether the websites of the directory are looked at; off on a machine that only tries the site out. */
  LINK_CHECKS: z.enum(['on', 'off'], 'should be on or off').default('on'),
  /** Read in lib/cache/policy.mjs, which runs inside Next. */
  SLIM_PAGES: z.enum(['on', 'off'], 'should be on or off').default('on'),
  /** Official lists that are pulled by the clock: 'off', 'all', or their names with commas between them. */
  SOURCES: z
    .string()
    .regex(/^[a-z0-9-]+(\s*,\s*[a-z0-9-]+)*$/, 'should be off, all, or names of lists with commas between them')
    .default('off')
    .transform((value) => value.split(',').map((one) => one.trim())),
  /** Other directories of this kind, whose open data is followed: `ohio=https://help.example.org`, with commas between. */
  FOLLOWS: z
    .string()
    .default('')
    .transform((value, context) =>
      value
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => {
          const [, name = '', address = ''] = /^([a-z0-9-]{1,40})=(https?:\/\/\S+)$/.exec(one) ?? []
          if (URL.canParse(address)) return { name, origin: new URL(address).origin }
          context.addIssue({
            code: 'custom',
            message: 'should be a name and an address, such as ohio=https://help.example.org',
          })
          return z.NEVER
        }),
    ),
  VA_FACILITIES_API_KEY: z.string().optional(),
  REDIS_URL: url(/^rediss?:$/, 'a redis:// or rediss:// address').optional(),
  CRON_SECRET: secret.optional(),
  /** Where uploaded pictures are kept, if not in a folder of DATA_DIR: a bucket's address, and the key to it. */
  S3_BUCKET_URL: httpUrl.optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().default('us-east-1'),
  /** How many proxies of ours stand before this process; their X-Forwarded-For is believed, nobody else's. */
  TRUSTED_PROXIES: z.coerce
    .number('should be a whole number')
    .int('should be a whole number')
    .min(0, 'should be 0 to 5')
    .max(5, 'should be 0 to 5')
    .default(0),
  /** On a serverless host: the header in which it says who asks, and which it lets nobody else set. */
  CLIENT_ADDRESS_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]+$/, 'should be the name of a header')
    .optional(),
  /** Whether processes come and go with the requests. Known by itself on Vercel and AWS Lambda. */
  SERVERLESS: z.enum(['on', 'off'], 'should be on or off').optional(),
  /** Set by these hosts. */
  VERCEL: z.string().optional(),
  AWS_LAMBDA_FUNCTION_NAME: z.string().optional(),
})

type Parsed = z.infer<typeof schema>
export type Env = Omit<Parsed, 'SITE_URL'> & { SITE_URL: string }

/** Sentences that name each wrong variable, or the checked environment. */
export function readEnv(source: Record<string, string | undefined>): { env: Env } | { problems: string[] } {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const result = schema.safeParse(given)
  if (!result.success) {
    return {
      problems: result.error.issues.map((issue) => `${issue.path[0]?.toString() ?? 'environment'}: ${issue.message}`),
    }
  }
  const { SITE_URL = `http://localhost:${result.data.PORT}`, ...rest } = result.data
  return { env: { ...rest, SITE_URL } }
}

function load(): Env {
  const result = readEnv(process.env)
  if ('env' in result) return result.env
  process.stderr.write(`${result.problems.map((problem) => `Wrong environment variable ${problem}.`).join('\n')}\n`)
  process.exit(1)
}

export const env: Env = load()

/** Nothing may run between requests there, nor be kept in the process or on its disk. */
export function isServerless(given: Pick<Env, 'SERVERLESS' | 'VERCEL' | 'AWS_LAMBDA_FUNCTION_NAME'> = env): boolean {
  if (given.SERVERLESS) return given.SERVERLESS === 'on'
  return Boolean(given.VERCEL || given.AWS_LAMBDA_FUNCTION_NAME)
}

/** In production none is made up: what one instance signed or sealed, the others must be able to read. */
export function listMissingSecrets(given: Pick<Env, 'NODE_ENV' | 'AUTH_SECRET' | 'ENCRYPTION_KEY'>): string[] {
  if (given.NODE_ENV !== 'production') return []
  return (['AUTH_SECRET', 'ENCRYPTION_KEY'] as const).filter((name) => !given[name])
}

/** For a server that starts; a build needs no secret. */
export function requireSecrets(): void {
  const missing = listMissingSecrets(env)
  if (missing.length === 0) return
  process.stderr.write(missing.map((name) => `Environment variable ${name} must be set in production.\n`).join(''))
  process.exit(1)
}
