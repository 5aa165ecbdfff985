import { execFileSync, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { findBrowser } from '@/tests/support/find-browser.mjs'
import { canType, choose, createVault } from '@/tests/support/vault-page'
import { noteRatio } from './ratios'
import { startOurSite } from './sites'
import { median, printTable } from './table'

const ROUNDS = 5
const MEGABYTES = 100
const NAME = 'large.bin'
const typed = 'violet kettle north sparrow\n'.repeat(2)

function writeRandomFile(path: string): void {
  const file = openSync(path, 'w')
  for (let count = 0; count < MEGABYTES; count += 1) writeSync(file, randomBytes(1024 * 1024))
  closeSync(file)
}

function time(run: () => void): number {
  const start = performance.now()
  run()
  return performance.now() - start
}

/** The age tool with a key, like the vault's own; and with a passphrase, which costs it one scrypt each time. */
function timeAge(folder: string): { key: number; passphrase: number | null } {
  const recipient = execFileSync('age-keygen', ['-y', 'key.txt'], { cwd: folder }).toString().trim()
  const key = time(() => execFileSync('age', ['-r', recipient, '-o', 'a.age', NAME], { cwd: folder }))
  if (!canType) return { key, passphrase: null }
  const command = `age -p -o b.age ${NAME}`
  const passphrase = time(() => spawnSync('script', ['-qec', command, '/dev/null'], { cwd: folder, input: typed }))
  return { key, passphrase }
}

interface Added {
  took: number
  longestBlock: number
}

/** From choosing the file until it is listed, encrypted and stored; and how responsive the page was meanwhile. */
async function timeVault(browser: Browser, url: string, path: string): Promise<Added> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await createVault(page)
  await page.evaluate((name) => {
    const seen = { start: 0, end: 0, longest: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) {
        if (seen.start > 0 && startTime >= seen.start && !seen.end) seen.longest = Math.max(seen.longest, duration)
      }
    }).observe({ type: 'longtask' })
    document.addEventListener('change', () => (seen.start = performance.now()), { capture: true, once: true })
    new MutationObserver(() => {
      const isListed = document.querySelector('.vault-list')?.textContent?.includes(name)
      if (isListed && !seen.end) seen.end = performance.now()
    }).observe(document.body, { subtree: true, childList: true })
  }, NAME)
  await choose(page, 'Add files', path)
  await page.waitForFunction(() => (window as unknown as { seen: { end: number } }).seen.end > 0, null, {
    timeout: 120_000,
  })
  const { start, end, longest } = await page.evaluate(
    () => (window as unknown as { seen: { start: number; end: number; longest: number } }).seen,
  )
  await context.close()
  return { took: end - start, longestBlock: longest }
}

/** 100 MB into the vault, in the production build, compared with the `age` tool on the same machine. */
export async function measureVault(): Promise<void> {
  if (spawnSync('age', ['--version']).status !== 0) {
    console.log('\nVault: the age tool is not installed here, so there is nothing to compare with.')
    return
  }
  const folder = mkdtempSync(join(tmpdir(), 'marigold-bench-vault-'))
  writeRandomFile(join(folder, NAME))
  execFileSync('age-keygen', ['-o', 'key.txt'], { cwd: folder, stdio: 'ignore' })
  const site = await startOurSite()
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const ours: Added[] = []
  const tool: ReturnType<typeof timeAge>[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    tool.push(timeAge(folder))
    ours.push(await timeVault(browser, site.url, join(folder, NAME)))
  }
  await browser.close()
  await site.stop()
  rmSync(folder, { recursive: true })
  const took = median(ours.map((one) => one.took))
  const withKey = median(tool.map(({ key }) => key))
  const withPassphrase = median(tool.flatMap(({ passphrase }) => passphrase ?? []))
  noteRatio('vault: time to lock a file, times age with a key', took / withKey, 'less')
  printTable(`${MEGABYTES} MB into the vault (goals: at most 2 times the age tool, no block of 100 ms)`, [
    {
      'vault ms': took.toFixed(0),
      'age, a key': withKey.toFixed(0),
      ratio: (took / withKey).toFixed(2),
      'age, a passphrase': withPassphrase.toFixed(0),
      'ratio ': (took / withPassphrase).toFixed(2),
      'longest block ms': Math.max(...ours.map((one) => one.longestBlock)).toFixed(0),
    },
  ])
}
