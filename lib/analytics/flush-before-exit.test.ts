import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** As Next does: its own listener ends the process as soon as it has closed. Every event is written down as it leaves. */
const program = `
import { createCounter } from './lib/analytics/counter.ts'
import { flushBeforeExit } from './lib/analytics/flush-before-exit.ts'
const thing = { event: 'resource-view', state: 'TX', category: 'housing-shelter' }
const counter = createCounter({
  write: async (rows) => {
    await new Promise((resolve) => setTimeout(resolve, 50))
    for (const row of rows) process.stdout.write('written ' + row.count + '\\n')
  },
  now: Date.now,
  onFailure: () => {},
})
flushBeforeExit(counter)
for (let count = 0; count < 1500; count += 1) counter.add(thing)
process.on('SIGTERM', () => {
  counter.add(thing)
  process.exit(143)
})
setInterval(() => {}, 1000)
process.stdout.write('ready\\n')
`

test('a process that is told to stop writes every count first, the last request’s too', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString()
    if (said.startsWith('ready') && !child.killed) child.kill('SIGTERM')
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(said.trim().split('\n')).toEqual(['ready', 'written 1501'])
  expect(code).toBe(143)
}, 60_000)
