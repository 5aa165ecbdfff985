import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Run after a change of packages: `node local/complete-lock.mjs`.
// With a registry that has only one platform's binaries, npm omits the other platforms from the lock file, and
// `npm ci` then rejects it everywhere. What npm would have written follows from the packages' names.

/**
 * @typedef {{
 *   version?: string, optional?: boolean, dev?: boolean, cpu?: string[], os?: string[], libc?: string[],
 *   optionalDependencies?: Record<string, string>
 * }} Entry
 */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** @param {string} name @param {string} version @param {boolean | undefined} dev @returns {Entry} */
function describePackage(name, version, dev) {
  const words = name.split(/[-/_]/)
  const system = systems.find((word) => words.includes(word))
  const processor = processors.find((word) => words.includes(word))
  const libc = words.some((word) => word.startsWith('musl'))
    ? 'musl'
    : words.some((word) => word.startsWith('gnu')) && 'glibc'
  return {
    version,
    ...(processor && { cpu: [processor] }),
    ...(dev && { dev }),
    ...(libc && system === 'linux' && { libc: [libc] }),
    optional: true,
    ...(system && { os: [system] }),
  }
}

/** Node's resolution: beside the package that needs it, then further up. @param {Record<string, Entry>} packages */
function isLocked(packages, /** @type {string} */ from, /** @type {string} */ name) {
  for (let path = from; path !== ''; path = path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/')))) {
    if (packages[`${path}/node_modules/${name}`]) return true
  }
  return packages[`node_modules/${name}`] !== undefined
}

/**
 * Optional packages that are referenced but missing in the lock file.
 * @param {Record<string, Entry>} packages
 */
export function findMissing(packages) {
  /** @type {Record<string, Entry>} */
  const missing = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (/^\d/.test(version) && !isLocked(packages, path, name))
        missing[`node_modules/${name}`] = describePackage(name, version, dev)
    }
  }
  return missing
}

function main() {
  const path = fileURLToPath(new URL('../package-lock.json', import.meta.url))
  const lock = JSON.parse(readFileSync(path, 'utf8'))
  const missing = findMissing(lock.packages)
  const entries = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => (a < b ? -1 : 1))
  lock.packages = Object.fromEntries(entries)
  writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`)
  process.stdout.write(`${Object.keys(missing).length} entries added to package-lock.json.\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
