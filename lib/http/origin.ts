import { AppError } from './app-error'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** A development server has several host names. */
function isSameLoopback(origin: string, siteUrl: string): boolean {
  if (!URL.canParse(origin)) return false
  const [given, site] = [new URL(origin), new URL(siteUrl)]
  return (
    origin === given.origin &&
    given.protocol === 'http:' &&
    site.protocol === 'http:' &&
    given.port === site.port &&
    LOOPBACK.has(given.hostname) &&
    LOOPBACK.has(site.hostname)
  )
}

export function isOwnOrigin(origin: string, siteUrl: string): boolean {
  return origin === new URL(siteUrl).origin || isSameLoopback(origin, siteUrl)
}

/**
 * A write must come from a page of this site: its Origin is compared with the configured address, never with Host.
 * `null` (a sandboxed or redirected sender) is rejected; without Origin, Sec-Fetch-Site must confirm it.
 */
export function assertOwnOrigin(headers: Headers, siteUrl: string): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const isOwn = origin === null ? site === 'same-origin' : site !== 'cross-site' && isOwnOrigin(origin, siteUrl)
  if (isOwn) return
  throw new AppError('forbidden', 'This was not sent from our own page, so we did not accept it. Nothing was changed.')
}
