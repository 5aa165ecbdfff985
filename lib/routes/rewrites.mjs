// @ts-check
import { otherLanguages, withLanguage } from '../site/language/languages.mjs'
import { routes, wholeQueries } from './table.mjs'

/** @typedef {import('next/dist/lib/load-custom-routes').Rewrite} Rewrite */

const DASHBOARD = '/dashboard/'

/** @type {('en' | (typeof otherLanguages)[number])[]} */
const languages = ['en', ...otherLanguages]

const roots = ['admin', ...languages.map((language) => withLanguage(language, '/dashboard').slice(1))]

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
    destination: `${withLanguage(language, DASHBOARD)}whole/:tab*`,
  })),
)

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
  return [files, ...plainPages]
}
