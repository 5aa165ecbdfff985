/** Every page of the site, from the route table, for tests that visit them all. */

import { legalTools } from '@/lib/legal/help'
import { legalGuides } from '../../lib/legal/guides'
import { findRoute, type Route } from '../../lib/routes/find-route.mjs'
import { type RouteClass, routes } from '../../lib/routes/table.mjs'
import { languageOf, withLanguage, withoutLanguage } from '../../lib/site/language/languages.mjs'

/** An existing page for each route with parameters, where a test can know one. */
const known: Record<string, string> = {
  '/admin/checks/gaps/[state]': '/admin/checks/gaps/OH',
  '/admin/languages/[tag]': '/admin/languages/ar',
  '/admin/states/[state]': '/admin/states/OH',
  '/advocates/[state]': '/advocates/ohio',
  '/advocates/[state]/[county]': '/advocates/ohio/cuyahoga',
  '/analytics/[[...view]]': '/analytics',
  '/donate/gifts/problem/[code]': '/donate/gifts/problem/busy',
  '/donate/problem/[code]': '/donate/problem/busy',
  '/help/[state]': '/help/ohio',
  '/help/[state]/[county]': '/help/ohio/cuyahoga',
  '/help-now/[state]': '/help-now/ohio',
  '/help-now/in/[language]': '/help-now/in/ar',
  '/legal-education/guides/[id]': `/legal-education/guides/${legalGuides[0]?.id}`,
  '/legal-education/states/[state]': '/legal-education/states/ohio',
  '/legal-education/tools/[id]': `/legal-education/tools/${legalTools[0]?.id}`,
  '/newsletter/[outcome]': '/newsletter/confirmed',
  '/resources/[category]': '/resources/housing-shelter',
  '/resources/[category]/[slug]': '/resources/housing-shelter/national-domestic-violence-hotline',
  '/resources/[category]/in/[state]': '/resources/housing-shelter/in/ohio',
  '/resources/report/[slug]': '/resources/report/national-domestic-violence-hotline',
  '/sign-in/error/[reason]': '/sign-in/error/again',
  '/trusted-contact/[outcome]': '/trusted-contact/accepted',
}

/** Routes whose unknown tokens get a page saying that the link has expired; any other unknown value is a 404. */
const expiredLinkRoutes = ['/calling/[token]', '/listing/[token]', '/rooms/[token]', '/donate/my-gifts/[token]']

const pageClasses: RouteClass[] = ['cached', 'per-request', 'frame', 'account', 'staff', 'private', 'card-form']

/** Addresses without a page, each of which used to fail in a different way. */
const missingPages = [
  '/nope',
  '/errors/failed',
  '/es/nope',
  '/es/errors/missing',
  '/donate/pay',
  '/donate/my-gifts',
  '/sign-in/nope',
  '/dashboard/nope',
  '/admin/nope',
]

export interface Address {
  path: string
  class: RouteClass | null
  isFound: boolean
}

/** A page that exists in English exists in every language. */
function findKnown(path: string): string | undefined {
  const english = known[withoutLanguage(path)]
  return english && withLanguage(languageOf(path), english)
}

function listOf({ path, class: kind }: Pick<Route, 'path' | 'class'>): Address[] {
  if (!path.includes('[')) return [{ path, class: kind, isFound: true }]
  const missing = path.replaceAll(/\[.*?\]+/g, 'nope')
  const existing = findKnown(path)
  return [
    ...(existing ? [{ path: existing, class: kind, isFound: true }] : []),
    // 'nope' in place of a parameter may match another route.
    ...(findRoute(missing)?.path === path
      ? [{ path: missing, class: kind, isFound: expiredLinkRoutes.includes(withoutLanguage(path)) }]
      : []),
  ]
}

/** Every address with a page, and for each route with parameters one address without. */
export const addresses: Address[] = [
  ...pageClasses.flatMap((kind) => routes[kind].flatMap((path) => listOf({ path, class: kind }))),
  ...missingPages.map((path) => ({ path, class: null, isFound: false })),
]

/** Ways to type a path: its first segment as is, in uppercase, capitalized, and with an encoded first letter. */
export function listSpellings(path: string): string[] {
  const [start = '', first = '', ...rest] = path.split('/')
  if (!first) return [path]
  const letters = [first.toUpperCase(), first.charAt(0).toUpperCase() + first.slice(1)]
  const encoded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`
  return [first, ...letters, encoded].map((typed) => [start, typed, ...rest].join('/'))
}
