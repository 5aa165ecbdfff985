import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listChanged, readCached, root } from './tree.mjs'

/** What Vitest can follow through imports. A change of anything else, or of what all tests share, concerns every test. */
const isFollowed = (/** @type {string} */ path) =>
  /\.(tsx?|m?js)$/.test(path) && !/^(vitest\.config|local\/database|db\/(migrate|seed))|^tests\/support\//.test(path)
/** Only tests that read files can know of these. */
const isText = (/** @type {string} */ path) => /\.md$|^tests\/e2e\//.test(path)

/** Tests that read files of the project, which no import tells of. */
function listReaders() {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter(
      (path) => /(?<!\.full)\.test\.tsx?$/.test(path) && !/^(node_modules|\.next|\.data|\.open-next)\//.test(path),
    )
    .filter((path) => /\b(readFileSync|readdirSync|readFile|globSync)\(/.test(readFileSync(join(root, path), 'utf8')))
}

/** @param {string | null} tree */
function listSinceGreen(tree) {
  const green = /** @type {{ tree?: string } | null} */ (readCached('green.json'))
  return process.env.CI || !tree || !green?.tree ? null : listChanged(green.tree, tree)
}

/**
 * What to tell Vitest so that it runs the tests that the changes since the last good run can reach; null for all tests.
 * @param {string | null} tree As it is now.
 * @returns {string[] | null}
 */
export function listRelatedTests(tree) {
  const changed = listSinceGreen(tree)
  if (!changed?.every((path) => isFollowed(path) || isText(path))) return null
  return ['related', '--run', ...changed.filter(isFollowed), ...listReaders()]
}

/**
 * The files of journeys that changed since the last good run, if nothing else did that a journey can meet; null for all.
 * @param {string | null} tree As it is now.
 * @returns {string[] | null}
 */
export function listRelatedJourneys(tree) {
  const isJourney = (/** @type {string} */ path) => /^tests\/e2e\/.*\.spec\.ts$/.test(path)
  const changed = listSinceGreen(tree)
  if (!changed?.every((path) => isJourney(path) || /\.test\.tsx?$|^(docs|bench)\/|^README\.md$/.test(path))) return null
  return changed.filter((path) => isJourney(path) && existsSync(join(root, path)))
}
