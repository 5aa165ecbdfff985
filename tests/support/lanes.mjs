import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { listRelatedJourneys, listRelatedTests } from './related-tests.mjs'
import { readPlaywrightReport, readVitestReport } from './results.mjs'
import { root } from './tree.mjs'

/**
 * @typedef {import('./results.mjs').Counts} Counts
 * @typedef {{
 *   name: string, command: string[], env?: Record<string, string>, count?: (succeeded: boolean) => Counts,
 *   unless?: () => string | null, always?: boolean
 * }} Step `always`: what later steps need, and is quick if it is there.
 * @typedef {(line: string) => void} Say
 */

const node = process.execPath
/** So many parts that a full run that was cut off has little to do again. */
const UNIT_PARTS = 4
const JOURNEY_PARTS = 8

/** @param {string} path Below node_modules. */
function tool(path, /** @type {string[]} */ ...parameters) {
  return [node, join(root, 'node_modules', path), ...parameters]
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  const listens = new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
  const answers = new Promise((resolve) => {
    const socket = connect(port, '::1', () => resolve(true))
    socket.once('error', () => resolve(false))
    socket.once('close', () => resolve(false))
    socket.unref()
  })
  return Promise.all([listens, answers]).then(([free, taken]) => Boolean(free) && !taken)
}

/** The usual port first: a page holds the site's address, so that another port needs a build of its own. */
async function findPort() {
  const usual = Number(process.env.PORT) || 3000
  for (let port = usual; port < usual + 50; port++) if (await isFree(port)) return port
  throw new Error(`No free port from ${usual} to ${usual + 49}.`)
}

/** What tsc reads, and no check itself. @type {Step} */
const typesOfRoutes = {
  name: 'types of the routes',
  command: tool('next/dist/bin/next', 'typegen'),
  count: (succeeded) => ({ passed: 0, failed: Number(!succeeded), skipped: 0 }),
  always: true,
}
const tsc = { name: 'tsc', command: tool('typescript/bin/tsc', '--noEmit') }
const biome = { name: 'biome', command: tool('@biomejs/biome/bin/biome', 'check', '.') }
const knip = { name: 'knip', command: tool('knip/bin/knip.js') }

let reports = 0

/** @param {string} folder @param {string} runner */
function nameReport(folder, runner) {
  reports += 1
  return join(folder, `${runner}-${reports}.json`)
}

/** @param {string} folder @param {string[]} more @param {string} [part] In a full run: '1/4'. @returns {Step} */
function makeUnitStep(folder, more, part) {
  const report = nameReport(folder, 'vitest')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: part ? `unit tests ${part}` : 'unit tests',
    command: tool(
      'vitest/vitest.mjs',
      ...(more[0] === 'related' ? [] : ['run']),
      '--silent=passed-only',
      ...reporters,
      ...more,
    ),
    env: part ? { TEST_FULL: '1' } : {},
    count: (succeeded) => readVitestReport(report, succeeded, !part && more.length === 0),
  }
}

/** The site as serverless hosts have it: the tool of Vercel is no package of ours, and is named by VERCEL_CLI. @param {string} folder @returns {Step[]} */
function makeHostSteps(folder) {
  return ['deploy/aws/bundle.test.ts', 'deploy/vercel/output.test.ts'].map((file) => {
    const report = join(folder, `${file.replaceAll('/', '-')}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    return {
      name: file,
      command: tool('vitest/vitest.mjs', 'run', ...reporters, file),
      env: { TEST_BUNDLE: '1' },
      count: (succeeded) => readVitestReport(report, succeeded, false),
    }
  })
}

/** @param {string} folder @param {Say} say */
async function prepareBrowser(folder, say) {
  const { findHeadlessShell, noBrowser, obtainBrowser } = await import('./find-browser.mjs')
  const browser = obtainBrowser(say)
  const port = String(await findPort())
  let built = true
  /** @type {Step} */
  const build = {
    name: 'build',
    command: [node, '--conditions=react-server', '--import', 'tsx', 'local/serve.ts', '--build'],
    env: { PORT: port },
    count(succeeded) {
      built = succeeded
      return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }
    },
    always: true,
  }
  /** @param {string[]} more @param {string} [part] @returns {Step} */
  const makeJourneys = (more, part) => {
    const report = nameReport(folder, 'playwright')
    return {
      name: part ? `journeys ${part}` : 'journeys',
      command: tool('@playwright/test/cli.js', 'test', '--reporter=list,json', ...more),
      env: {
        E2E_PORT: port,
        E2E_DATA_DIR: join(folder, `data-${reports}`),
        CHROMIUM_PATH: browser ?? '',
        // A full run is one in a whole browser, and in a second one.
        HEADLESS_SHELL_PATH: part ? '' : (findHeadlessShell() ?? ''),
        ...(part && { TEST_FULL: '1' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      count: (succeeded) => readPlaywrightReport(report, succeeded, !part && more.includes('@smoke')),
      unless: () => (built ? (browser ? null : noBrowser) : 'Not run, since there is no build to run it on.'),
    }
  }
  return { build, makeJourneys }
}

/** Groups in turn; in a group, lists of steps side by side. @param {string} folder @param {string | null} tree @param {Say} say @returns {Promise<Step[][][]>} */
export async function listQuickSteps(folder, tree, say) {
  const { build, makeJourneys } = await prepareBrowser(folder, say)
  const related = listRelatedTests(tree)
  if (related) say('Unit tests: those that the changes since the last good run can reach. npm test -- unit runs all.')
  const unit = makeUnitStep(folder, related ?? [])
  const journeys = listRelatedJourneys(tree)
  if (journeys)
    say('Journeys: those that changed since the last good run, since the site has not. npm test -- e2e runs all.')
  // A build writes over the types that tsc reads, so that the two are in turn.
  return [
    [
      [typesOfRoutes, tsc, build],
      [biome, knip, unit],
    ],
    [journeys ? (journeys.length > 0 ? [makeJourneys(journeys)] : []) : [makeJourneys(['--grep', '@smoke'])]],
  ]
}

/** @param {string} folder @param {[at: number, of: number]} shard @param {Say} say @returns {Promise<Step[]>} */
export async function listFullSteps(folder, [at, of], say) {
  const { build, makeJourneys } = await prepareBrowser(folder, say)
  const parts = (/** @type {number} */ count) => Array.from({ length: count }, (_, index) => `${index + 1}/${count}`)
  const units = [tsc, biome, knip, ...parts(UNIT_PARTS).map((part) => makeUnitStep(folder, [`--shard=${part}`], part))]
  const journeys = parts(JOURNEY_PARTS).map((part) => makeJourneys([`--shard=${part}`], part))
  // They make a build of another kind, and so come last.
  const last = makeHostSteps(folder)
  const isOwn = (/** @type {unknown} */ _, /** @type {number} */ index) => index % of === at - 1
  return [typesOfRoutes, ...units.filter(isOwn), build, ...journeys.filter(isOwn), ...last.filter(isOwn)]
}

/** @param {string} part @param {string} folder @param {string[]} more @param {Say} say @returns {Promise<Step[] | null>} */
export async function listParts(part, folder, more, say) {
  if (part === 'static' && more.length === 0) return [biome, typesOfRoutes, tsc, knip]
  if (part === 'unit') return [makeUnitStep(folder, more)]
  if (part !== 'e2e') return null
  const { build, makeJourneys } = await prepareBrowser(folder, say)
  return [build, makeJourneys(more)]
}
