/** The files of a build that the service worker may hold, as next-pwa's list is narrowed to them. */

/** Beyond this a file belongs to one of the larger tools, such as the reader of PDFs: held only with kept help. */
const LARGE = 250_000

/** Of pages that are never held, of handlers, of the older router, and for browsers that know no service worker. */
const others =
  /\/chunks\/(?:app\/(?:\(staff\)|\(account\)|[a-z]{2}\/(?:dashboard|sign-in)\/|.*\/route-)|pages\/|main-(?!app)|framework-|polyfills-)/

/**
 * The names of scripts and styles change with their content, so that a revision would tell nothing: it says here which
 * are large.
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
