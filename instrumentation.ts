import type { Instrumentation } from 'next'

/** Runs once when the server starts, before it accepts requests. Not part of the middleware's edge bundle. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startServer } = await import('./server/compose')
    await startServer()
  }
}

/** Errors of pages; calls log their own. Logs the route's template, never the address. */
export const onRequestError: Instrumentation.onRequestError = async (error, request, { routePath, routeType }) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { readDatabaseError } = await import('./lib/http/database-error')
    const { notePageAway } = await import('./lib/http/page-refusal')
    if (readDatabaseError(error)?.code === 'unavailable') notePageAway()
    const { logEvent } = await import('./lib/log/log')
    const { describeError } = await import('./lib/log/log-error')
    logEvent('error', { route: routePath, method: request.method, kind: routeType, ...describeError(error) })
  }
}
