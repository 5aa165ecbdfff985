import { isLoopback } from './services'

/**
 * Origins of feeds on this machine, which a site that only serves this machine may read. Elsewhere
 * NEWS_PRIVATE_ORIGINS has to allow them.
 */
export function listLocalFeedOrigins(feeds: readonly { url: string }[], siteUrl: string): string {
  if (!isLoopback(siteUrl)) return ''
  const own = feeds.filter(({ url }) => /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//.test(url))
  return [...new Set(own.map(({ url }) => new URL(url).origin))].join(',')
}
