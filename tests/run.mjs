import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { explainOldNode, installIfNeeded } from '../local/install.mjs'
import { serviceVariables } from './support/environment.mjs'
import { addCounts, describeCounts, readPlaywrightReport, readVitestReport } from './support/results.mjs'

// `npm test`, or a part of it: `npm test -- static|unit|e2e [what the runner takes]`. `npm test -- full` is longer: each
// database test on each engine, and the journeys in a whole browser and in a second one.
// Nothing may be imported here that is not in Node or this repository: packages may be missing.

/**
 * @typedef {import('./support/results.mjs').Counts} Counts
 * @typedef {{
 *   name: string, command: string[], env?: Record<string, string>, count?: (succeeded: boolean) => Counts,
 *   unless?: () => string | null
 * }} Step
 */

const root = fileURLToPath(new URL('..', import.meta.url))
const parts = ['all', 'static', 'unit', 'e2e', 'full']
const stepLimitMs = 60 * 60 * 1000
const node = process.execPath

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let interrupted = false

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

/** @param {string} path Below node_modules. */
function tool(path, /** @type {string[]} */ ...parameters) {
  return [node, join(root, 'node_modules', path), ...parameters]
}

/** The environment without the operator's services, which no test may meet. */
function makeEnv() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  for (const name of [...serviceVariables, 'NODE_ENV', 'DATA_DIR']) delete env[name]
  return env
}

/** Shows what it says only if it fails. @param {Step} step @returns {Promise<{ succeeded: boolean, seconds: number, output: string }>} */
function run({ name, command, env = {} }) {
  const [program = node, ...parameters] = command
  const began = Date.now()
  return new Promise((resolve) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...makeEnv(), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    /** @type {Buffer[]} */
    const chunks = []
    const beat = setInterval(() => say(`  … ${name}: ${Math.round((Date.now() - began) / 1000)} s`), 60_000)
    const limit = setTimeout(() => {
      chunks.push(Buffer.from(`\nStopped after ${stepLimitMs / 60_000} minutes.\n`))
      child.kill()
    }, stepLimitMs)
    const end = (/** @type {boolean} */ succeeded) => {
      clearInterval(beat)
      clearTimeout(limit)
      running.delete(child)
      resolve({
        succeeded,
        seconds: (Date.now() - began) / 1000,
        output: Buffer.concat(chunks).toString('utf8').trimEnd(),
      })
    }
    running.add(child)
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk))
    child.on('error', (error) => {
      chunks.push(Buffer.from(error.message))
      end(false)
    })
    child.on('close', (code) => end(code === 0))
  })
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

const typesOfRoutes = {
  name: 'types of the routes',
  command: tool('next/dist/bin/next', 'typegen'),
  // What tsc reads, and no check itself.
  count: (/** @type {boolean} */ succeeded) => ({ passed: 0, failed: Number(!succeeded), skipped: 0 }),
}
const tsc = { name: 'tsc', command: tool('typescript/bin/tsc', '--noEmit') }
const biome = { name: 'biome', command: tool('@biomejs/biome/bin/biome', 'check', '.') }
const knip = { name: 'knip', command: tool('knip/bin/knip.js') }

/** @param {string} folder @param {string[]} more @param {boolean} full @returns {Step} */
function makeUnitStep(folder, more, full) {
  const report = join(folder, 'vitest.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  return {
    name: process.env.TEST_DATABASE_URL ? 'vitest with PostgreSQL and PGlite' : 'vitest with PGlite',
    command: tool('vitest/vitest.mjs', 'run', '--silent=passed-only', ...reporters, ...more),
    env: full ? { TEST_FULL: '1' } : {},
    count: (succeeded) => readVitestReport(report, succeeded),
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
      count: (succeeded) => readVitestReport(report, succeeded),
    }
  })
}

