import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { listDatabaseTests } from './tests/support/list-tests'

function resolvePath(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
}

const database = listDatabaseTests()
const hasServer = Boolean(process.env.TEST_DATABASE_URL)
const exclude = [...configDefaults.exclude, 'tests/e2e/**', '.next/**', '.data/**']

/** Each file of a project gets a copy of the template that is made before the first one, in the engine of that name. */
function makeProject(name: 'PGlite' | 'PostgreSQL', include: string[]): TestProjectInlineConfiguration {
  return { extends: true, test: { name, include, exclude, globalSetup: ['./tests/support/global-setup.ts'] } }
}

/** Each test once, on a server where there is one; on PGlite too what differs there, and everything in a full run. */
function listProjects(): TestProjectInlineConfiguration[] {
  const noDatabase: TestProjectInlineConfiguration = {
    extends: true,
    test: { name: 'no database', include: ['**/*.test.{ts,tsx}'], exclude: [...exclude, ...database.all] },
  }
  if (!hasServer) return [noDatabase, makeProject('PGlite', database.all)]
  const onBoth = process.env.TEST_FULL ? database.all : database.eachEngine
  return [noDatabase, makeProject('PostgreSQL', database.all), makeProject('PGlite', onBoth)]
}

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: resolvePath('./') },
      // Throws outside Next's own bundler.
      { find: /^server-only$/, replacement: resolvePath('./tests/support/server-only.ts') },
      { find: /^next\/cache$/, replacement: resolvePath('./tests/support/next-cache.ts') },
    ],
  },
  test: {
    projects: listProjects(),
    pool: 'forks',
    // Every processor: by itself it would leave one idle, which of two is half.
    maxWorkers: '100%',
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
