import { type Browser, chromium, type Page } from 'playwright'
import { EXIT_URL } from '@/lib/site/public-facts'
import { findBrowser } from '@/tests/support/find-browser.mjs'
import { startOurSite } from './sites'
import { median, printTable } from './table'

const ROUNDS = 12
const GOAL = 50
/** A key that does nothing: the baseline for a frame after a key press on this machine. */
const IDLE = 'ArrowLeft'
/** Milliseconds: as fast as a hand can press. */
const BETWEEN_PRESSES = 60
const pages = ['/', '/resources/housing-shelter', '/emergency/planning', '/quiet']
interface Conditions {
  name: string
  slowed: number
  isDown: boolean
}

const lines: Conditions[] = [
  { name: 'as it is', slowed: 1, isDown: false },
  { name: 'processor slowed 6 times', slowed: 6, isDown: false },
  { name: 'slowed 6 times, network down', slowed: 6, isDown: true },
]

/** Milliseconds until the browser's own work on a new window and page is over. */
const SETTLED = 400

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** A tab whose page itself times a press and the next frame. The other site responds late. */
async function openTab(browser: Browser, isDown: boolean): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  await context.route(
    (address) => address.href.startsWith(EXIT_URL),
    async (route) => {
      await pause(400)
      await (isDown ? route.abort('internetdisconnected') : route.fulfill({ body: 'Weather' })).catch(() => {})
    },
  )
  await page.addInitScript(() => {
    let presses = 0
    // No named functions here: the TypeScript runner would wrap them in a helper that the page does not have.
    for (const type of ['keydown', 'keyup'] as const) {
      addEventListener(
        type,
        (event) => {
          const isCounted = type === (event.key === 'Shift' ? 'keyup' : 'keydown')
          if (isCounted) presses += 1
          if (!isCounted || presses !== 3) return
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            // Runs after the frame: style and layout are done, and it is about to be displayed.
            port1.onmessage = () => {
              console.debug(
                `frame ${document.querySelector('main')?.checkVisibility()} ${performance.now() - event.timeStamp}`,
              )
            }
            port2.postMessage(0)
          })
        },
        true,
      )
    }
  })
  return page
}

/** Milliseconds from the third press, by the browser's timestamp, to the frame without the content. */
async function measureOnce(page: Page, url: string, key: string, { slowed, isDown }: Conditions): Promise<number> {
  await page.context().setOffline(false)
  await page.goto(url, { waitUntil: 'networkidle' })
  await pause(SETTLED)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await page.context().setOffline(isDown)
  const logged = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('frame'),
    timeout: 10_000,
  })
  for (let press = 0; press < 3; press += 1) {
    await pause(BETWEEN_PRESSES)
    await page.keyboard.press(key)
  }
  const text = (await logged).text()
  // This also ends the throttling. The next measurement starts from an idle page.
  await session.detach().catch(() => {})
  await page.goto('about:blank').catch(() => {})
  const [, isSeen, taken] = text.split(' ')
  if ((isSeen === 'true') !== (key === IDLE))
    throw new Error(`${url}, ${key}: the frame after it is not as it should be`)
  return Number(taken)
}

/** How long the content stays visible after the third press. */
export async function measureExit(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const site = await startOurSite()
  const rows = []
  for (const path of pages) {
    for (const line of lines) {
      const page = await openTab(browser, line.isDown)
      const taken: number[] = []
      const idle: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        taken.push(await measureOnce(page, site.url + path, round % 2 ? 'Shift' : 'Escape', line))
        idle.push(await measureOnce(page, site.url + path, IDLE, line))
      }
      await page.context().close()
      rows.push({
        page: path,
        conditions: line.name,
        'median ms': median(taken).toFixed(0),
        'worst ms': Math.max(...taken).toFixed(0),
        'idle key, median ms': median(idle).toFixed(0),
        'idle key, worst ms': Math.max(...idle).toFixed(0),
        kept: Math.max(...taken) <= GOAL ? 'yes' : 'no',
      })
    }
  }
  await browser.close()
  await site.stop()
  printTable(
    `Quick Exit: from the third press until the content is out of sight (goal: ${GOAL} ms), beside a key that does nothing`,
    rows,
  )
}
