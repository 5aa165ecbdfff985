import { isLoopback } from './services'

/**
 * Feeds that whoever starts the site runs on this very machine, for a site that is of this machine only: the site may
 * read them. Everywhere else NEWS_PRIVATE_ORIGINS has to say so.
 */
export function listLocalFeedOrigins(feeds: readonly { url: string }[], siteUrl: string): string {
  if (!isLoopback(siteUrl)) return ''
  const own = feeds.filter(({ url }) => /^https?:\/\/(127\.0\.0\.1|localhost)(:\d+)?\//.test(url))
  return [...new Set(own.map(({ url }) => new URL(url).origin))].join(',')
}
