import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeFolder } from './folder'
import { readPlaywrightReport, readVitestReport } from './results.mjs'
import { root } from './tree.mjs'

function write(report: object): string {
  const path = join(makeFolder(), 'report.json')
  writeFileSync(path, JSON.stringify(report))
  return path
}

function makeVitestReport(seconds: number) {
  const assertionResults = [{ status: 'passed', failureMessages: [] }]
  const file = { name: join(root, 'lib/a.test.ts'), status: 'passed', startTime: 0, endTime: seconds * 1000 }
  const counts = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0 }
  return write({ ...counts, testResults: [{ ...file, assertionResults }] })
}

test('a file of tests that takes too long fails the quick run and names itself; a full run lets it be', () => {
  expect(readVitestReport(makeVitestReport(2), true, true)).toMatchObject({ passed: 1, failed: 0, tooSlow: [] })
  const slow = readVitestReport(makeVitestReport(1000), true, true)
  expect(slow).toMatchObject({ failed: 1, tooSlow: [expect.stringMatching(/^lib\/a\.test\.ts took 1000\.0 s/)] })
  expect(slow.slowest).toEqual([{ name: 'lib/a.test.ts', seconds: 1000 }])
  expect(readVitestReport(makeVitestReport(1000), true, false).failed).toBe(0)
})

test('a journey is timed by its longest try', () => {
  const results = [{ duration: 1000 }, { duration: 900_000 }]
  const spec = { title: 'a gift', file: 'donate.spec.ts', tests: [{ results }] }
  const stats = { expected: 1, flaky: 0, unexpected: 0, skipped: 0 }
  const path = write({ stats, suites: [{ title: 'x', suites: [{ title: 'y', specs: [spec] }] }] })
  expect(readPlaywrightReport(path, true, true)).toMatchObject({
    failed: 1,
    slowest: [{ name: 'donate.spec.ts: a gift', seconds: 900 }],
  })
})

test('a runner that fails without a failed test, or leaves no report, counts as failed', () => {
  expect(readVitestReport(makeVitestReport(1), false, false).failed).toBe(1)
  expect(readVitestReport('/none', true, false).failed).toBe(1)
  expect(readPlaywrightReport('/none', true, false).failed).toBe(1)
})
