import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const notOurs = /^(\.|node_modules$|test-results$)|^tests\/e2e$/

function listTestFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return notOurs.test(path) || notOurs.test(entry.name) ? [] : listTestFiles(path)
    return /\.test\.tsx?$/.test(path) ? [path] : []
  })
}

/** Patterns of the test files that ask for a database, and of those that ask for each engine, by the call they make. */
export function listDatabaseTests(): { all: string[]; eachEngine: string[] } {
  const files = listTestFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  // Brackets are in the names of folders here, and not a choice of letters.
  const find = (call: RegExp) =>
    files.filter(({ text }) => call.test(text)).map(({ path }) => path.replaceAll(/[[\]()]/g, '?'))
  return { all: find(/\buse(Each)?Database\(\)/), eachEngine: find(/\buseEachDatabase\(\)/) }
}
