/** The headers of every page, requested at every address of the route table in every spelling. */
import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { type APIRequestContext, type APIResponse, test as httpTest } from '@playwright/test'
import { findRoute } from '../../lib/routes/find-route.mjs'
import { languageOf } from '../../lib/site/language/languages.mjs'
import { languageTags } from '../../lib/site/language/tags'
import { createAccount, signInAs } from './accounts'
import { addresses, listSpellings } from './addresses'
import { expect, test } from './fixtures'

/** The response to each spelling, and to each address that one of them redirects to. */
async function askAsTyped(request: APIRequestContext, path: string): Promise<APIResponse[]> {
  const answers: APIResponse[] = []
  const asked = new Set<string>()
  const waiting = listSpellings(path)
  for (let target = waiting.shift(); target; target = waiting.shift()) {
    const answer = await request.get(target, { maxRedirects: 0 })
    answers.push(answer)
    asked.add(new URL(answer.url()).href)
    const { location } = answer.headers()
    if (location && !asked.has(new URL(location, answer.url()).href)) waiting.push(location)
  }
  return answers
}

/** A proxy's default buffer for the headers of a response, minus what others add on the way. */
const LONGEST_HEAD = 4096 - 500

/** One policy and one language: the policy allows scripts either by nonce or by hash, and fits each of the page's. */
async function expectOnePolicy(answer: APIResponse, isPrivate: boolean): Promise<void> {
  const about = `${answer.status()} ${answer.url()}`
  const policies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'content-security-policy')
  expect(policies.length, about).toBe(1)
  const head = answer.headersArray().reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
  expect(head, about).toBeLessThan(LONGEST_HEAD)
  const policy = policies[0]?.value ?? ''
  expect(policy, about).toMatch(/^default-src 'none'; /)
  expect(policy, about).not.toContain('unsafe')
  const html = await answer.text()
  expect(html, about).not.toContain('__next_error__')
  // Errors may be in English everywhere.
  const { pathname } = new URL(answer.url())
  const [, named] = /^\/help-now\/in\/([^/]+)$/.exec(pathname.toLowerCase()) ?? []
  const own = named ?? languageTags[languageOf(pathname.toLowerCase())].tag
  const lang = answer.status() === 200 ? own : `(?:en-US|${own})`
  if (answer.status() < 300 || answer.status() >= 400) expect(html, about).toMatch(new RegExp(`<html lang="${lang}"`))
  const [, scripts = ''] = /script-src ([^;]*)/.exec(policy) ?? []
  const isNonced = scripts.includes("'nonce-")
  expect(isNonced && scripts.includes("'sha256-"), about).toBe(false)
  // Structured data for search engines does not run, so the policy need not allow it.
  const inline = Array.from(html.matchAll(/<script([^>]*)>/g), ([, details = '']) => details).filter(
    (details) => !details.includes('application/ld+json'),
  )
  if (isNonced)
    expect(
      inline.filter((details) => !details.includes('nonce="')),
      about,
    ).toEqual([])
  else expect(html, about).not.toMatch(/<script[^>]*\snonce="/)
  if (!isPrivate) return
  expect(answer.headers(), about).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
}

/**
 * Claims that only an operator can make. Those of the fakes are marked as samples, and 24/7 support is the hotline's:
 * no other claim may appear on a site that nobody has configured.
 */
const claims =
  /501\(c\)\(3\)|tax.deductible|50,000\+|500\+ ?partners|24\/7 support|our (attorneys|lawyers|experts)|expert.curated|we verify (every|each|all)/gi

async function expectNoClaim(answer: APIResponse): Promise<void> {
  const html = (await answer.text()).replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
  const text = html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
  for (const { 0: claim, index } of text.matchAll(claims)) {
    const around = text.slice(Math.max(0, index - 140), index + 140)
    expect(around, `“${claim}” on ${answer.url()}`).toMatch(/Sample|Hotline/)
  }
}

/** Next sends some pages along with every page, in case it turns out missing, and its styles a second time for React. */
async function expectNothingTwice(answer: APIResponse): Promise<void> {
  const html = await answer.text()
  expect(html, answer.url()).not.toContain('404 Page Not Found')
  expect(html.split('/*! tailwindcss ').length - 1, answer.url()).toBeLessThanOrEqual(1)
}

const privately = ['frame', 'account', 'staff', 'private', 'card-form']

