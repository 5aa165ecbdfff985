import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, it, vi } from 'vitest'
import { forgetSlugs, readSlugs } from '@/lib/cache/known-slugs'
import { routes } from '@/lib/routes/table.mjs'
import { withoutLanguage } from '@/lib/site/language/languages.mjs'
import { makeFolder } from '@/tests/support/folder'
import { type Built, isMissing, readBuilt, rules } from './missing'

vi.mock('@/db', () => ({ query: async () => [{ slugs: 'known-slug another-one' }] }))

/** The routes whose pages say `dynamicParams = false`: the build lists all of their addresses. */
const closed = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('page.tsx') && readFileSync(`app/${file}`, 'utf8').includes('dynamicParams = false'))
  .map((file) => `/${file}`.replaceAll(/^\/\[locale\]|\/page\.tsx$|\/\([^/]*\)/g, ''))
const built: Built = { pages: new Set(['/', '/analytics', '/legal-education/guides/custody']), closed: new Set(closed) }

const dynamic = routes.cached.filter((path) => path.includes('['))
const makeUp = (path: string, value: string) => path.replaceAll(/\[+(\.\.\.)?\w+\]+/g, value)

beforeAll(async () => {
  await readSlugs('records')
  await readSlugs('articles')
})

it.each(dynamic)('a made-up address of %s is recognized', (path) => {
  for (const value of ['made-up-12345', 'x', 'ohio-made-up', '..x', '<b>', 'a'.repeat(200)])
    expect(isMissing(makeUp(path, value), built), value).toBe(true)
})

it('each rule is for a route that has pages besides the build’s', () => {
  for (const path of Object.keys(rules)) expect(dynamic).toContain(path)
  const open = dynamic.map(withoutLanguage).filter((path) => !closed.includes(path))
  expect([...new Set(open)].sort()).toEqual(Object.keys(rules).sort())
})

it.each([
  '/',
  '/about',
  '/es/about',
  '/help/ohio/cuyahoga',
  '/es/advocates/ohio',
  '/help-now/texas',
  '/news/known-slug',
  '/resources/housing-shelter/known-slug',
  '/resources/shelter/known-slug?from=list',
  '/es/resources/report/another-one',
  '/resources/housing-shelter/in/ohio',
  '/legal-education/guides/custody',
  '/fonts/any.woff2',
  '/_next/static/any.js',
  '/api/anything',
  '/leave',
  // Spelled in a way that is redirected.
  '/Help/Ohio',
  '/help/OH',
  '/about/',
  '//about',
  '/help/%6fhio',
  '/emergency/practise',
  // Whoever asks is told to sign in, or that the link has expired.
  '/dashboard/nope',
  '/admin/nope',
  '/donate/my-gifts/any',
])('%s is left to Next', (address) => {
  expect(isMissing(address, built)).toBe(false)
})

it('a new record’s page is never refused while its change is in progress', async () => {
  expect(isMissing('/resources/housing-shelter/new-record', built)).toBe(true)
  forgetSlugs('records')
  expect(isMissing('/resources/housing-shelter/new-record', built)).toBe(false)
  await readSlugs('records')
})

it('the build’s pages are known by their addresses', async () => {
  const folder = makeFolder()
  const routes = { '/en': {}, '/en/about': {}, '/es/about': {}, '/help-now/in/ar': {} }
  const dynamicRoutes = {
    '/[locale]/legal-education/guides/[id]': { fallback: false },
    '/[locale]/news/[slug]': { fallback: null },
  }
  writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ routes, dynamicRoutes }))
  expect(await readBuilt(folder)).toEqual({
    pages: new Set(['/', '/about', '/es/about', '/help-now/in/ar']),
    closed: new Set(['/legal-education/guides/[id]']),
  })
})
