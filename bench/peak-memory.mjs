// Loaded into a child: tells, when it ends, the most memory it had.
import { readFileSync } from 'node:fs'

/** Where there is /proc: what getrusage tells begins with the memory of the process that started this one. */
function readPeak() {
  try {
    return Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1])
  } catch {
    return process.resourceUsage().maxRSS
  }
}

process.on('exit', () => process.stderr.write(`peak ${readPeak()} KB\n`))
