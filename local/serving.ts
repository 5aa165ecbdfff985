import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock, type Holder, readHolder } from './lock'

/** A folder that `next build` leaves alone. */
function getFolder(root: string): string {
  return join(root, '.next', 'cache', 'marigold-serving')
}

/** Other processes that serve pages from this build: building over it would delete their files. */
export function listServing(root: string): Holder[] {
  let names: string[]
  try {
    names = readdirSync(getFolder(root))
  } catch {
    return []
  }
  return names.flatMap((name) => {
    const path = join(getFolder(root), name)
    const holder = readHolder(path)
    if (!holder) rmSync(path, { force: true })
    return holder ? [holder] : []
  })
}

export function markServing(root: string, url: string): { release(): void } {
  mkdirSync(getFolder(root), { recursive: true })
  const mark = acquireLock(join(getFolder(root), `${process.pid}.json`), url)
  return 'holder' in mark ? { release() {} } : mark
}
