import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// `node local/licenses.mjs` writes docs/licenses.md: every package of a running site and its license, as
// named in the lock file. A test compares the two.

/** Missing from the package's package.json; taken from its LICENSE file. */
const unnamed = { 'png-js': 'MIT' }

/** @typedef {{ version?: string, license?: string, dev?: boolean, optional?: boolean }} Entry */

/** @param {Record<string, Entry>} packages */
export function writeLicenses(packages) {
  /** @type {Map<string, Set<string>>} */
  const byLicense = new Map()
  for (const [path, { version, license, dev }] of Object.entries(packages)) {
    if (path === '' || dev) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const words = license ?? Reflect.get(unnamed, name) ?? 'as its family'
    byLicense.set(words, (byLicense.get(words) ?? new Set()).add(`${name} ${version}`))
  }
  const parts = [...byLicense]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([license, names]) => `## ${license}\n\n${[...names].sort().join(', ')}\n`)
  return `# Licenses of the packages\n\nWritten by \`node local/licenses.mjs\` from package-lock.json: what a running site has. \`as its family\`: binaries of\nother machines, licensed as the package that wants them.\n\n${parts.join('\n')}`
}

function main() {
  const lock = JSON.parse(readFileSync(fileURLToPath(new URL('../package-lock.json', import.meta.url)), 'utf8'))
  writeFileSync(fileURLToPath(new URL('../docs/licenses.md', import.meta.url)), writeLicenses(lock.packages))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
