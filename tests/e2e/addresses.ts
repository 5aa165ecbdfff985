/** The pages of the site for a journey, from its table of addresses. */
import { legalGuides } from '../../lib/legal/guides'
import { legalTools } from '../../lib/legal/tools'
import { findRoute, type Route } from '../../lib/routes/find-route.mjs'
import { type RouteClass, routes } from '../../lib/routes/table.mjs'
import { languageOf, withLanguage, withoutLanguage } from '../../lib/site/language/languages.mjs'

/** What is there, where an address has a part that may be anything and a test can know of something. */
const known: Record<string, string> = {
  '/admin/checks/gaps/[state]': '/admin/checks/gaps/OH',
  '/admin/states/[state]': '/admin/states/OH',
  '/advocates/[state]': '/advocates/ohio',
  '/advocates/[state]/[county]': '/advocates/ohio/cuyahoga',
  '/analytics/[[...view]]': '/analytics',
  '/donate/gifts/problem/[code]': '/donate/gifts/problem/busy',
  '/donate/problem/[code]': '/donate/problem/busy',
  '/help/[state]': '/help/ohio',
  '/help/[state]/[county]': '/help/ohio/cuyahoga',
  '/help-now/[state]': '/help-now/ohio',
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

/** Links that are over are told in a page; everything else of which nothing is known is missing. */
const told = ['/listing/[token]', '/donate/my-gifts/[token]']

const pageClasses: RouteClass[] = ['cached', 'per-request', 'frame', 'account', 'staff', 'private', 'card-form']

/** Where pages end that once came to nothing in another way. */
const nowhere = [
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

/** What is there in English is there in each language. */
function findKnown(path: string): string | undefined {
  const english = known[withoutLanguage(path)]
  return english && withLanguage(languageOf(path), english)
}

function listOf({ path, class: kind }: Pick<Route, 'path' | 'class'>): Address[] {
  if (!path.includes('[')) return [{ path, class: kind, isFound: true }]
  const missing = path.replaceAll(/\[.*?\]+/g, 'nope')
  const there = findKnown(path)
  return [
    ...(there ? [{ path: there, class: kind, isFound: true }] : []),
    // What is between may be another page of the table.
    ...(findRoute(missing)?.path === path
      ? [{ path: missing, class: kind, isFound: told.includes(withoutLanguage(path)) }]
      : []),
  ]
}

/** Every address at which there is a page, and for each kind one at which there is none. */
export const addresses: Address[] = [
  ...pageClasses.flatMap((kind) => routes[kind].flatMap((path) => listOf({ path, class: kind }))),
  ...nowhere.map((path) => ({ path, class: null, isFound: false })),
]

/** As someone might type it: in capitals, with a capital, with encoded letters. */
export function listSpellings(path: string): string[] {
  const [start = '', first = '', ...rest] = path.split('/')
  if (!first) return [path]
  const letters = [first.toUpperCase(), first.charAt(0).toUpperCase() + first.slice(1)]
  const encoded = `%${first.charCodeAt(0).toString(16)}${first.slice(1)}`
  return [first, ...letters, encoded].map((typed) => [start, typed, ...rest].join('/'))
}
