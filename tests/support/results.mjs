import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './tree.mjs'

/**
 * `again` counts those of `passed` that needed a retry: a journey to look at. `slowest` has files of tests, and journeys.
 * @typedef {{ name: string, seconds: number }} Timed
 * @typedef {{
 *   passed: number, failed: number, skipped: number, again?: number, seconds?: number, slowest?: Timed[], tooSlow?: string[]
 * }} Counts
 */

/** Milliseconds that the piece of work takes there. */
const PIECE_MS = 100
/** Seconds that a file of unit tests and a journey may take in `npm test`, unless tests/slow.txt says why it takes longer. */
const limits = { file: 10, journey: 15 }

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** @type {number | undefined} */
let pace
/** How much slower this machine is now than the one whose seconds the limits count, by a fixed piece of work; at least 1. */
function measurePace() {
  if (pace) return pace
  const piece = Buffer.alloc(8 << 20)
  const began = performance.now()
  for (let round = 0; round < 16; round += 1) createHash('sha256').update(piece).digest()
  pace = Math.max(1, (performance.now() - began) / PIECE_MS)
  return pace
}

/** Lines of tests/slow.txt: a name, ' # ' and the reason. */
function readSlow() {
  const lines = readFileSync(join(root, 'tests/slow.txt'), 'utf8').split('\n')
  return new Set(lines.map((line) => line.split(' # ')[0]?.trim()).filter(Boolean))
}

/** @param {Counts} counts @param {Timed[]} timed @param {keyof typeof limits} what @returns {Counts} */
function judgeTime(counts, timed, what) {
  const known = readSlow()
  // In continuous integration somebody else's work may run beside it.
  const limit = limits[what] * measurePace() * (process.env.CI ? 2 : 1)
  const tooSlow = timed
    .filter(({ name, seconds }) => seconds > limit && !known.has(name))
    .map(({ name, seconds }) => `${name} took ${seconds.toFixed(1)} s, over ${limit.toFixed(0)} s: tests/slow.txt`)
  return { ...counts, failed: counts.failed + tooSlow.length, tooSlow }
}

/**
 * A runner that failed without a failed test, or left no report, counts as failed: a syntax error, a crash, no tests found.
 * @param {Counts} counts @param {boolean} succeeded @returns {Counts}
 */
function countRunner(counts, succeeded) {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** @param {Timed[]} timed */
const findSlowest = (timed) => timed.sort((a, b) => b.seconds - a.seconds).slice(0, 10)

/** @param {string} path @param {boolean} succeeded @param {boolean} hasLimit @returns {Counts} */
export function readVitestReport(path, succeeded, hasLimit) {
  const report = readJson(path)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  /** @type {{ name: string, status: string, startTime: number, endTime: number, assertionResults: { status: string, failureMessages: string[] }[] }[]} */
  const files = report.testResults
  // A file that could not be loaded has failed without any test reporting it.
  const unloaded = files.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  const timed = files.map(({ name, startTime, endTime }) => ({
    name: relative(root, name).replaceAll('\\', '/'),
    seconds: (endTime - startTime) / 1000,
  }))
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    // The output of the first try is kept.
    again: files
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0).length,
    slowest: findSlowest(timed),
  }
  return countRunner(hasLimit ? judgeTime(counts, timed, 'file') : counts, succeeded)
}

/**
 * @typedef {{ title: string, file: string, tests?: { results: { duration: number }[] }[] }} Spec
 * @typedef {{ title: string, file?: string, specs?: Spec[], suites?: Suite[] }} Suite
 */

/** @param {Suite} suite @returns {Timed[]} */
function listJourneys({ specs = [], suites = [] }) {
  const own = specs.map(({ file, title, tests = [] }) => ({
    name: `${file}: ${title}`,
    seconds: Math.max(0, ...tests.flatMap(({ results }) => results.map(({ duration }) => duration / 1000))),
  }))
  return [...own, ...suites.flatMap(listJourneys)]
}

/** @param {string} path @param {boolean} succeeded @param {boolean} hasLimit @returns {Counts} */
export function readPlaywrightReport(path, succeeded, hasLimit) {
  const report = readJson(path)
  if (!report?.stats) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = report.stats
  const timed = report.suites.flatMap(listJourneys)
  const counts = {
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    again: flaky,
    slowest: findSlowest([...timed]),
  }
  return countRunner(hasLimit ? judgeTime(counts, timed, 'journey') : counts, succeeded)
}

/** @param {Counts[]} all @returns {Counts} */
export function addCounts(all) {
  const sum = { passed: 0, failed: 0, skipped: 0, again: 0 }
  for (const { passed, failed, skipped, again = 0 } of all) {
    sum.passed += passed
    sum.failed += failed
    sum.skipped += skipped
    sum.again += again
  }
  return sum
}

/** @param {Counts} counts */
export function describeCounts({ passed, failed, skipped, again = 0 }) {
  const more = [skipped > 0 && `${skipped} skipped`, again > 0 && `${again} at the second try`]
  return [`${passed} passed, ${failed} failed`, ...more.filter(Boolean)].join(', ')
}
