import { type Browser, chromium } from 'playwright'
import { EXIT_URL } from '@/lib/public-facts'
import { findBrowser } from '@/tests/support/find-browser.mjs'
import { startOurSite } from './sites'
import { median, printTable } from './table'

const ROUNDS = 12
const GOAL = 50
/** A key that does nothing: what a frame after a press takes in any case, on this machine. */
const IDLE = 'ArrowLeft'
/** Milliseconds: as fast as a hand can. */
const BETWEEN_PRESSES = 60
const pages = ['/', '/resources/housing-shelter', '/emergency/planning', '/quiet']
const lines = [
  { name: 'as it is', slowed: 1, isDown: false },
  { name: 'processor slowed 6 times', slowed: 6, isDown: false },
  { name: 'slowed 6 times, network down', slowed: 6, isDown: true },
]

/**
 * Milliseconds from the third press, as the browser itself dates it, until the frame without the content is made; in the
 * page. The other site answers late, so that what is measured is the page's own doing.
 */
async function measureOnce(
  browser: Browser,
  url: string,
  key: string,
  slowed: number,
  isDown: boolean,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 360, height: 640 } })
  const page = await context.newPage()
  await context.route(
    (address) => address.href.startsWith(EXIT_URL),
    async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await (isDown ? route.abort('internetdisconnected') : route.fulfill({ body: 'Weather' })).catch(() => {})
    },
  )
  await page.addInitScript(() => {
    let presses = 0
    // No function with a name in here: the TypeScript runner would mark it with a helper that the page has not.
    for (const type of ['keydown', 'keyup'] as const) {
      addEventListener(
        type,
        (event) => {
          const isCounted = type === (event.key === 'Shift' ? 'keyup' : 'keydown')
          if (isCounted) presses += 1
          if (!isCounted || presses !== 3) return
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel()
            // After the frame: its style and layout are done, and it is on its way to the screen.
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
  await page.goto(url, { waitUntil: 'load' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed })
  await context.setOffline(isDown)
  const said = page.waitForEvent('console', {
    predicate: (message) => message.text().startsWith('frame'),
    timeout: 10_000,
  })
  for (let press = 0; press < 3; press += 1) {
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_PRESSES))
    await page.keyboard.press(key)
  }
  const text = (await said).text()
  await context.close()
  const [, isSeen, taken] = text.split(' ')
  if ((isSeen === 'true') !== (key === IDLE))
    throw new Error(`${url}, ${key}: the frame after it is not as it should be`)
  return Number(taken)
}

/** How long the content stays in sight after the third press. */
export async function measureExit(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const site = await startOurSite()
  const rows = []
  for (const path of pages) {
    for (const { name, slowed, isDown } of lines) {
      const taken: number[] = []
      const idle: number[] = []
      for (let round = 0; round < ROUNDS; round += 1) {
        taken.push(await measureOnce(browser, site.url + path, round % 2 ? 'Shift' : 'Escape', slowed, isDown))
        idle.push(await measureOnce(browser, site.url + path, IDLE, slowed, isDown))
      }
      const middle = median(taken)
      rows.push({
        page: path,
        conditions: name,
        'median ms': middle.toFixed(0),
        'worst ms': Math.max(...taken).toFixed(0),
        'idle key, median ms': median(idle).toFixed(0),
        'idle key, worst ms': Math.max(...idle).toFixed(0),
        kept: middle <= GOAL ? 'yes' : 'no',
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