/** @param {string} folder @param {string[]} more @param {boolean} full @returns {Promise<[build: Step, journeys: Step]>} */
async function makeBrowserSteps(folder, more, full) {
  const { findHeadlessShell, noBrowser, obtainBrowser } = await import('./support/find-browser.mjs')
  const browser = obtainBrowser(say)
  const port = String(await findPort())
  const report = join(folder, 'playwright.json')
  let built = true
  const serve = [node, '--conditions=react-server', '--import', 'tsx', 'local/serve.ts', '--build']
  return [
    {
      name: 'build',
      command: serve,
      env: { PORT: port },
      count(succeeded) {
        built = succeeded
        return { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }
      },
    },
    {
      name: 'playwright',
      command: tool('@playwright/test/cli.js', 'test', '--reporter=list,json', ...more),
      env: {
        E2E_PORT: port,
        E2E_DATA_DIR: join(folder, 'data'),
        CHROMIUM_PATH: browser ?? '',
        // A full run is one in a whole browser, and in a second one.
        HEADLESS_SHELL_PATH: full ? '' : (findHeadlessShell() ?? ''),
        ...(full && { TEST_FULL: '1' }),
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      count: (succeeded) => readPlaywrightReport(report, succeeded),
      unless: () => (built ? (browser ? null : noBrowser) : 'Not run, since there is no build to run it on.'),
    },
  ]
}

/** @param {Step} step @returns {Promise<Counts>} */
async function report(step) {
  const reason = step.unless?.()
  if (reason) {
    say(`✗ ${step.name}: ${reason}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
  say(`${step.name} …`)
  const { succeeded, seconds, output } = await run(step)
  const counts = step.count?.(succeeded) ?? { passed: Number(succeeded), failed: Number(!succeeded), skipped: 0 }
  if (counts.failed > 0 || counts.again) say(`\n${output}\n`)
  say(`${counts.failed > 0 ? '✗' : '✓'} ${step.name}: ${describeCounts(counts)} (${seconds.toFixed(1)} s)`)
  return counts
}

/** @param {Step[]} steps @returns {Promise<Counts>} */
async function reportInTurn(steps) {
  const all = []
  for (const step of steps) if (!interrupted) all.push(await report(step))
  return addCounts(all)
}

/** @param {string} part @param {string} folder @param {string[]} more @returns {Promise<Counts>} */
async function runPart(part, folder, more) {
  if (part === 'static') return reportInTurn([biome, typesOfRoutes, tsc, knip])
  if (part === 'unit') return reportInTurn([makeUnitStep(folder, more, false)])
  if (part === 'e2e') return reportInTurn(await makeBrowserSteps(folder, more, false))
  const full = part === 'full'
  const [build, journeys] = await makeBrowserSteps(folder, [], full)
  // A build is mostly one thread. It writes over the types that tsc reads, so that the two are in turn.
  const counts = await Promise.all([
    reportInTurn([typesOfRoutes, tsc, build]),
    reportInTurn([biome, knip, makeUnitStep(folder, [], full)]),
  ])
  // It makes a build of another kind, and so comes last.
  return addCounts([...counts, await reportInTurn([journeys, ...(full ? makeHostSteps(folder) : [])])])
}

/** @param {string[]} given @returns {Promise<Counts>} */
async function runAll(given) {
  const [part = 'all', ...more] = given
  if (!parts.includes(part)) throw new Error(`There is no part ${part}: npm test -- ${parts.join('|')} …`)
  if (more.length > 0 && !['unit', 'e2e'].includes(part))
    throw new Error(`${part} takes nothing more: ${more.join(' ')}`)
  const folder = mkdtempSync(join(tmpdir(), 'marigold-run-'))
  try {
    return await runPart(part, folder, more)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function main() {
  for (const name of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM'])) {
    process.on(name, () => {
      interrupted = true
      for (const child of running) child.kill(name)
    })
  }
  const oldNode = explainOldNode(process.versions.node)
  if (oldNode) throw new Error(oldNode)
  const installed = installIfNeeded(root, say)
  const counts = installed ? await runAll(process.argv.slice(2)) : { passed: 0, failed: 1, skipped: 0 }
  say(`\n${describeCounts(counts)}`)
  return interrupted || counts.failed > 0 || counts.passed === 0 ? 1 : 0
}

main().then(
  (code) => process.exit(code),
  (error) => {
    say(`${error instanceof Error ? error.message : error}\n\n0 passed, 1 failed`)
    process.exit(1)
  },
)
