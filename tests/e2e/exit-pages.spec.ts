/** The way out of every page that can be seen, by the table of addresses, pages of errors too; how each looks, and reads. */
import { readFileSync } from 'node:fs'
import type { Page, ViewportSize } from '@playwright/test'
import { languageOf } from '../../lib/site/language/languages.mjs'
import { findFaults } from '../support/find-faults'
import { createAccount, signInAs } from './accounts'
import { type Address, addresses } from './addresses'
import { asksForExit, axeInThemes, exitAskedFor, expect, isExit, test } from './fixtures'

const said = { en: 'Exit: press Escape 2 more times', es: 'Salir: oprima Escape 2 veces más' }
/** A page in a language of its own. */
const arabic: Record<string, string> = JSON.parse(readFileSync('lib/site/messages/ar.json', 'utf8'))
const saidInArabic = arabic['exit.press']?.replace('{key}', 'Escape').replace('{count}', '2')

const narrow = { width: 320, height: 640 }
/** A wider window is no new page: it costs a layout. Longer words need most of all to fit a narrow one. */
function listSizes(path: string): ViewportSize[] {
  if (process.env.TEST_FULL)
    return [390, 768, 1024, 1280, 1600, 320].map((width) => ({ width, height: width < 700 ? 844 : 900 }))
  return languageOf(path) === 'en' ? [{ width: 1280, height: 900 }, narrow] : [narrow]
}
const themes = process.env.TEST_FULL ? (['dark', 'light'] as const) : (['light'] as const)

test.use({
  viewport: narrow,
  exit: exitAskedFor,
  // Whoever leaves while a page loads cuts its scripts off.
  allowedErrors: [/status of (401|403|404)|fetching the script|NetworkError|ChunkLoadError/],
})

async function expectInPlace(page: Page, path: string): Promise<void> {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    for (const size of listSizes(path)) {
      await page.setViewportSize(size)
      expect.soft(await page.evaluate(findFaults), `${path} at ${size.width} px, ${colorScheme}`).toEqual([])
    }
  }
}

/** In both themes. A page in another language has the same pieces. */
async function expectAccess(page: Page, path: string): Promise<void> {
  if (!process.env.TEST_FULL && languageOf(path) !== 'en') return
  expect.soft(await axeInThemes(page), `${path}, as axe finds it`).toEqual([])
  await page.emulateMedia({ colorScheme: null })
}

/** A digest of what it shows, but for its own address, which is in its links. */
async function digestContent(page: Page, path: string): Promise<string> {
  await page.waitForLoadState()
  return page.locator('html').evaluate(
    async (html, own) => {
      const copy = html.cloneNode(true) as HTMLElement
      for (const script of copy.querySelectorAll('script')) script.remove()
      const content = own.reduce((text, address) => text.replaceAll(address, ''), copy.outerHTML)
      const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))
      return Array.from(new Uint8Array(digest)).join()
    },
    [path, encodeURIComponent(path)],
  )
}

/** Looked at once: at many addresses there is the same page, such as the one to sign in. */
async function expectLook(page: Page, path: string, lookedAt: Set<string>): Promise<void> {
  const content = await digestContent(page, path)
  if (lookedAt.has(content)) return
  lookedAt.add(content)
  await expectInPlace(page, path)
  await expectAccess(page, path)
}

/** As it is sent, since a visitor may have no scripts. */
function expectLinksOut(html: string, path: string): void {
  const links = Array.from(html.matchAll(/<a [^>]*>/g), ([link]) => link)
  expect(links[0], path).toContain('href="#main"')
  expect(links[1], path).toContain('href="/leave"')
  expect(links.filter((link) => link.includes('data-exit')).length, path).toBeGreaterThanOrEqual(2)
  // Its styles are in the page. Whoever cannot turn her phone reads it as it is held.
  expect(html, path).not.toMatch(/@media[^{]*\borientation\b/)
}

async function expectWayOut(page: Page, path: string, lookedAt: Set<string>): Promise<void> {
  const response = await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  expectLinksOut((await response?.text()) ?? '', path)
  await expectLook(page, path, lookedAt)
  const status = page.locator('[data-exit-status]').first()
  await page.keyboard.press('Escape')
  await expect(status, path).toHaveText(path === '/help-now/in/ar' ? (saidInArabic ?? '') : said[languageOf(path)])
  const leaving = page.waitForRequest(asksForExit, { timeout: 10_000 })
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await leaving
  if (process.env.TEST_FULL) await expect(page, path).toHaveURL(isExit)
}

/** One address of each kind of page that a visitor sees. */
const kinds = [
  '/',
  '/resources/housing-shelter',
  '/resources/housing-shelter/national-domestic-violence-hotline',
  '/resources/search?q=shelter',
  '/help/ohio/cuyahoga',
  '/safe-tonight',
  '/emergency',
  '/help-now/ohio',
  '/legal-education',
  '/legal-education/states/ohio',
  '/news',
  '/donate',
  '/contact',
  '/nope',
]

for (const path of kinds) {
  test(`${path} is in its place and in reach, and three presses of Escape lead away`, { tag: '@smoke' }, async ({
    page,
  }) => {
    await expectWayOut(page, path, new Set())
  })
}

/** Signed out, or the people for whom there is something else to see. */
const walks: Record<string, { role: 'member' | 'admin' | null; isSeen: (address: Address) => boolean }> = {
  'a visitor, on pages for everyone,': { role: null, isSeen: ({ class: kind }) => kind === 'cached' },
  'a visitor, on the other pages,': { role: null, isSeen: ({ class: kind }) => kind !== 'cached' },
  'a member': { role: 'member', isSeen: ({ class: kind }) => kind !== 'cached' && kind !== 'per-request' },
  'an administrator': { role: 'admin', isSeen: ({ class: kind }) => kind === 'staff' },
}

for (const [who, { role, isSeen }] of Object.entries(walks)) {
  test(`three presses of Escape lead ${who} away from each, where the second link leads out too, and all is in its place and in reach`, async ({
    page,
    context,
  }) => {
    // In a whole browser, with a worker on each page, it takes more than twice as long.
    test.setTimeout(process.env.TEST_FULL ? 1_800_000 : 600_000)
    const seen = addresses.filter(isSeen)
    expect(seen.length).toBeGreaterThan(15)
    // An exit ends the session.
    const account = role && (await createAccount(role))
    const lookedAt = new Set<string>()
    for (const { path } of seen) {
      await test.step(path, async () => {
        if (account) await signInAs(context, account)
        await expectWayOut(page, path, lookedAt)
      })
    }
  })
}