/** As sent to a phone on a slow network. */
const HEAVIEST_PAGE_KB = 60
const AS_SENT = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Every link of a page leads to an address of the table, or to a part of the page; its own address is its canonical one. */
async function expectWayOn(answer: APIResponse): Promise<void> {
  const about = answer.url()
  const { pathname } = new URL(about)
  const html = (await answer.text()).replaceAll(/<(script|style|template)[\s\S]*?<\/\1>/g, ' ')
  const ids = new Set(Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id))
  for (const [, href = ''] of html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)) {
    const to = new URL(href.replaceAll('&amp;', '&'), about)
    if (to.origin !== new URL(about).origin || /\.\w{2,5}$/.test(to.pathname)) continue
    expect(findRoute(to.pathname), `${href} on ${about}`).not.toBeNull()
    const isHere = to.pathname === pathname && to.search === new URL(about).search
    if (isHere && to.hash.length > 1)
      expect(ids.has(decodeURIComponent(to.hash.slice(1))), `${href} on ${about}`).toBe(true)
  }
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
  if (canonical) expect(new URL(canonical).pathname, about).toBe(pathname)
  expect(brotliCompressSync(html, AS_SENT).length / 1024, `the size of ${about}`).toBeLessThan(HEAVIEST_PAGE_KB)
}

/** Pages cached for all are identical for everyone (server/storable.test.ts). A full run requests them for everyone anyway. */
async function expectEveryAddress(request: APIRequestContext, role: 'member' | 'admin' | null): Promise<void> {
  const statuses = new Set<number>()
  const asked = addresses.filter(({ class: kind }) => role === null || process.env.TEST_FULL || kind !== 'cached')
  for (const { path, class: kind, isFound } of asked) {
    // Outside of a step, each new expect makes the runner go through all previous ones.
    await test.step(path, async () => {
      for (const answer of await askAsTyped(request, path)) {
        await expectOnePolicy(answer, kind !== null && privately.includes(kind))
        statuses.add(answer.status())
        if (answer.headers().location) {
          expect(answer.headers()['cache-control'], answer.url()).toContain('no-store')
          continue
        }
        if (role === null) await expectNoClaim(answer)
        if (answer.status() === 200) {
          await expectNothingTwice(answer)
          await expectWayOn(answer)
        }
        const expected = isFound ? [200, ...(role === 'member' && kind === 'staff' ? [403] : [])] : [404, 200, 403]
        expect(expected, `${answer.status()} ${answer.url()}`).toContain(answer.status())
      }
    })
  }
  const refused = role === 'member' ? [403] : []
  // Signed-in users may be redirected between their own pages.
  expect([...statuses].filter((status) => status !== 307).sort()).toEqual([200, 308, ...refused, 404])
}

httpTest.use({ extraHTTPHeaders: { 'x-forwarded-for': '10.201.7.1' } })

httpTest('a visitor gets one policy at every address, however it is typed', { tag: '@smoke' }, async ({ request }) => {
  httpTest.setTimeout(600_000)
  await expectEveryAddress(request, null)
})

for (const [name, role] of Object.entries({ 'a member': 'member', 'an administrator': 'admin' } as const)) {
  test(`${name} gets one policy at every address, however it is typed`, async ({ context }) => {
    test.setTimeout(600_000)
    await signInAs(context, await createAccount(role))
    await expectEveryAddress(context.request, role)
  })
}

test('private addresses with a file extension do not exist, for anyone', async ({ context }) => {
  const paths = [
    '/dashboard/x.css',
    '/Dashboard/x.css',
    '/dashboard/save/x.css',
    '/dashboard/saved/x.js',
    '/admin/x.css',
  ]
  for (const role of [null, 'admin'] as const) {
    if (role) await signInAs(context, await createAccount(role))
    for (const path of paths) {
      const answer = await context.request.get(path)
      expect(answer.status(), path).toBe(404)
      await expectOnePolicy(answer, true)
    }
  }
})

test('the font is kept for good, under a name that holds its hash', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const fonts = [...new Set(Array.from(html.matchAll(/url\("?([^)"]+\.woff2)/g), ([, path = '']) => path))]
  expect(fonts).toHaveLength(1)
  const [path = ''] = fonts
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const font = await answer.body()
  const hash = createHash('sha256').update(font).digest('hex')
  expect(path).toContain(`.${hash.slice(0, 8)}.`)
})
