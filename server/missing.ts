/**
 * Recognizes addresses at which there is certainly nothing, so that they cost no rendering: what the route table, the
 * build, the lists of states, counties and categories, or the slugs in memory do not have. In doubt, the request goes
 * to Next.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { mayExist } from '@/lib/cache/known-slugs'
import { findCounty } from '@/lib/geography/counties'
import { findState } from '@/lib/geography/states'
import { readCategory } from '@/lib/resources/vocabulary'
import { findRoute, isPrivatePage } from '@/lib/routes/find-route.mjs'
import { addressOf } from '@/lib/routes/inner-paths.mjs'
import { movedPages } from '@/lib/routes/table.mjs'
import { withoutLanguage } from '@/lib/site/language/languages.mjs'
import { findHelpLanguage } from '@/lib/site/messages/messages'

const manifest = z.object({
  routes: z.record(z.string(), z.unknown()),
  dynamicRoutes: z.record(z.string(), z.object({ fallback: z.union([z.string(), z.null(), z.literal(false)]) })),
})

/** What the build made. */
export interface Built {
  /** The addresses of the prerendered pages. */
  pages: ReadonlySet<string>
  /** The routes, in English, of which there are no other pages than these: '/legal-education/guides/[id]'. */
  closed: ReadonlySet<string>
}

export async function readBuilt(folder = join(process.cwd(), '.next')): Promise<Built> {
  const { routes, dynamicRoutes } = manifest.parse(
    JSON.parse(await readFile(join(folder, 'prerender-manifest.json'), 'utf8')),
  )
  const closed = Object.entries(dynamicRoutes).flatMap(([path, { fallback }]) =>
    fallback === false ? addressOf(path) : [],
  )
  return { pages: new Set(Object.keys(routes).map(addressOf)), closed: new Set(closed) }
}

const SLUG = /^[a-z0-9-]{1,120}$/

function isKnownCounty(state: string, county: string): boolean {
  const code = findState(state)
  return code !== null && findCounty(code, county) !== null
}

type Rule = (first: string, second: string) => boolean

/** By route, whether there may be a page for these values of its dynamic segments. */
export const rules: Record<string, Rule> = {
  '/advocates/[state]': (state) => findState(state) !== null,
  '/advocates/[state]/[county]': isKnownCounty,
  '/help/[state]': (state) => findState(state) !== null,
  '/help/[state]/[county]': isKnownCounty,
  '/help-now/[state]': (state) => findState(state) !== null,
  '/help-now/in/[language]': (address) => findHelpLanguage(address) !== null,
  '/legal-education/states/[state]': (state) => findState(state) !== null,
  '/news/[slug]': (slug) => SLUG.test(slug) && mayExist('articles', slug),
  '/resources/[category]': (category) => readCategory(category) !== null,
  '/resources/[category]/[slug]': (category, slug) =>
    readCategory(category) !== null && SLUG.test(slug) && mayExist('records', slug),
  '/resources/[category]/in/[state]': (category, state) => readCategory(category) !== null && findState(state) !== null,
  '/resources/report/[slug]': (slug) => SLUG.test(slug) && mayExist('records', slug),
}

function readValues(path: string, address: string): string[] {
  const parts = address.split('/')
  return path.split('/').flatMap((part, at) => (part.startsWith('[') ? (parts[at] ?? '') : []))
}

/** Whether there is certainly no page, file or call at this address. A spelling that Next redirects is in doubt. */
export function isMissing(address: string, { pages, closed }: Built): boolean {
  const pathname = address.split('?', 1)[0] ?? ''
  if (/[A-Z%]|\/\/|.\/$/.test(pathname) || movedPages.has(pathname) || isPrivatePage(pathname)) return false
  if (pages.has(pathname)) return false
  const route = findRoute(pathname)
  if (!route) return true
  if (route.class !== 'cached' || route.address !== pathname) return false
  const path = withoutLanguage(route.path)
  if (closed.has(path)) return true
  const [first = '', second = ''] = readValues(path, withoutLanguage(pathname))
  return !(rules[path]?.(first, second) ?? true)
}
