import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices, firefox } from '@playwright/test'
import { serviceVariables } from './tests/support/environment.mjs'
import { findBrowser, findHeadlessShell } from './tests/support/find-browser.mjs'

// `npm test` chooses these; with Playwright alone, PORT must be free and the data go when it ends.
process.env.E2E_PORT ||= process.env.PORT || '3000'
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-e2e-'))
  process.env.E2E_DATA_DIR = folder
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
/** With the second browser: `npm test -- full`. */
const full = Boolean(process.env.TEST_FULL)
const { E2E_PORT: port, E2E_DATA_DIR: dataDir } = process.env
const baseURL = `http://localhost:${port}`
const noServices = Object.fromEntries(serviceVariables.map((name) => [name, '']))

const quietChromium = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // No name but our own is ever looked up, whatever a page asks for.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const chromium = {
  name: 'chromium',
  testIgnore: full ? [] : /exit-firefox/,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: { executablePath: findHeadlessShell() ?? findBrowser() ?? undefined, args: quietChromium },
  },
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // On a machine that somebody else keeps busy. What needed it is counted and shown.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // Only then: to record each step of every journey would take as long again.
    trace: 'on-first-retry',
    // To install the worker takes twice the work of the page itself. Journeys about it, and about what a browser keeps,
    // allow it in their first lines; all have it in a full run.
    serviceWorkers: full ? 'allow' : 'block',
    // Colors that are still on their way from one theme to the other are no finding.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    chromium,
    // Its own Firefox, where it has one; exit-firefox.spec.ts drives whichever the machine has, once.
    ...(full && existsSync(firefox.executablePath())
      ? [{ name: 'firefox', testIgnore: /exit-firefox/, use: { ...devices['Desktop Firefox'] } }]
      : []),
  ],
  webServer: {
    command: 'node --conditions=react-server --import tsx local/serve.ts',
    url: `${baseURL}/api/ready`,
    env: { ...noServices, NODE_ENV: '', SEED_RECORDS: 'sample', TRUSTED_PROXIES: '1', PORT: port, DATA_DIR: dataDir },
    timeout: 600_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
  },
})
