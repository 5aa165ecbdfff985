import { startDatabase } from './database'
import { startFakeIdentity } from './identity'
import { startFakeMail } from './mail'
import { startFakeNews } from './news'
import { startFakePayments } from './payments'
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

export interface FakeContext {
  /** Absolute. */
  dataDir: string
  siteUrl: string
  /** Called when a fake breaks while it runs: the start command ends. */
  onFailure: (error: Error) => void
}

export interface RunningFake {
  /** What the application finds in its environment: all that it knows of a fake. */
  env: Record<string, string>
  /** Where a person can see what the fake received, or how to connect to it. */
  watch?: string
  /** Called once the data are in place. */
  settle?(): Promise<void>
  stop(): Promise<void>
}

/** What runs on this computer in place of an outside service that is not configured. */
export interface Fake {
  service: Service
  start(context: FakeContext): Promise<RunningFake>
}

/** In the order in which they start; they stop in reverse. The database is real, but local; the rest are fakes. */
export const fakes: readonly Fake[] = [
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
  { service: signIn, start: startFakeIdentity },
  { service: payments, start: startFakePayments },
  { service: mail, start: startFakeMail },
  { service: news, start: startFakeNews },
]

/**
 * The fakes to start. A public site has none: they would accept gifts without a payment and sign-ins without a
 * password. What is not configured there is off, except for the database and the secrets, which a site needs.
 */
export function chooseFakes(given: Record<string, string | undefined>, siteUrl: string): Fake[] {
  const needed = fakes.filter(({ service }) => !isConfigured(service, given))
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
