import { startDatabase } from './database'
import { startIdentityStandIn } from './identity'
import { startMailStandIn } from './mail'
import { startNewsStandIn } from './news'
import { startPaymentsStandIn } from './payments'
import { Problem } from './problem'

export interface StandInContext {
  /** Absolute. */
  dataDir: string
  siteUrl: string
  /** A stand-in that breaks while it runs says so here, and the start command ends. */
  onFailure: (error: Error) => void
}

export interface RunningStandIn {
  /** What the application finds in its environment, and all that it knows of a stand-in. */
  env: Record<string, string>
  /** Where a person can see what the stand-in received, or what to connect to. */
  watch?: string
  /** Once the data are in place. */
  settle?(): Promise<void>
  stop(): Promise<void>
}

export interface StandIn {
  name: string
  /** The service counts as configured when all of these are set, or any one of them where `any` says so. */
  variables: readonly [string, ...string[]]
  any?: true
  /** Absent until the stand-in is written. */
  start?(context: StandInContext): Promise<RunningStandIn>
}

/** In the order in which they start; they stop in reverse. */
export const standIns: readonly StandIn[] = [
  {
    name: 'Database',
    variables: ['DATABASE_URL'],
    async start({ dataDir, siteUrl, onFailure }) {
      const database = await startDatabase({ dataDir, siteUrl, onFailure })
      return {
        env: { DATABASE_URL: database.url },
        watch: `psql ${database.url}`,
        settle: database.tidy,
        stop: database.stop,
      }
    },
  },
  {
    name: 'Sign-in',
    variables: ['AUTH_OIDC_ISSUER', 'AUTH_OIDC_ID', 'AUTH_OIDC_SECRET'],
    start: startIdentityStandIn,
  },
  {
    name: 'Payments',
    variables: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    start: startPaymentsStandIn,
  },
  { name: 'Mail', variables: ['SMTP_URL'], start: startMailStandIn },
  { name: 'News', variables: ['NEWS_FEEDS', 'NEWS_API_KEY'], any: true, start: startNewsStandIn },
]

type Given = Record<string, string | undefined>

export function isConfigured(standIn: StandIn, given: Given): boolean {
  const set = standIn.variables.filter((name) => given[name])
  if (set.length === standIn.variables.length || (standIn.any && set.length > 0)) return true
  if (set.length === 0) return false
  const missing = standIn.variables.filter((name) => !given[name])
  throw new Problem(`${standIn.name} needs all of its variables: with ${set.join(', ')}, set ${missing.join(', ')}.`)
}

export function isLoopback(url: string): boolean {
  const { hostname } = new URL(url)
  return /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}

/** A public site never runs on stand-ins: they would take real gifts and real sign-ins for play. */
export function refuseInProduction(needed: readonly StandIn[], given: Given, siteUrl: string) {
  const running = needed.filter((standIn) => standIn.start)
  if (given.NODE_ENV !== 'production' || isLoopback(siteUrl) || running.length === 0) return
  const names = running.map((one) => `${one.name}: set ${one.variables.join(one.any ? ' or ' : ', ')}`)
  throw new Problem(
    [
      `NODE_ENV is production and the site is ${siteUrl}, so no stand-in is started. Missing:`,
      ...names.map((name) => `  ${name}`),
    ].join('\n'),
  )
}
