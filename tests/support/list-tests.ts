import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Those named `.full.test.ts` only in a full run (docs/testing.md). */
const isRun = process.env.TEST_FULL ? /\.test\.tsx?$/ : /(?<!\.full)\.test\.tsx?$/
const notOurs = /^(\.|node_modules$|test-results$)|^tests\/e2e$/

function listTestFiles(folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (entry.isDirectory()) return notOurs.test(path) || notOurs.test(entry.name) ? [] : listTestFiles(path)
    return isRun.test(path) ? [path] : []
  })
}

export interface Tests {
  /** Files that share a process with others, and files that need their own. */
  together: string[]
  apart: string[]
}

/** Ways in which a file changes its process for good. Modules and environment are reset before each (setup.ts). */
const changesProcess = /\bvi\.(mock|doMock|stubGlobal)\(|process\.(chdir|on|once)\(/

const usesDatabase = /\buseDatabase\(\)/

/** Patterns of the test files, by the database they use and by whether they can share a process. */
export function listTests(): Record<'noDatabase' | 'database', Tests> {
  const files = listTestFiles().map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  // Brackets are part of folder names here, not character classes.
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
  }
}
