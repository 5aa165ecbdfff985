/** Larger text, by the browser's own setting or by `font-size` on the page: what she reaches for first stays on the screen. */
import type { Page } from '@playwright/test'
import { languageOf, withLanguage } from '../../lib/site/language/languages.mjs'
import { addresses } from './addresses'
import { expect, test } from './fixtures'

const screens = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]
/** Each with the root font sizes in pixels to look at. Media queries in `rem` follow only the browser's setting. */
const quick: Record<'setting' | 'style', number[][]> = {
  setting: [[32], [24, 32], [32]],
  style: [[32], [], [24, 32]],
}
const sizes = process.env.TEST_FULL ? [16, 24, 32] : null

/** Runs in the browser, so it is self-contained. */
function findLost(): string[] {
  const lost = new Set<string>()
  const wide = document.documentElement.scrollWidth - innerWidth
  if (wide > 0) lost.add(`the page scrolls sideways by ${wide} px`)
  const bar = document.querySelector('.thumb,.x')?.getBoundingClientRect()
  if (!bar) lost.add('there is no bar')
  else if (bar.width === innerWidth && bar.height > innerHeight / 4) lost.add(`the bar is ${bar.height} px high`)
  const top = '.logo,.crisis :is(a,button),.nav-phone > summary,.nav-wide > a,.nav-wide summary'
  const controls = `${top},:is(.thumb,.x) :is(a,summary),.exit-banner a,a[href^="tel:"],a[href^="sms:"]`
  for (const control of document.querySelectorAll(controls)) {
    const box = control.getBoundingClientRect()
    if (!control.checkVisibility({ visibilityProperty: true }) || box.width < 2) continue
    const name = `${control.tagName} "${control.textContent?.trim()}"`
    if (box.left < -1 || box.right > innerWidth + 1) lost.add(`beside the screen: ${name}`)
    if (control.closest('.thumb,.x') && (box.top < 0 || box.bottom > innerHeight)) lost.add(`off the screen: ${name}`)
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      // Text for screen readers only is one pixel wide.
      if ((texts.currentNode.parentElement?.clientWidth ?? 0) === 1) continue
      const words = document.createRange()
      words.selectNodeContents(texts.currentNode)
      for (const { left, right, width } of words.getClientRects()) {
        if (width > 0 && (left < box.left - 1 || right > box.right + 1)) lost.add(`out of its box: ${name}`)
      }
    }
  }
  return [...lost]
}

async function expectInReach(page: Page, path: string, browserName: string): Promise<void> {
  const browser = browserName === 'chromium' ? await page.context().newCDPSession(page) : null
  for (const way of ['setting', 'style'] as const) {
    if (way === 'setting' && !browser) continue
    for (const [at, screen] of screens.entries()) {
      for (const size of sizes ?? quick[way][at] ?? []) {
        await page.setViewportSize(screen)
        if (way === 'setting') await browser?.send('Page.setFontSizes', { fontSizes: { standard: size } })
        else await page.evaluate((px) => document.documentElement.style.setProperty('font-size', `${px}px`), size)
        expect
          .soft(await page.evaluate(findLost), `${path} at ${screen.width} px with text of ${size} px, by ${way}`)
          .toEqual([])
      }
    }
    await browser?.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
  }
  await browser?.detach()
}

const found = addresses.filter(({ class: kind, isFound }) => isFound && (kind === 'cached' || kind === 'per-request'))
test.use({ allowedErrors: [/status of 404/] })

/** Both languages have the same kinds of pages: in a quick run each takes every other kind. */
for (const language of ['en', 'es'] as const) {
  test(`with text twice as large, Call, Text, Exit, the menu and every number are whole and in reach (${language})`, async ({
    page,
    browserName,
  }) => {
    test.setTimeout(process.env.TEST_FULL ? 1_200_000 : 300_000)
    const pages = found.filter(({ path }) => languageOf(path) === language)
    expect(pages.length).toBeGreaterThan(40)
    const seen = process.env.TEST_FULL ? pages : pages.filter((_, at) => at % 2 === Number(language === 'es'))
    for (const path of [withLanguage(language, '/nope'), ...seen.map((one) => one.path)]) {
      await test.step(path, async () => {
        await page.goto(path)
        await expectInReach(page, path, browserName)
      })
    }
  })
}
