import { beforeEach, describe, expect, test, vi } from 'vitest'
import { jobs } from '@/server/jobs/jobs'
import { retentionJob } from '@/server/jobs/retention'
import { checkJob } from '@/server/jobs/runner'
import { useDatabase } from '@/tests/support/database'
import type { Job } from './job'
import { claimJob, endRun, renewClaim, runJob } from './run-job'

const database = useDatabase()
const START = new Date('2026-03-08T06:30:00Z')
const later = (seconds: number) => new Date(START.getTime() + seconds * 1000)
const MINE = { job: 'sample', holder: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11' }

let runs = 0
const sample: Job = {
  name: 'sample',
  everySeconds: 1800,
  async run() {
    runs += 1
    return { taken: 3 }
  },
}
const failing: Job = {
  ...sample,
  async run() {
    runs += 1
    throw new Error('ann@example.org')
  },
}

function readLog() {
  const written: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  return written
}

async function readRow() {
  const [row] = await database.sql`select * from job_runs where job = 'sample'`
  return row
}

beforeEach(async () => {
  runs = 0
  await database.sql`delete from job_runs`
})

describe('a job', () => {
  test('runs once when several instances check at the same moment', async () => {
    const results = await Promise.all(Array.from({ length: 12 }, () => runJob(sample, 'if-due', START)))
    expect(runs).toBe(1)
    expect(results.filter(({ ran }) => ran)).toEqual([{ ran: true, counts: { taken: 3 } }])
  })

  test('runs again when it is due, and not before', async () => {
    await runJob(sample, 'if-due', START)
    expect(await runJob(sample, 'if-due', later(1799))).toEqual({ ran: false, counts: {} })
    expect((await runJob(sample, 'if-due', later(1800))).ran).toBe(true)
    expect(runs).toBe(2)
  })

  test('runs on every request of an external scheduler, but never twice at a time', async () => {
    await runJob(sample, 'asked', START)
    expect((await runJob(sample, 'asked', later(1))).ran).toBe(true)
    await claimJob(MINE, null, later(2))
    expect((await runJob(sample, 'asked', later(3))).ran).toBe(false)
    expect(runs).toBe(2)
  })

  test('records when it ran and what it did', async () => {
    await runJob(sample, 'if-due', START)
    expect(await readRow()).toMatchObject({ started_at: START, result: 'done', counts: { taken: 3 }, holder: null })
  })

  test('that fails is logged without the error message, and retried after a minute', async () => {
    const written = readLog()
    await expect(runJob(failing, 'if-due', START)).rejects.toThrow()
    expect(written.join('')).toContain('"event":"job-failed","job":"sample"')
    expect(written.join('')).not.toContain('ann@example.org')
    expect(await readRow()).toMatchObject({ result: 'failed', counts: null, holder: null })
    expect((await runJob(sample, 'if-due', later(59))).ran).toBe(false)
    expect((await runJob(sample, 'if-due', later(60))).ran).toBe(true)
  })

  test('that fails stops nothing but itself', async () => {
    await expect(checkJob(failing, START)).resolves.toBe(true)
    expect(runs).toBe(1)
  })

  test('is taken over by another instance when its holder has died', async () => {
    await claimJob(MINE, 1800, START)
    expect((await runJob(sample, 'asked', later(59))).ran).toBe(false)
    expect((await runJob(sample, 'asked', later(60))).ran).toBe(true)
    expect(await renewClaim(MINE, later(61))).toBe(false)
    await endRun(MINE, {}, later(62))
    expect(await readRow()).toMatchObject({ counts: { taken: 3 } })
  })

  test('stays with a holder that is alive', async () => {
    await claimJob(MINE, 1800, START)
    expect(await renewClaim(MINE, later(50))).toBe(true)
    expect((await runJob(sample, 'asked', later(70))).ran).toBe(false)
  })

  test('is not delayed by a clock that was wrong', async () => {
    await runJob(sample, 'if-due', later(1e7))
    expect((await runJob(sample, 'if-due', START)).ran).toBe(true)
  })

  test('that takes too long is aborted and marked as failed', async () => {
    let wasTold = false
    const slow: Job = {
      ...sample,
      maxSeconds: 0.05,
      run: (_, signal) =>
        new Promise(() => {
          signal.addEventListener('abort', () => {
            wasTold = true
          })
        }),
    }
    readLog()
    await expect(runJob(slow, 'if-due', START)).rejects.toThrow('longer')
    expect(wasTold).toBe(true)
    expect(await readRow()).toMatchObject({ result: 'failed', holder: null })
  })
})

test('each job of the site has a unique name', () => {
  const names = jobs.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  expect(names).toEqual(expect.arrayContaining(['news', 'check-ins', 'reminders', 'retention']))
})

describe('retention', () => {
  const { signal } = new AbortController()

  test('deletes expired sessions', async () => {
    await database.sql`insert into sessions (sid, sess, expire) values
      (${'a'.repeat(64)}, '{}', now() - interval '1 hour'), (${'b'.repeat(64)}, '{}', now() + interval '1 hour')`
    expect(await retentionJob().run(new Date(), signal)).toMatchObject({ sessions: 1 })
    expect(await database.sql`select sid from sessions`).toEqual([{ sid: 'b'.repeat(64) }])
  })

  test('continues with the other tables when one cannot be purged, and then fails', async () => {
    let left = 3
    readLog()
    const job = retentionJob([
      { table: 'broken', run: () => Promise.reject(new Error('no')) },
      {
        table: 'whole',
        run: async () => {
          left -= 1
          return left < 0 ? 0 : 1
        },
      },
    ])
    await expect(job.run(new Date(), signal)).rejects.toThrow('not purged')
    expect(left).toBe(-1)
  })
})
