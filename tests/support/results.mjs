import { readFileSync } from 'node:fs'

/**
 * `again` counts those of `passed` that needed a retry: a journey to look at.
 * @typedef {{ passed: number, failed: number, skipped: number, again?: number }} Counts
 */

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/**
 * A runner that failed without a failed test, or left no report, counts as failed: a syntax error, a crash, no tests found.
 * @param {Counts} counts @param {boolean} succeeded @returns {Counts}
 */
function countRunner(counts, succeeded) {
  return succeeded || counts.failed > 0 ? counts : { ...counts, failed: 1 }
}

/** @param {string} path @param {boolean} succeeded @returns {Counts} */
export function readVitestReport(path, succeeded) {
  const report = readJson(path)
  if (!report) return { passed: 0, failed: 1, skipped: 0 }
  // A file that could not be loaded has failed without any test reporting it.
  const unloaded = report.testResults.filter(
    (/** @type {{ status: string, assertionResults: unknown[] }} */ file) =>
      file.status === 'failed' && file.assertionResults.length === 0,
  ).length
  const tests = report.testResults.flatMap(
    (/** @type {{ assertionResults: unknown[] }} */ file) => file.assertionResults,
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
    // The output of the first try is kept.
    again: tests.filter(
      (/** @type {{ status: string, failureMessages: string[] }} */ test) =>
        test.status === 'passed' && test.failureMessages.length > 0,
    ).length,
  }
  return countRunner(counts, succeeded)
}

/** @param {string} path @param {boolean} succeeded @returns {Counts} */
export function readPlaywrightReport(path, succeeded) {
  const stats = readJson(path)?.stats
  if (!stats) return { passed: 0, failed: 1, skipped: 0 }
  const { expected, flaky, unexpected, skipped } = stats
  const counts = { passed: expected + flaky, failed: unexpected, skipped, again: flaky }
  return countRunner(counts, succeeded)
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
