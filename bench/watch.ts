/** A benchmarked server's memory and CPU time, as reported by itself. */
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export interface Usage {
  count: number
  /** After garbage collection. */
  heapUsed: number
  rss: number
  /** Since it started. */
  processorMs: number
}

export interface UsageMeter {
  /** Preload for the server process. */
  env: { WATCHED_FILE: string; NODE_OPTIONS: string }
  read(pid: number): Promise<Usage>
}

export function createUsageMeter(): UsageMeter {
  const file = join(mkdtempSync(join(tmpdir(), 'marigold-watch-')), 'reading.json')
  let count = 0
  const readFile = (): Usage | null => {
    try {
      return JSON.parse(readFileSync(file, 'utf8'))
    } catch {
      return null
    }
  }
  return {
    env: { WATCHED_FILE: file, NODE_OPTIONS: `--import ${new URL('watched-process.mjs', import.meta.url).href}` },
    async read(pid) {
      process.kill(pid, 'SIGUSR2')
      for (let attempt = 0; attempt < 1000; attempt += 1) {
        const usage = readFile()
        if (usage && usage.count > count) {
          count = usage.count
          return usage
        }
        await wait(20)
      }
      throw new Error('the server does not report its memory')
    },
  }
}
