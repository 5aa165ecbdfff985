import { cpus } from 'node:os'
import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { listTests, type Tests } from './tests/support/list-tests'
import { findPostgres } from './tests/support/own-postgres'

function resolvePath(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

const tests = listTests()
/** A given one, or the machine's own programs: PGlite takes several times the work. */
const hasServer = Boolean(process.env.TEST_DATABASE_URL || findPostgres())
const exclude = [...configDefaults.exclude, 'tests/e2e/**', '.next/**', '.data/**']

/** To start a process and load its packages takes longer than most files of tests: those that can, share one. */
function makeProjects(
  name: string,
  { together, apart }: Tests,
  globalSetup: string[],
): TestProjectInlineConfiguration[] {
  const test = { exclude, globalSetup }
  return [
    { extends: true as const, test: { ...test, name, include: together, isolate: false } },
    { extends: true as const, test: { ...test, name: `${name}, apart`, include: apart } },
  ].filter(({ test: { include } }) => include.length > 0)
}

/** Each file of it gets a copy of the template that is made before the first one, in the engine of that name. */
function onDatabase(name: 'PGlite' | 'PostgreSQL', some: Tests): TestProjectInlineConfiguration[] {
  return makeProjects(name, some, ['./tests/support/global-setup.ts'])
}

/** Each test once, on a server where there is one; in a full run on PGlite as well. */
function listProjects(): TestProjectInlineConfiguration[] {
  const noDatabase = makeProjects('no database', tests.noDatabase, [])
  if (!hasServer) return [...noDatabase, ...onDatabase('PGlite', tests.database)]
  const onServer = [...noDatabase, ...onDatabase('PostgreSQL', tests.database)]
  return process.env.TEST_FULL ? [...onServer, ...onDatabase('PGlite', tests.database)] : onServer
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: resolvePath('./') },
      // Throws outside Next's own bundler.
      { find: /^server-only$/, replacement: resolvePath('./tests/support/server-only.ts') },
      { find: /^next\/cache$/, replacement: resolvePath('./tests/support/next-cache.ts') },
      { find: /^next\/headers$/, replacement: resolvePath('./tests/support/next-headers.ts') },
    ],
  },
  test: {
    projects: listProjects(),
    pool: 'forks',
    // Many tests wait for a process or a database, so one more than there are processors; the default is one fewer.
    maxWorkers: cpus().length + 1,
    server: { deps: { inline: ['next-auth'] } },
    setupFiles: ['./tests/support/setup.ts'],
    // On a machine that somebody else keeps busy. What needed it is counted and shown.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
