// @ts-check
import { languages, withLanguage } from '../site/language/languages.mjs'
import { innerPath } from './inner-paths.mjs'
import { localized, routes, wholeQueries } from './table.mjs'

/** @typedef {import('next/dist/lib/load-custom-routes').Rewrite} Rewrite */

const DASHBOARD = '/dashboard/'

const roots = ['admin', ...languages.map((language) => withLanguage(language, '/dashboard').slice(1))]

/** What is rendered at such a path, also if encoded, has another address (lib/routes/inner-paths.mjs). @type {Rewrite} */
const inner = { source: '/:locale((?:e|%65)(?:n|%6e))/:path*', destination: '/404' }

/** Anything that looks like a file below the pages of a signed-in user. @type {Rewrite} */
const files = { source: `/:root(${roots.join('|')})/:file(.*\\..*)`, destination: '/404' }

/** The dashboard's tabs except the first. */
const tabs = routes.frame.filter((path) => path.startsWith(DASHBOARD)).map((path) => path.slice(DASHBOARD.length))

/**
 * The dashboard's tabs are prerendered shells that the browser fills. Pages that report a form's outcome, and those
 * for a browser without a script, are rendered completely per request.
 * @type {Rewrite[]}
 */
const plainPages = languages.flatMap((language) =>
  wholeQueries.map((key) => ({
    source: `${withLanguage(language, DASHBOARD)}:tab(${tabs.join('|')})?`,
    has: [{ type: 'query', key }],
    destination: `${innerPath(withLanguage(language, DASHBOARD))}whole/:tab*`,
  })),
)

/** '/news/[slug]' becomes '/news/:slug'. @param {string} path */
function toSource(path) {
  return path.replaceAll(/\[\[\.{3}(\w+)\]\]/g, ':$1*').replaceAll(/\[(\w+)\]/g, ':$1')
}

/** English addresses have no prefix, their pages in `app/[locale]` do. @type {Rewrite[]} */
const english = localized.map(toSource).map((source) => ({ source, destination: innerPath(source) }))

/** The private addresses, including everything below them. @returns {string[]} */
export function listPrivateSources() {
  const { frame, account, staff, private: own, 'card-form': cardForm } = routes
  const roots = [...frame, ...account, ...staff, ...own, ...cardForm].map((path) => path.replace(/\/\[.*/, ''))
  return [...new Set(roots)]
    .filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(`${other}/`)))
    .map((path) => `${path}/:path*`)
}

/** In this order, because a rewritten address no longer matches its original. @returns {Rewrite[]} */
export function listRewrites() {
  return [inner, files, ...plainPages, ...english]
}
