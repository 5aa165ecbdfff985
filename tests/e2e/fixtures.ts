import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type LaunchOptions,
  type Page,
  type Request,
} from '@playwright/test'
import { findRoute } from '../../lib/routes/find-route.mjs'
import { languageOf } from '../../lib/site/language/languages.mjs'
import { EXIT_URL } from '../../lib/site/public-facts'
import { answerExits } from '../support/answer-exit'
import { runAxe, type Violation } from '../support/axe'
import { findBrowser, shellArgs } from '../support/find-browser.mjs'
import { addresses } from './addresses'

export { expect }

export interface Options {
  /** Console errors that a test provokes, such as the browser's own line on a 404. */
  allowedErrors: RegExp[]
  /** Whether the site that Quick Exit leads to may be asked for, and what answers for it: a plain page, nothing, or the test. */
  exit: 'none' | 'answered' | 'answered with nothing' | 'own answer'
}

/** Whether it is an address of the site that the exit leads to. */
export const isExit = (url: URL) => url.hostname === new URL(EXIT_URL).hostname

/**
 * For journeys in which it is enough that the tab asks for that site: that the browser then shows it is in exit.spec.ts
 * for every way out, and in a full run everywhere.
 */
export const exitAskedFor = process.env.TEST_FULL ? 'answered' : 'answered with nothing'

/** Holds the scripts of pages back until what it returns is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}

/** The tab itself asks for that site, no frame in it. */
export function asksForExit(request: Request): boolean {
  return isExit(new URL(request.url())) && request.isNavigationRequest() && request.frame().parentFrame() === null
}

function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return !/^(https?|wss?):$/.test(protocol) || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function describeMessage(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location()
  return `console ${message.type()}: ${message.text()} (${url}:${lineNumber})`
}

/** Listens to every page of the context, those that a page opens included. */
async function watch(context: BrowserContext, { allowedErrors, exit }: Options): Promise<string[]> {
  const problems: string[] = []
  const note = (problem: string) => {
    if (!allowedErrors.some((allowed) => allowed.test(problem))) problems.push(problem)
  }
  // The console tells of most violations, but not of those in a page that is just being left.
  await context.exposeBinding('noteViolation', (_, text: string) => note(`policy violation: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) => {
        const { noteViolation } = window as unknown as { noteViolation: (text: string) => void }
        noteViolation(`${effectiveDirective} ${blockedURI} (${sourceFile}:${lineNumber}) on ${location.pathname}`)
      },
    )
  })
  // A header with a feature that the browser doesn't know is only a warning.
  const isProblem = (message: ConsoleMessage) =>
    message.type() === 'error' || message.text().includes('Permissions-Policy')
  context.on('console', (message) => isProblem(message) && note(describeMessage(message)))
  context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const mayBe = isOurs(request.url()) || (exit !== 'none' && isExit(new URL(request.url())))
    if (!mayBe) note(`request to another host: ${request.method()} ${request.url()}`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => !isOurs(socket.url()) && note(`socket to another host: ${socket.url()}`))
  })
  return problems
}

export const test = base.extend<Options & { watched: undefined }, { wholeBrowser: LaunchOptions }>({
  // With windows, a history on disk and tabs to restore, for journeys that are about those.
  wholeBrowser: [
    ({ launchOptions }, use) => {
      const args = launchOptions.args?.filter((arg) => !shellArgs.includes(arg))
      return use({ ...launchOptions, args, executablePath: findBrowser() ?? undefined })
    },
    { scope: 'worker' },
  ],
  allowedErrors: [[], { option: true }],
  exit: ['none', { option: true }],
  // The site counts what one network asks for, and these tests are many people.
  extraHTTPHeaders: async ({ browserName }, use, { testId, retry }) => {
    const [a = 0, b = 0] = createHash('sha256').update(`${browserName} ${testId} ${retry}`).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.1` })
  },
  watched: [
    async ({ context, browserName, allowedErrors, exit }, use) => {
      if (exit === 'answered') await answerExits(context, browserName, 'page')
      if (exit === 'answered with nothing') await answerExits(context, browserName, 'nothing')
      const problems = await watch(context, { allowedErrors, exit })
      await use(undefined)
      expect(problems, 'nothing unexpected in the console or on the network').toEqual([])
    },
    { auto: true },
  ],
})

/** What axe finds on the page as it is now: `expect(await axe(page)).toEqual([])`. */
export function axe(page: Page, without: string[] = []): Promise<Violation[]> {
  return runAxe(page, 'everything', without)
}

/** What axe finds in either theme. In the second one only its rules about colors could find something else. */
export async function axeInThemes(page: Page): Promise<Violation[]> {
  await page.emulateMedia({ colorScheme: 'light' })
  const inLight = await axe(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  return [...inLight, ...(await runAxe(page, 'colors'))]
}

/**
 * For a page as it loads that the walk over the table of addresses judges as well (exit-pages.spec.ts), in a narrow
 * window. A full run judges it here too; any other run only makes sure that the walk includes it.
 */
export async function axeAsLoaded(page: Page): Promise<Violation[]> {
  if (process.env.TEST_FULL) return axeInThemes(page)
  const { pathname } = new URL(page.url())
  const kind = findRoute(pathname)?.path
  const isWalked = addresses.some(({ path, isFound }) => isFound && findRoute(path)?.path === kind)
  expect(isWalked && languageOf(pathname) === 'en', `${pathname} is judged in the walk`).toBe(true)
  return []
}

export const colorSchemes = ['light', 'dark'] as const

/** What the fakes of the site under test told the application, DATABASE_URL among it. */
export function readFakesEnv(): Record<string, string> {
  const path = join(process.env.E2E_DATA_DIR ?? '', 'running.json')
  const { env }: { env: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'))
  return env
}
