/** The build files that the service worker may cache, filtered from next-pwa's list. */

/** Larger files belong to one of the bigger tools, such as the PDF viewer: cached only with saved help. */
const LARGE = 250_000

/** Files of pages that are never cached, of handlers, of the older router, and for browsers without service workers. */
const others =
  /\/chunks\/(?:app\/(?:\(staff\)|\[locale\]\/\(account\)|.*\/route-)|pages\/|main-(?!app)|framework-|polyfills-)/

/**
 * File names change with their content, so a revision would be redundant: it marks large
 * files instead.
 * @param {{ url: string, revision: string | null, size: number }[]} entries
 */
export function chooseBuildFiles(entries) {
  const manifest = entries
    .map((entry) => ({ ...entry, url: entry.url.replace(/^(?:\/_next)?\/?/, '/_next/') }))
    .filter(
      ({ url }) =>
        /^\/_next\/static\/(?:chunks|css)\/.*\.(?:js|css)$/.test(decodeURI(url)) && !others.test(decodeURI(url)),
    )
    .map((entry) => ({ ...entry, revision: entry.size > LARGE ? 'large' : 'small' }))
  return { manifest, warnings: [] }
}
