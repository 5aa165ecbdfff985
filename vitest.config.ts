import { fileURLToPath } from 'node:url'
import { configDefaults, defineConfig } from 'vitest/config'

function resolvePath(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url))
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
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'tests/e2e/**', '.next/**', '.data/**'],
    pool: 'forks',
    // Every processor: by itself it would leave one idle, which of two is half.
    maxWorkers: '100%',
    server: { deps: { inline: ['next-auth'] } },
    globalSetup: ['./tests/support/global-setup.ts'],
    setupFiles: ['./tests/support/setup.ts'],
    // On a machine that somebody else keeps busy.
    retry: process.env.CI ? 1 : 0,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
})
