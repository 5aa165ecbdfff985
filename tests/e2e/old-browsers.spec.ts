/** Browsers below those in package.json's `browserslist`, simulated by taking from the styles what they do not know. */
import type { Page } from '@playwright/test'
import { axeInThemes, expect, test } from './fixtures'

// The policy allows only the styles that we send.
test.use({ bypassCSP: true, viewport: { width: 390, height: 844 } })

/** As a browser drops what it can't parse: each block and its rules. */
function dropLayers(css: string): string {
  const start = css.indexOf('@layer')
  if (start < 0) return css
  let end = start
  for (let depth = 0; end < css.length; end += 1) {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
    if (depth === 0 && /[;}]/.test(css[end] ?? '')) break
  }
  return css.slice(0, start) + dropLayers(css.slice(end + 1))
}

/** Chrome 99 to 110. */
const withoutOklch = (css: string) => css.replaceAll('oklch(', 'unknown(')
/** Chrome before 99, Safari before 15.4. */
const withoutLayers = (css: string) => dropLayers(withoutOklch(css)).replaceAll('text-emphasis:', 'unknown:')

async function openIn(page: Page, path: string, change: (css: string) => string): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = (await response.text()).replaceAll(/(<style\b[^>]*>)([\s\S]*?)<\/style>/g, (_, tag, css) => {
      return `${tag}${change(css)}</style>`
    })
    await route.fulfill({ response, body: html })
  })
  await page.goto(path)
}

/** Runs in the browser, so it is self-contained. */
function findSeeThrough(selectors: string[]): string[] {
  return selectors.filter((selector) => {
    const element = document.querySelector(selector)
    return !element || !/^rgb\(/.test(getComputedStyle(element).backgroundColor)
  })
}

test('no text or button lies on a missing color in a browser that does not know oklch', async ({ page }) => {
  await openIn(page, '/help/ohio/cuyahoga', withoutOklch)
  const grounds = ['body', '.thumb', '.thumb .btn-crisis', '.thumb .btn-soft', '.thumb .btn-primary', '.crisis']
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await page.evaluate(findSeeThrough, grounds), colorScheme).toEqual([])
  }
  expect(await axeInThemes(page)).toEqual([])
})

for (const [path, plain, exit] of [
  ['/', '/help-now', 'Exit'],
  ['/es/emergency', '/es/help-now', 'Salir'],
  ['/help/ohio/cuyahoga', '/help-now', 'Exit'],
] as const) {
  test(`${path} keeps its bar in place, and leads to the plain page, in a browser that does not know cascade layers`, async ({
    page,
  }) => {
    await openIn(page, path, withoutLayers)
    expect(await page.evaluate(findSeeThrough, ['body', '.thumb', '.crisis'])).toEqual([])
    const link = page.locator('.old-browser a')
    await expect(link).toHaveAttribute('href', plain)
    expect((await link.boundingBox())?.y, 'it is seen at once').toBeLessThan(300)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    for (const picture of await page.locator('svg[role="img"]').all()) {
      expect((await picture.boundingBox())?.height).toBeLessThanOrEqual(200)
    }
    await page.evaluate(() => scrollTo(0, 1000))
    const box = await page.locator('.thumb').getByText(exit, { exact: true }).boundingBox()
    expect(box && box.y > 600 && box.y + box.height <= 844).toBe(true)
    expect(box?.height).toBeGreaterThanOrEqual(40)
  })
}

test('a browser that knows both shows no such link', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('.old-browser')).toBeHidden()
})
