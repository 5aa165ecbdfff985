import { startDatabase } from './database'
import { startFakeIdentity } from './identity'
import { startFakeMail } from './mail'
import { startFakeNews } from './news'
import { startFakePayments } from './payments'
import { startFakePhone } from './phone'
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
  texting,
} from './services'

export interface FakeContext {
  /** An absolute path. */
  dataDir: string
  siteUrl: string
  /** Called when a running fake fails: the start command exits. */
  onFailure: (error: Error) => void
}

export interface RunningFake {
  /** The variables that point the application at the fake, which is all it knows about it. */
  env: Record<string, string>
  /** Where a person can see what the fake received, or how to connect to it. */
  watch?: string
  /** Called once the data has been loaded. */
  settle?(): Promise<void>
  stop(): Promise<void>
}

/** Runs on this computer in place of an unconfigured outside service. */
export interface Fake {
  service: Service
  start(context: FakeContext): Promise<RunningFake>
}

/** In start order; they stop in reverse. The database is real, but local; the rest are fakes. */
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
  { service: texting, start: startFakePhone },
]

/**
 * The fakes to start. A public site has none: they would accept donations without payment and sign-ins without a
 * password. Services it has not configured are off, except for the database and the secrets, which it needs.
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
