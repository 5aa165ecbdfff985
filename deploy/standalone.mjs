// @ts-check
/**
 * `npm run build:standalone`, after a build with STANDALONE=1: completes `.next/standalone` into a self-contained folder
 * that `node serve.mjs` serves: no sources, no npm, no compiler, and nothing it writes to.
 */
import { cpSync, existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, '.next/standalone')

/** Files that `server/main.mjs` runs but no page imports, and those that browsers request. */
const parts = [
  'server/main.mjs',
  'server/listen.mjs',
  'server/tracing.mjs',
  'lib/cache/page-reads.mjs',
  'public',
  '.next/static',
  '.next/sw.js',
]

const start = `// Next reads its settings from here, in place of next.config.mjs.
import { readFileSync } from 'node:fs'
process.chdir(import.meta.dirname)
const { config } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config)
process.env.NODE_ENV = 'production'
await import('./server/main.mjs')
`

if (!existsSync(folder)) {
  process.stderr.write('There is no .next/standalone: build with STANDALONE=1 first.\n')
  process.exit(1)
}
for (const part of parts) {
  const from = join(root, part)
  if (existsSync(from)) cpSync(from, join(folder, part), { recursive: true })
}
writeFileSync(join(folder, 'serve.mjs'), start)
process.stdout.write(`${folder} serves the site: node serve.mjs\n`)
