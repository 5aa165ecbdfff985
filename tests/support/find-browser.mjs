import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

const onPath = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

const shellsOnPath = ['chromium-headless-shell', 'chrome-headless-shell', 'headless_shell']
const isShell = /(^|[\\/])(chrome-headless-shell|headless_shell)(\.exe)?$/

/** @type {Partial<Record<NodeJS.Platform, (env: NodeJS.ProcessEnv) => string[]>>} */
const usualPlaces = {
  linux: () => ['/snap/bin/chromium', '/opt/google/chrome/chrome', '/usr/lib/chromium/chromium'],
  darwin: ({ HOME = '' }) =>
    ['', HOME].flatMap((base) => [
      `${base}/Applications/Google Chrome.app/Contents/MacOS/Google Chrome`,
      `${base}/Applications/Chromium.app/Contents/MacOS/Chromium`,
      `${base}/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge`,
    ]),
  win32: (env) =>
    [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((base) => base !== undefined)
      .flatMap((base) =>
        [
          'Google/Chrome/Application/chrome.exe',
          'Chromium/Application/chrome.exe',
          'Microsoft/Edge/Application/msedge.exe',
        ].map((path) => join(base, path)),
      ),
}

/** A browser with a missing library is found but does not start. On Windows, asking for its version opens a window. */
function canStart(/** @type {string} */ path) {
  if (process.platform === 'win32') return true
  return spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0
}

function findPlaywrightsOwn() {
  try {
    return require('@playwright/test').chromium.executablePath()
  } catch {
    return ''
  }
}

/** The headless shell beside Playwright's own browser. */
function findPlaywrightsOwnShell() {
  const folder = dirname(dirname(findPlaywrightsOwn())).replace(/chromium-(\d+)$/, 'chromium_headless_shell-$1')
  if (!folder.includes('headless_shell') || !existsSync(folder)) return ''
  const program = readdirSync(folder, { encoding: 'utf8', recursive: true }).find((path) => isShell.test(path))
  return program ? join(folder, program) : ''
}

/** @param {string[]} names @param {NodeJS.ProcessEnv} env */
function listOnPath(names, { PATH = '' }) {
  const folders = PATH.split(delimiter).filter(Boolean)
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return names.flatMap((name) => folders.map((folder) => join(folder, name + suffix)))
}

/** @param {string[]} candidates */
function findStarting(candidates) {
  return candidates.find((path) => path !== '' && existsSync(path) && canStart(path)) ?? null
}

/** @returns {string | null} The path of a Chromium or Chrome that starts. */
export function findBrowser(/** @type {NodeJS.ProcessEnv} */ env = process.env) {
  if (env.CHROMIUM_PATH) return existsSync(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : null
  const usual = usualPlaces[process.platform]?.(env) ?? []
  return findStarting([findPlaywrightsOwn(), ...listOnPath(onPath, env), ...usual])
}

/** For the headless shell only: renders in the browser's process, because another one takes a twentieth of the work. */
export const shellArgs = ['--in-process-gpu']

/**
 * Chromium without windows, tabs and a profile: the same pages for a quarter of the work, and Playwright's own
 * default for headless runs. A browser named explicitly takes precedence.
 * @returns {string | null}
 */
export function findHeadlessShell(/** @type {NodeJS.ProcessEnv} */ env = process.env) {
  if (env.HEADLESS_SHELL_PATH) return existsSync(env.HEADLESS_SHELL_PATH) ? env.HEADLESS_SHELL_PATH : null
  if (env.CHROMIUM_PATH) return null
  return findStarting([findPlaywrightsOwnShell(), ...listOnPath(shellsOnPath, env)])
}

/** @returns {string | null} The path of a Firefox that starts; none is installed if it is missing. */
export function findFirefox(/** @type {NodeJS.ProcessEnv} */ env = process.env) {
  if (env.FIREFOX_PATH) return existsSync(env.FIREFOX_PATH) ? env.FIREFOX_PATH : null
  const usual = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe']
  return findStarting([...listOnPath(['firefox', 'firefox-esr'], env), ...usual])
}

/** Ways to install one, in order; each only if it works without a prompt. */
function listWays() {
  const root = process.getuid?.() === 0
  const sudo = !root && spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0
  const asRoot = (/** @type {string[]} */ ...command) => (root ? command : ['sudo', '-n', ...command])
  const has = (/** @type {string} */ name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0
  const mayInstall = process.platform === 'linux' && (root || sudo)
  const ways = [[[process.execPath, require.resolve('@playwright/test/cli'), 'install', 'chromium']]]
  if (mayInstall && has('apt-get')) {
    ways.push([asRoot('apt-get', 'update'), asRoot('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')])
  }
  if (mayInstall && has('dnf')) ways.push([asRoot('dnf', 'install', '-y', 'chromium')])
  if (process.platform === 'darwin' && has('brew')) ways.push([['brew', 'install', '--cask', 'chromium']])
  return ways
}

/** @returns {string | null} */
export function obtainBrowser(/** @type {(line: string) => void} */ say) {
  const found = findBrowser()
  if (found || process.env.CHROMIUM_PATH) return found
  for (const commands of listWays()) {
    for (const command of commands) {
      const [program = '', ...parameters] = command
      say(`No browser found; trying: ${command.join(' ')}`)
      const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      if (
        spawnSync(program, parameters, { stdio: ['ignore', 'inherit', 'inherit'], timeout: 600_000, env }).status !== 0
      )
        break
    }
    const obtained = findBrowser()
    if (obtained) return obtained
  }
  return null
}

export const noBrowser = process.env.CHROMIUM_PATH
  ? `CHROMIUM_PATH names ${process.env.CHROMIUM_PATH}, which is not there.`
  : 'No Chromium or Chrome was found, and none could be installed. Install one, or set CHROMIUM_PATH to its program.'
