// Preloaded into a server: on SIGUSR2 it collects garbage and writes down its memory use.
import { writeFileSync } from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const clearAway = runInNewContext('gc')

process.on('SIGUSR2', () => {
  clearAway()
  const { heapUsed, rss } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const count = (Number(process.env.WATCHED_COUNT) || 0) + 1
  process.env.WATCHED_COUNT = String(count)
  writeFileSync(process.env.WATCHED_FILE, JSON.stringify({ count, heapUsed, rss, processorMs: (user + system) / 1000 }))
})
