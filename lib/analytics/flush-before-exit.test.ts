import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

/** Like Next, whose own listener exits the process as soon as it has closed. Prints every row as it is written. */
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

test('a process told to stop writes every count first, including the last request’s', async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString()
    if (output.startsWith('ready') && !child.killed) child.kill('SIGTERM')
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  expect(output.trim().split('\n')).toEqual(['ready', 'written 1501'])
  expect(code).toBe(143)
}, 60_000)
