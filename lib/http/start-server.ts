import { startPageSharing } from '@/lib/cache/share'
import { hashStyleSheets } from '@/lib/cache/style-hashes'
import { env, requireSecrets } from '@/lib/env'
import { bearWriteErrors } from '@/lib/log'
import { quietConsole } from '@/lib/log-console'
import { readErrorPages } from './error-pages'
import { installInbound } from './inbound'
import { getLimiter } from './site-limiter'

/** What a process does once before it answers. Reading the environment ends it, with a line, if a variable is wrong. */
export async function startServer(): Promise<void> {
  const isProduction = env.NODE_ENV === 'production'
  requireSecrets()
  bearWriteErrors()
  if (isProduction) quietConsole()
  const errorPages = isProduction ? await readErrorPages() : null
  installInbound({ siteUrl: env.SITE_URL, trustedProxies: env.TRUSTED_PROXIES, isProduction, errorPages })
  getLimiter()
  startPageSharing()
  // Read by the middleware, which has no file system.
  process.env.STYLE_HASHES = await hashStyleSheets()
  const { startCounter } = await import('@/lib/analytics/site-counter')
  startCounter()
  const { startDirectoryWatch } = await import('@/lib/resources/watch')
  startDirectoryWatch()
  const { startNewsWatch } = await import('@/lib/news/watch')
  startNewsWatch()
  const { startSiteMail } = await import('@/lib/mail/site-mail')
  startSiteMail()
  const { startCheckInWorker } = await import('@/lib/check-ins/job')
  startCheckInWorker()
  if (env.CRON_SECRET) return
  const { startScheduler } = await import('@/lib/scheduler/runner')
  startScheduler()
}
