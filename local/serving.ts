import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock, type Holder, readHolder } from './lock'

/** Where `next build` leaves files alone. */
function getFolder(root: string): string {
  return join(root, '.next', 'cache', 'marigold-serving')
}

/** Other processes that serve pages from this build: building over it would pull their files away. */
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
