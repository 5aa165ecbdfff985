import { env, isServerless, requireSecrets } from '@/lib/env'
import { readErrorPages } from '@/lib/http/error-pages'
import { getLimiter } from '@/lib/http/rate-limit'
import { ignoreBrokenPipe } from '@/lib/log/log'
import { redactConsole } from '@/lib/log/log-console'
import { oncePerProcess } from '@/lib/once-per-process.mjs'
import { isCachedForAll } from '@/lib/routes/find-route.mjs'
import { listKnownScripts } from './known-scripts'
import { isMissing, readBuilt } from './missing'
import { createRequestHandler, type Handle, type PageReads, type Receive } from './request-handler'

const isProduction = env.NODE_ENV === 'production'

/** For server/main.mjs, which is outside of Next's bundles. */
export type CreateHandler = (handle: Handle, pageReads: PageReads) => Receive

/**
 * Runs once per process before it serves. Reading the environment exits with a message if a variable is invalid. On a
 * serverless host nothing runs between requests: the host guards requests, writers renew the pages they change
 * (lib/cache/expire.ts), and a clock runs the jobs.
 */
export async function startServer(): Promise<void> {
  requireSecrets()
  ignoreBrokenPipe()
  if (isProduction) redactConsole()
  listKnownScripts()
  if (isServerless()) return
  const errorPages = isProduction ? await readErrorPages() : null
  const built = isProduction ? await readBuilt() : null
  // Reads the counties, so that no visitor waits for that.
  if (built) isMissing('/help/ohio/any', built)
  const { SITE_URL: siteUrl, TRUSTED_PROXIES: trustedProxies } = env
  const createHandler: CreateHandler = (handle, pageReads) =>
    createRequestHandler({
      handle,
      pageReads,
      isCachedForAll,
      isMissing: built ? (address) => isMissing(address, built) : undefined,
      getLimiter,
      siteUrl,
      trustedProxies,
      isProduction,
      errorPages,
    })
  oncePerProcess<{ provide?: (open: CreateHandler) => void }>('request-handler', () => ({})).provide?.(createHandler)
  getLimiter()
  const { startCounter } = await import('@/lib/analytics/site-counter')
  startCounter()
  const { startDirectoryWatch } = await import('@/lib/resources/reads/watch')
  startDirectoryWatch()
  const { startRoomWatch } = await import('@/lib/resources/rooms/watch')
  startRoomWatch()
  const { startNewsWatch } = await import('@/lib/news/watch')
  startNewsWatch()
  // An external clock runs the remaining jobs.
  if (env.CRON_SECRET) return
  const { startSiteMail } = await import('@/lib/mail/site-mail')
  startSiteMail()
  const { startCheckInWorker } = await import('@/lib/check-ins/job')
  startCheckInWorker()
  const { startScheduler } = await import('@/server/jobs/runner')
  startScheduler()
}
