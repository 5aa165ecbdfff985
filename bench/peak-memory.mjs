// Preloaded into a child process: reports its peak memory on exit.
import { readFileSync } from 'node:fs'

/** From /proc if available, because getrusage starts with the parent's memory. */
function readPeak() {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
  } catch {
    return process.resourceUsage().maxRSS
  }
}

process.on('exit', () => process.stderr.write(`peak ${readPeak()} KB\n`))
