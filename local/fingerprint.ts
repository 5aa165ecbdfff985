import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const roots = [
  'app',
  'components',
  'lib',
  'db',
  'server',
  'public',
  'content',
  'messages',
  'auth.ts',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
/** Files that the build itself writes into public/, and those it never reads. */
const ignored = /^public\/(sw|workbox-[^/]*)\.js(\.map)?$|\.test\.tsx?$|\/\.DS_Store$|\/\.[^/]*\.sw[a-p]$/

function listFiles(root: string, path: string): string[] {
  if (ignored.test(path)) return []
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  if (!stats) return []
  if (!stats.isDirectory()) return [path]
  return readdirSync(join(root, path)).flatMap((name) => listFiles(root, `${path}/${name}`))
}

export interface Site {
  SITE_NAME: string
  SITE_URL: string
}

/**
 * Hash of a build's inputs: the sources, and the site name that is written into the 404 page. The address is not
 * one of them: every prerendered page is rendered again when a process starts, with the current address.
 */
export function computeFingerprint(root: string, site: Site): string {
  const hash = createHash('sha256')
  const isStandalone = Boolean(process.env.STANDALONE || process.env.NEXT_PRIVATE_STANDALONE)
  hash.update(JSON.stringify([site.SITE_NAME, isStandalone, process.env.NEXT_ADAPTER_PATH]))
  for (const path of roots.flatMap((name) => listFiles(root, name)).sort()) {
    const bytes = readFileSync(join(root, path))
    hash.update(`${JSON.stringify([path, bytes.length])}\n`)
    hash.update(bytes)
  }
  return hash.digest('hex')
}

function getStampPath(root: string): string {
  return join(root, '.next', 'marigold-build.json')
}

function readBuildId(root: string): string {
  return readFileSync(join(root, '.next', 'BUILD_ID'), 'utf8')
}

export function isBuilt(root: string, fingerprint: string): boolean {
  try {
    const stamp: unknown = JSON.parse(readFileSync(getStampPath(root), 'utf8'))
    if (typeof stamp !== 'object' || stamp === null) return false
    // A build started by hand has another id, and may be for another address.
    const { fingerprint: built, buildId } = stamp as { fingerprint?: unknown; buildId?: unknown }
    return built === fingerprint && buildId === readBuildId(root)
  } catch {
    return false
  }
}

export function markBuilt(root: string, fingerprint: string) {
  writeFileSync(getStampPath(root), `${JSON.stringify({ fingerprint, buildId: readBuildId(root) })}\n`)
}
