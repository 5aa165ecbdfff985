import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

// Nothing may be imported here that is not in Node or this repository: packages may be missing.

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** What a run keeps for the next one. `npm ci` removes it. */
export const cacheFolder = join(root, 'node_modules', '.cache', 'marigold')

/** @param {string[]} parameters @param {NodeJS.ProcessEnv} [env] */
function git(parameters, env = process.env) {
  const { status, stdout } = spawnSync('git', parameters, { cwd: root, env, encoding: 'utf8', maxBuffer: 64_000_000 })
  return status === 0 ? stdout.trim() : null
}

/** The Git tree of all files as they are now, new ones included; null where this is no Git checkout. */
export function writeTree() {
  const folder = mkdtempSync(join(tmpdir(), 'marigold-index-'))
  try {
    const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') }
    return git(['add', '--all'], env) === null ? null : git(['write-tree'], env)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** @param {string} before @param {string} after Two trees. @returns {string[] | null} Null if the first one is unknown. */
export function listChanged(before, after) {
  const names = git(['diff', '--name-only', before, after])
  return names === null ? null : names.split('\n').filter(Boolean)
}

/** @param {string} name @returns {unknown} */
export function readCached(name) {
  try {
    return JSON.parse(readFileSync(join(cacheFolder, name), 'utf8'))
  } catch {
    return null
  }
}

/** @param {string} name @param {unknown} value */
export function writeCached(name, value) {
  const path = join(cacheFolder, name)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, JSON.stringify(value))
}

/** @param {string[]} paths Below the root. */
export function hashFiles(paths) {
  const hash = createHash('sha256')
  for (const path of [...paths].sort()) hash.update(path).update(readFileSync(join(root, path)))
  return hash.digest('hex')
}
