import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig, devices, firefox } from '@playwright/test'
import { serviceVariables } from './tests/support/environment.mjs'
import { findBrowser, findHeadlessShell, shellArgs } from './tests/support/find-browser.mjs'

// Set by `npm test`; with Playwright alone, PORT must be free, and the data is deleted at the end.
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
  // No host name but our own is ever resolved, whatever a page requests.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

const shell = findHeadlessShell()
const chromium = {
  name: 'chromium',
  testIgnore: full ? [] : /exit-firefox/,
  use: {
    ...devices['Desktop Chrome'],
    launchOptions: shell
      ? { executablePath: shell, args: [...quietChromium, ...shellArgs] }
      : { executablePath: findBrowser() ?? undefined, args: quietChromium },
  },
}

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  // No more than there are processors: browsers that share one push each other out of its cache. On two processors,
  // the journeys of traces.spec.ts took 265 s of work with two workers, and 361 s with three.
  workers: Math.min(availableParallelism(), 3),
  forbidOnly: Boolean(process.env.CI),
  // For machines that are busy with other work. Retries are counted and shown.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    // Only then, because recording every step of every journey would double the time.
    trace: 'on-first-retry',
    // Installing the worker takes twice the work of the page itself. Journeys about it, and about browser storage,
    // enable it in their first lines; in a full run all have it.
    serviceWorkers: full ? 'allow' : 'block',
    // Colors in transition between themes are not a finding.
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    chromium,
    // The machine's own Firefox, if it has one; exit-firefox.spec.ts drives whichever there is, once.
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
