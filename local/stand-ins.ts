import { startDatabase } from './database'
import { startIdentityStandIn } from './identity'
import { startMailStandIn } from './mail'
import { startNewsStandIn } from './news'
import { startPaymentsStandIn } from './payments'
import { Problem } from './problem'
import { secretNames } from './secrets'
import {
  database,
  isConfigured,
  isLoopback,
  mail,
  news,
  payments,
  requireForProduction,
  type Service,
  signIn,
} from './services'

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
  service: Service
  start(context: StandInContext): Promise<RunningStandIn>
}

/** In the order in which they start; they stop in reverse. */
export const standIns: readonly StandIn[] = [
  {
    service: database,
    async start({ dataDir, siteUrl, onFailure }) {
      const started = await startDatabase({ dataDir, siteUrl, onFailure })
      return {
        env: { DATABASE_URL: started.url },
        watch: `psql ${started.url}`,
        settle: started.tidy,
        stop: started.stop,
      }
    },
  },
  { service: signIn, start: startIdentityStandIn },
  { service: payments, start: startPaymentsStandIn },
  { service: mail, start: startMailStandIn },
  { service: news, start: startNewsStandIn },
]

/**
 * Those that take a service's place. A public site has none: they would take real gifts and real sign-ins for play.
 * What is not configured there is off, but for the database and the secrets, without which there is no site.
 */
export function chooseStandIns(given: Record<string, string | undefined>, siteUrl: string): StandIn[] {
  const needed = standIns.filter(({ service }) => !isConfigured(service, given))
  const isPublic = !isLoopback(siteUrl)
  if (given.NODE_ENV !== 'production') {
    if (!isPublic) return needed
    throw new Problem(
      `SITE_URL is ${siteUrl}, an address of more than this computer. This command is for trying the site out and hands ` +
        'out sign-ins without a password. To run the site for real, set NODE_ENV=production; otherwise leave SITE_URL out.',
    )
  }
  requireForProduction(isPublic ? ['DATABASE_URL', ...secretNames] : secretNames, given)
  return isPublic ? [] : needed
}
