import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { uptime } from 'node:os'

export interface Holder {
  pid: number
  /** The process's start time in kernel ticks, if available: process ids are reused after a restart. */
  born: string | null
  at: string
  /** The address of the holder's site. */
  url: string
}

/** Linux reports when a process started; elsewhere the process id alone must do. */
export function readBirth(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // The name before the closing bracket can contain anything; the 22nd field is the 20th after it.
    return `${boot}:${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    return null
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export function isHeld(holder: Holder): boolean {
  if (holder.pid === process.pid) return holder.born === readBirth(process.pid)
  if (!isAlive(holder.pid)) return false
  const bootedAt = Date.now() - uptime() * 1000
  if (Date.parse(holder.at) < bootedAt - 60_000) return false
  return holder.born === null || holder.born === readBirth(holder.pid)
}

function parseHolder(text: string): Holder | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null) return null
    const { pid, born, at, url } = value as Partial<Holder>
    if (typeof pid !== 'number' || !Number.isInteger(pid) || pid < 1 || typeof at !== 'string') return null
    return { pid, born: typeof born === 'string' ? born : null, at, url: typeof url === 'string' ? url : '' }
  } catch {
    return null
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** The current holder of the lock, or null if there is none or it was killed. */
export function readHolder(path: string): Holder | null {
  const holder = parseHolder(readText(path) ?? '')
  return holder && isHeld(holder) ? holder : null
}

function create(path: string, text: string): boolean {
  try {
    writeFileSync(path, text, { flag: 'wx', mode: 0o600 })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** Removes a lock whose holder is gone; restores one that a third process acquired in between. */
function discard(path: string, stale: string) {
  const aside = `${path}.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  if (readText(aside) === stale) rmSync(aside, { force: true })
  else renameSync(aside, path)
}

/** Acquires the lock, or returns who holds it. */
export function acquireLock(path: string, url: string): { release(): void } | { holder: Holder } {
  const ownEntry = JSON.stringify({ pid: process.pid, born: readBirth(process.pid), at: new Date().toISOString(), url })
  for (let attempt = 0; attempt < 3; attempt++) {
    if (create(path, ownEntry)) {
      return {
        release() {
          if (readText(path) === ownEntry) rmSync(path, { force: true })
        },
      }
    }
    const text = readText(path)
    const holder = parseHolder(text ?? '')
    if (holder && isHeld(holder)) return { holder }
    if (text !== null) discard(path, text)
  }
  throw new Error(`the lock ${path} can't be taken`)
}
