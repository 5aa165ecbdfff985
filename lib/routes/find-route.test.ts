import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageOf, languages, otherLanguages, withLanguage } from '../site/language/languages.mjs'
import { findRoute, isCachedForAll, isCardForm, isPrivatePage } from './find-route.mjs'
import { routes } from './table.mjs'

const table = Object.values(routes).flat()

/** The addresses the files in `app` serve; a '(group)' folder is not part of one. */
function listAddresses(folder: string, address = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) {
      const part = /^\(.*\)$/.test(entry.name) ? '' : `/${entry.name}`
      return listAddresses(join(folder, entry.name), address + part)
    }
    if (/^(page\.tsx|route\.ts)$/.test(entry.name)) return [address || '/']
    if (entry.name === 'robots.ts') return [`${address}/robots.txt`]
    if (entry.name === 'manifest.ts') return [`${address}/manifest.webmanifest`]
    return []
  })
}

function listPublicFiles(folder: string, address = ''): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? listPublicFiles(join(folder, entry.name), `${address}/${entry.name}`)
      : [`${address}/${entry.name}`],
  )
}

const LOCALE = '/[locale]'
/** Its articles are in English. */
const feed = '/es/news/feed.xml'

const addresses = listAddresses('app')
  .flatMap((path) =>
    path.startsWith(LOCALE)
      ? languages.map((language) => withLanguage(language, path.slice(LOCALE.length) || '/'))
      : path,
  )
  .filter((address) => address !== feed)

describe('the table of addresses', () => {
  test('has every page and every handler of the site', () => {
    expect(addresses.length).toBeGreaterThan(150)
    const unknown = addresses.filter((address) => !table.includes(address) && findRoute(address)?.class !== 'call')
    expect(unknown).toEqual([])
  })

  test('has every static file', () => {
    const unknown = listPublicFiles('public').filter((address) => findRoute(address)?.class !== 'file')
    expect(unknown).toEqual([])
  })

  test('lists nothing that does not exist, and nothing twice', () => {
    const served = [...addresses, ...listPublicFiles('public')]
    const wide = ['/_next/[...path]', '/api/[...path]', '/fonts/[file]']
    expect(table.filter((address) => !served.includes(address) && !wide.includes(address))).toEqual([])
    expect(table.filter((address, at) => table.indexOf(address) !== at)).toEqual([])
  })

  test('finds each address under its own entry', () => {
    for (const [name, paths] of Object.entries(routes)) {
      for (const path of paths) {
        const address = path.replaceAll(/\[+(?:\.{3})?(\w+)\]+/g, 'some-$1')
        expect(findRoute(address), address).toEqual({ path, class: name, address })
      }
    }
  })
})

describe('an address', () => {
  test('is the same in capitals, with encoded letters, and with extra slashes', () => {
    for (const typed of ['/ADMIN/Articles', '/%61dmin/articles', '//admin//articles/']) {
      expect(findRoute(typed), typed).toEqual({ path: '/admin/articles', class: 'staff', address: '/admin/articles' })
    }
  })

  test('keeps the spelling of a dynamic segment', () => {
    expect(findRoute('/Donate/PAY/aBc')).toMatchObject({ class: 'card-form', address: '/donate/pay/aBc' })
    expect(findRoute('/API/Admin/aBc')).toMatchObject({ class: 'call', address: '/api/Admin/aBc' })
  })

  test('prefers a fixed segment to a dynamic one', () => {
    expect(findRoute('/newsletter/confirm')?.class).toBe('per-request')
    expect(findRoute('/newsletter/confirmed')?.class).toBe('cached')
    expect(findRoute('/resources/search')?.path).toBe('/resources/search')
    expect(findRoute('/resources/search/x')?.path).toBe('/resources/[category]/[slug]')
    expect(findRoute('/resources/report/in/ohio')?.path).toBe('/resources/[category]/in/[state]')
    expect(findRoute('/analytics')?.path).toBe('/analytics/[[...view]]')
  })

  test('that matches no route is not found', () => {
    for (const path of [
      '/nope',
      '/donate/pay',
      '/sign-in/nope',
      '/dashboard/nope',
      '/dashboard/x.css',
      '/dashboard/save/x.css',
      '/admin/nope',
    ])
      expect(findRoute(path), path).toBeNull()
    for (const path of ['/%', '/%E0%A4%A', '/constructor', '/__proto__']) expect(findRoute(path), path).toBeNull()
  })
})

test('a page may be cached for everyone under one spelling only', () => {
  for (const path of ['/', '/about', '/resources/housing-shelter', '/help-now/ohio', '/analytics'])
    expect(isCachedForAll(path), path).toBe(true)
  for (const path of [
    '/About',
    '/about/',
    '//about',
    '/%61bout',
    '/resources/housing-shelter/%66oo',
    '/news/A',
    '/about?a',
    '/resources/search?q=a',
  ])
    expect(isCachedForAll(path), path).toBe(false)
  for (const path of ['/dashboard', '/resources/search', '/sign-in', '/admin', '/api/health', '/sw.js', '/nope'])
    expect(isCachedForAll(path), path).toBe(false)
})

test('everything below a private page is private, found or not, however it is spelled', () => {
  for (const path of ['/Dashboard', '/dashboard/x.css', '/ADMIN/nope/nope', '/sign-in/nope', '/donate/pay/x'])
    expect(isPrivatePage(path), path).toBe(true)
  for (const path of ['/', '/donate', '/donate/pay', '/resources/search', '/api/user/account', '/nope', '/administer'])
    expect(isPrivatePage(path), path).toBe(false)
})

test('only the page with the card form allows the payment company', () => {
  expect(isCardForm('/donate/pay/x')).toBe(true)
  expect(isCardForm('/DONATE/pay/x')).toBe(true)
  for (const path of ['/donate', '/donate/pay', '/donate/thanks/x', '/donate/pay/x/y'])
    expect(isCardForm(path)).toBe(false)
})

/** A new page must be in both languages, or be listed here: these are in a language of their own. */
const englishOnly: string[] = ['/help-now/in/[language]']

test.each(otherLanguages)('every page for visitors and members is in %s, except those listed', (language) => {
  const read = ['cached', 'per-request', 'frame', 'account', 'private', 'card-form'] as const
  const pages = read.flatMap((kind) => routes[kind])
  const english = pages.filter((path) => languageOf(path) === 'en')
  const missing = english.filter((path) => !pages.includes(withLanguage(language, path)))
  expect(missing.sort()).toEqual(englishOnly)
})
