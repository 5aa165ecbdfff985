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

export interface Tests {
  /** Those that share a process with others, and those that must have one of their own. */
  together: string[]
  apart: string[]
}

/** What a file does to the process that it runs in: other modules in place of its own, settings that are read once. */
const changesProcess = /\bvi\.(mock|hoisted|doMock|stubGlobal|resetModules)\(|process\.(chdir|on|once)\(/

const usesDatabase = /\buse(Each)?Database\(\)/

/** Patterns of the test files, by the database that they ask for and by whether they can share a process. */
export function listTests(): Record<'noDatabase' | 'database' | 'eachDatabase', Tests> {
  const files = listTestFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  // Brackets are in the names of folders here, and not a choice of letters.
  const choose = (isWanted: (text: string) => boolean): Tests => {
    const wanted = files.filter(({ text }) => isWanted(text))
    const list = (isApart: boolean) =>
      wanted
        .filter(({ text }) => changesProcess.test(text) === isApart)
        .map(({ path }) => path.replaceAll(/[[\]()]/g, '?'))
    return { together: list(false), apart: list(true) }
  }
  return {
    noDatabase: choose((text) => !usesDatabase.test(text)),
    database: choose((text) => usesDatabase.test(text)),
    eachDatabase: choose((text) => /\buseEachDatabase\(\)/.test(text)),
  }
}
