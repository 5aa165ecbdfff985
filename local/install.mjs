import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Plain JavaScript without packages: it runs before anything is installed.

/** @param {string} version As in process.versions.node. */
export function explainOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 9)) return null
  return `Marigold needs Node.js 20.9 or newer; this is ${version}. See https://nodejs.org.`
}

/** @param {string} path @returns {Record<string, { version?: string, optional?: boolean, link?: boolean }>} */
function readPackages(path) {
  try {
    const { packages = {} } = JSON.parse(readFileSync(path, 'utf8'))
    return packages
  } catch {
    return {}
  }
}

/** Compares npm's record of the last installation with the lock file. @param {string} root */
function isInstalledByHand(root) {
  const wanted = Object.entries(readPackages(join(root, 'package-lock.json'))).filter(([path]) => path !== '')
  const present = readPackages(join(root, 'node_modules', '.package-lock.json'))
  return (
    wanted.length > 0 &&
    wanted.every(
      ([path, { version, optional }]) => present[path]?.version === version || (optional && !present[path]),
    ) &&
    wanted.every(([path, { optional }]) => optional || existsSync(join(root, path)))
  )
}

/** @param {string} root */
function getStampPath(root) {
  return join(root, 'node_modules', '.marigold-install.json')
}

/** The inputs of an installation. @param {string} root */
function describeInstall(root) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return JSON.stringify({ lock, platform: process.platform, arch: process.arch })
}

/** @param {string} root */
export function isInstalled(root) {
  try {
    return readFileSync(getStampPath(root), 'utf8') === describeInstall(root)
  } catch {
    return false
  }
}

/** @param {string} root @returns {Promise<string | null>} What went wrong. */
function runNpm(root) {
  const parameters = ['ci', '--include=dev', '--loglevel=warn', '--prefer-offline']
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit' })
  const npm = process.env.npm_execpath
  const child =
    npm && /\.c?js$/.test(npm)
      ? spawn(process.execPath, [npm, ...parameters], options)
      : spawn('npm', parameters, { ...options, shell: process.platform === 'win32' })
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message))
    child.once('exit', (code) => resolve(code === 0 ? null : 'the lines above say why'))
  })
}

/**
 * Installs when nothing is installed or the lock file changed since.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<boolean>} False if the installation failed.
 */
export async function installIfNeeded(root, say) {
  if (isInstalled(root)) return true
  if (!isInstalledByHand(root)) {
    say('Installing packages (npm ci); the first time this takes about a minute.')
    const problem = await runNpm(root)
    if (problem) {
      say(`npm ci failed: ${problem}.`)
      return false
    }
  }
  writeFileSync(getStampPath(root), describeInstall(root))
  return true
}
