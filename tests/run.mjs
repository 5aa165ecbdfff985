import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainOldNode, installIfNeeded } from '../local/install.mjs'
import { serviceVariables } from './support/environment.mjs'
import { listFullSteps, listParts, listQuickSteps } from './support/lanes.mjs'
import { addCounts, describeCounts } from './support/results.mjs'
import { readCached, root, writeCached, writeTree } from './support/tree.mjs'

// `npm test` is the quick lane, `npm test -- full` the whole proof: docs/testing.md. The steps are in support/lanes.mjs.
// Nothing may be imported here that is not in Node or this repository: packages may be missing.

/** @typedef {import('./support/lanes.mjs').Step} Step @typedef {import('./support/results.mjs').Counts} Counts */

const usage = `npm test                      what to know before a commit: checks, unit tests, build, first journeys
npm test -- full              everything; goes on where it was cut off
npm test -- full --shard=1/4  a quarter of it
npm test -- static|unit|e2e   a part; what follows goes to the runner`

const stepLimitMs = 60 * 60 * 1000

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
let interrupted = false

/** @param {string} line */
function say(line) {
  process.stdout.write(`${line}\n`)
}

/** The environment without the operator's services, which no test may meet. */
function makeEnv() {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' }
  for (const name of [...serviceVariables, 'NODE_ENV', 'DATA_DIR']) delete env[name]
  return env
}

/** @param {Step} step @returns {Promise<{ succeeded: boolean, seconds: number, output: string }>} */
function run({ name, command, env = {} }) {
  const [program = process.execPath, ...parameters] = command
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

/** Shows what a step says only if it fails, or if a test needed a second try. @param {Step} step @returns {Promise<Counts>} */
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
  for (const line of counts.tooSlow ?? []) say(`✗ ${line}`)
  say(`${counts.failed > 0 ? '✗' : '✓'} ${step.name}: ${describeCounts(counts)} (${seconds.toFixed(1)} s)`)
  return { ...counts, seconds }
}

/** @typedef {{ name: string } & Counts} Row */

/** Steps in turn; what an earlier run of the same tree has passed is not run again. @param {Step[]} steps @param {Record<string, Counts>} known @param {(name: string, counts: Counts) => void} note @returns {Promise<Row[]>} */
async function reportInTurn(steps, known, note) {
  const rows = []
  for (const step of steps) {
    if (interrupted) break
    const before = step.always ? undefined : known[step.name]
    if (before) say(`✓ ${step.name}: ${describeCounts(before)}, in an earlier run`)
    const counts = before ?? (await report(step))
    if (counts.failed === 0) note(step.name, counts)
    rows.push({ name: step.name, ...counts })
  }
  return rows
}

/** @param {Row[]} rows */
function printTable(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  say('')
  for (const row of rows)
    say(`${row.name.padEnd(width)}  ${String(Math.round(row.seconds ?? 0)).padStart(5)} s  ${describeCounts(row)}`)
  const slowest = rows.flatMap(({ slowest = [] }) => slowest).sort((a, b) => b.seconds - a.seconds)
  if (slowest.length > 0) say('\nThe ten slowest:')
  for (const { name, seconds } of slowest.slice(0, 10)) say(`${seconds.toFixed(1).padStart(6)} s  ${name}`)
}

/** @param {string[]} given @param {string} folder @returns {Promise<Row[]>} */
async function runLane(given, folder) {
  const [part = 'quick', ...more] = given
  const tree = writeTree()
  if (part === 'full') {
    const shard = /^--shard=(\d+)\/(\d+)$/.exec(more[0] ?? '')
    if (more.length > 0 && !shard) throw new Error(usage)
    const name = `full-${tree}.json`
    /** @type {Record<string, Counts>} */
    const known = (tree && /** @type {any} */ (readCached(name))) || {}
    const note = (/** @type {string} */ step, /** @type {Counts} */ counts) => {
      known[step] = counts
      if (tree) writeCached(name, known)
    }
    return reportInTurn(
      await listFullSteps(folder, shard ? [Number(shard[1]), Number(shard[2])] : [1, 1], say),
      known,
      note,
    )
  }
  if (part === 'quick' && more.length === 0) {
    const rows = []
    // Side by side: a build is mostly one thread.
    for (const group of await listQuickSteps(folder, tree, say))
      rows.push(...(await Promise.all(group.map((steps) => reportInTurn(steps, {}, () => {})))).flat())
    if (tree && !interrupted && rows.every(({ failed }) => failed === 0)) writeCached('green.json', { tree })
    return rows
  }
  const steps = await listParts(part, folder, more, say)
  if (!steps) throw new Error(usage)
  return reportInTurn(steps, {}, () => {})
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
  const began = Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'marigold-run-'))
  try {
    const rows = (await installIfNeeded(root, say)) ? await runLane(process.argv.slice(2), folder) : []
    if (rows.length > 1) printTable(rows)
    const counts = rows.length > 0 ? addCounts(rows) : { passed: 0, failed: 1, skipped: 0 }
    say(`\n${Math.round((Date.now() - began) / 1000)} s\n${describeCounts(counts)}`)
    return interrupted || counts.failed > 0 || counts.passed === 0 ? 1 : 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

main().then(
  (code) => process.exit(code),
  (error) => {
    say(`${error instanceof Error ? error.message : error}\n\n0 passed, 1 failed`)
    process.exit(1)
  },
)
