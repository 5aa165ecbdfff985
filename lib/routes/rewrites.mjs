// @ts-check
import { languageOf, otherLanguages, withLanguage } from '../site/language/languages.mjs'
import { routes, wholeQueries } from './table.mjs'

/** @typedef {import('next/dist/lib/load-custom-routes').Rewrite} Rewrite */

const DASHBOARD = '/dashboard/'

/** @type {('en' | (typeof otherLanguages)[number])[]} */
const languages = ['en', ...otherLanguages]

const roots = ['admin', ...languages.map((language) => withLanguage(language, '/dashboard').slice(1))]

/** The addresses as one pattern, so that a request is held against one, however many there are. @param {string[]} paths */
function matchAny(paths) {
  const patterns = paths.map((path) => path.slice(1).replaceAll(/\[\w+\]/g, '[^/.]+'))
  return `/:page(${patterns.join('|')})`
}

/** Whatever has the look of a file below the pages of someone who is signed in. @type {Rewrite} */
const files = { source: `/:root(${roots.join('|')})/:file(.*\\..*)`, destination: '/404' }

/**
 * A courtesy to signed-out visitors of a private page: the page that says so, at the same address and in its language.
 * The pages check for themselves. (A rewrite by the middleware would leave the process where the server listens on one
 * address only.)
 * @type {Rewrite[]}
 */
const signedOut = languages.map((language) => ({
  source: matchAny(
    [...routes.frame, ...routes.account, ...routes.staff].filter((path) => languageOf(path) === language),
  ),
  missing: [
    { type: 'cookie', key: 'marigold.session' },
    { type: 'cookie', key: '__Host-marigold.session' },
  ],
  destination: withLanguage(language, '/sign-in'),
}))

/** The tabs below the dashboard's first. */
const tabs = routes.frame.filter((path) => path.startsWith(DASHBOARD)).map((path) => path.slice(DASHBOARD.length))

/**
 * The tabs of the dashboard are prerendered frames, which the browser fills. What says what a form came to, and what a
 * browser without a script is led to, is rendered for her, whole.
 * @type {Rewrite[]}
 */
const whole = languages.flatMap((language) =>
  wholeQueries.map((key) => ({
    source: `${withLanguage(language, DASHBOARD)}:tab(${tabs.join('|')})?`,
    has: [{ type: 'query', key }],
    destination: `${withLanguage(language, DASHBOARD)}whole/:tab*`,
  })),
)

/** The addresses that are for one person, and whatever is asked for below them. @returns {string[]} */
export function listPrivateSources() {
  const { frame, account, staff, private: own, 'card-form': cardForm } = routes
  const roots = [...frame, ...account, ...staff, ...own, ...cardForm].map((path) => path.replace(/\/\[.*/, ''))
  return [...new Set(roots)]
    .filter((path, _, all) => !all.some((other) => other !== path && path.startsWith(`${other}/`)))
    .map((path) => `${path}/:path*`)
}

/** In this order: what has become another address is no longer what it was. @returns {Rewrite[]} */
export function listRewrites() {
  return [files, ...signedOut, ...whole]
}
