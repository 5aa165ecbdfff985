import { startPageSharing } from '@/lib/cache/share'
import { hashStyleSheets } from '@/lib/cache/style-hashes'
import { env, requireSecrets } from '@/lib/env'
import { readErrorPages } from '@/lib/http/error-pages'
import { getLimiter } from '@/lib/http/site-limiter'
import { bearWriteErrors } from '@/lib/log/log'
import { quietConsole } from '@/lib/log/log-console'
import { isCachedForAll } from '@/lib/routes/find-route.mjs'
import { createDoor, type Handle, type PageReads, type Receive } from './door'

const isProduction = env.NODE_ENV === 'production'

/** For server/main.mjs, which stands outside of Next's bundles. */
export type OpenDoor = (handle: Handle, pageReads: PageReads) => Receive

/** What a process does once before it answers. Reading the environment ends it, with a line, if a variable is wrong. */
export async function startServer(): Promise<void> {
  requireSecrets()
  bearWriteErrors()
  if (isProduction) quietConsole()
  const errorPages = isProduction ? await readErrorPages() : null
  const { SITE_URL: siteUrl, TRUSTED_PROXIES: trustedProxies } = env
  const openDoor: OpenDoor = (handle, pageReads) =>
    createDoor({ handle, pageReads, isCachedForAll, siteUrl, trustedProxies, isProduction, errorPages })
  const bring: unknown = Reflect.get(globalThis, Symbol.for('marigold.door'))
  if (typeof bring === 'function') bring(openDoor)
  getLimiter()
  startPageSharing()
  // Read by the middleware, which has no file system.
  process.env.STYLE_HASHES = await hashStyleSheets()
  const { startCounter } = await import('@/lib/analytics/site-counter')
  startCounter()
  const { startDirectoryWatch } = await import('@/lib/resources/reads/watch')
  startDirectoryWatch()
  const { startNewsWatch } = await import('@/lib/news/watch')
  startNewsWatch()
  const { startSiteMail } = await import('@/lib/mail/site-mail')
  startSiteMail()
  const { startCheckInWorker } = await import('@/lib/check-ins/job')
  startCheckInWorker()
  if (env.CRON_SECRET) return
  const { startScheduler } = await import('@/server/jobs/runner')
  startScheduler()
}
