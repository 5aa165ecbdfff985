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
} from '@playwright/test'
import { runAxe, type Violation } from '../support/axe'
import { findBrowser } from '../support/find-browser.mjs'

export { expect }

export interface Options {
  /** Console errors that a test provokes, such as the browser's own line on a 404. */
  allowedErrors: RegExp[]
  /** The host of the site that Quick Exit leads to, answered here by a plain page. Null: nothing outside may be asked for. */
  exitHost: string | null
}

const neutralPage = '<!doctype html><html lang="en"><title>Weather</title><h1>Weather</h1></html>'

function isOurs(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return !/^(https?|wss?):$/.test(protocol) || ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function describeMessage(message: ConsoleMessage): string {
  const { url, lineNumber } = message.location()
  return `console ${message.type()}: ${message.text()} (${url}:${lineNumber})`
}

/** Listens to every page of the context, those that a page opens included. */
async function watch(context: BrowserContext, { allowedErrors, exitHost }: Options): Promise<string[]> {
  const problems: string[] = []
  const note = (problem: string) => {
    if (!allowedErrors.some((allowed) => allowed.test(problem))) problems.push(problem)
  }
  if (exitHost) {
    await context.route(
      (url) => url.hostname === exitHost,
      (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: neutralPage }),
    )
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
  context.on('console', (message) => message.type() === 'error' && note(describeMessage(message)))
  context.on('weberror', (error) => note(`page error: ${error.error().stack ?? error.error().message}`))
  context.on('request', (request) => {
    const ours = isOurs(request.url()) || (exitHost !== null && new URL(request.url()).hostname === exitHost)
    if (!ours) note(`request to another host: ${request.method()} ${request.url()}`)
  })
  context.on('page', (page) => {
    page.on('websocket', (socket) => !isOurs(socket.url()) && note(`socket to another host: ${socket.url()}`))
  })
  return problems
}

export const test = base.extend<Options & { watched: undefined }, { wholeBrowser: LaunchOptions }>({
  // With windows, a history on disk and tabs to restore, for journeys that are about those.
  wholeBrowser: [
    ({ launchOptions }, use) => use({ ...launchOptions, executablePath: findBrowser() ?? undefined }),
    { scope: 'worker' },
  ],
  allowedErrors: [[], { option: true }],
  exitHost: [null, { option: true }],
  // The site counts what one network asks for, and these tests are many people.
  extraHTTPHeaders: async ({ browserName }, use, { testId, retry }) => {
    const [a = 0, b = 0] = createHash('sha256').update(`${browserName} ${testId} ${retry}`).digest()
    await use({ 'x-forwarded-for': `10.${a}.${b}.1` })
  },
  watched: [
    async ({ context, allowedErrors, exitHost }, use) => {
      const problems = await watch(context, { allowedErrors, exitHost })
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

export const colorSchemes = ['light', 'dark'] as const

/** What the fakes of the site under test told the application, DATABASE_URL among it. */
export function readFakesEnv(): Record<string, string> {
  const path = join(process.env.E2E_DATA_DIR ?? '', 'running.json')
  const { env }: { env: Record<string, string> } = JSON.parse(readFileSync(path, 'utf8'))
  return env
}
