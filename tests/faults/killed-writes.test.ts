/** What was acknowledged is there, once, however the process ended. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { beforeEach, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'

const database = useDatabase()
/** Each is a process that has to start first. */
const KILLS = process.env.TEST_FULL ? 20 : 3

beforeEach(async () => {
  await database.sql`delete from contact_messages`
})

/** Kills a process in the midst of its writes, and answers what it had said to be written. */
async function writeUntilKilled(round: number): Promise<string[]> {
  const acknowledged: string[] = []
  const child = spawn(
    process.execPath,
    [
      '--conditions=react-server',
      ...['--import', 'tsx', '--import', './local/without-server-only.mjs'],
      'tests/support/message-process.ts',
    ],
    { env: { ...process.env, DATABASE_URL: database.url, ROUND: String(round) }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const ended = once(child, 'exit')
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    // Never at the same place.
    if (acknowledged.length === 5 + (round % 7)) child.kill('SIGKILL')
  }
  await ended
  return acknowledged
}

it(`a process that is killed under its writes loses nothing that it acknowledged, and writes nothing twice (${KILLS} kills)`, async () => {
  const acknowledged: string[] = []
  for (let round = 0; round < KILLS; round += 1) acknowledged.push(...(await writeUntilKilled(round)))
  expect(acknowledged.length).toBeGreaterThanOrEqual(5 * KILLS)
  const rows = await database.sql<{ subject: string }[]>`select subject from contact_messages`
  const stored = rows.map(({ subject }) => subject)
  expect(new Set(stored).size).toBe(stored.length)
  expect(stored).toEqual(expect.arrayContaining(acknowledged))
  // The one that was under way at each kill may be there too.
  expect(stored.length - acknowledged.length).toBeLessThanOrEqual(KILLS)
}, 300_000)
