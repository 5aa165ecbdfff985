import { gzipSync } from 'node:zlib'
import { findRoute } from '../../lib/routes/find-route.mjs'
import { axe, axeAsLoaded, expect, test } from './fixtures'
import { readSitemap } from './sitemap'

const pages = [
  { path: '/', title: 'Marigold', heading: 'Whatever happened, there is a next step.' },
  { path: '/resources', title: 'All Resources - Marigold', heading: 'All resources' },
  {
    path: '/resources/housing-shelter',
    title: 'Housing & Shelter Resources - Marigold',
    heading: 'Housing & Shelter resources',
  },
  {
    path: '/resources/womens-health',
    title: "Women's Health Resources - Marigold",
    heading: "Women's Health resources",
  },
  {
    path: '/resources/rights-advocacy',
    title: 'Rights & Advocacy Resources - Marigold',
    heading: 'Rights & Advocacy resources',
  },
  {
    path: '/resources/womens-rights',
    title: "Women's Rights Resources - Marigold",
    heading: "Women's Rights resources",
  },
  {
    path: '/resources/financial-support',
    title: 'Financial Support Resources - Marigold',
    heading: 'Financial Support resources',
  },
  {
    path: '/resources/housing-shelter/in/texas',
    title: 'Housing & Shelter Resources in Texas - Marigold',
    heading: 'Housing & Shelter in Texas',
  },
  {
    path: '/resources/housing-shelter/in/guam',
    title: 'Housing & Shelter Resources in Guam - Marigold',
    heading: 'Housing & Shelter in Guam',
  },
  {
    path: '/resources/housing-shelter/national-domestic-violence-hotline',
    title: 'National Domestic Violence Hotline - Marigold',
    heading: 'National Domestic Violence Hotline',
  },
  { path: '/resources/search?q=shelter', title: 'Search the directory - Marigold', heading: 'Search the directory' },
  { path: '/housing-shelter', title: 'Housing and shelter - Marigold', heading: 'Housing and shelter' },
  { path: '/womens-health', title: /Marigold$/, heading: /health/i },
  { path: '/rights-advocacy', title: /Marigold$/, heading: /rights/i },
  { path: '/grants', title: 'Grants and financial resources - Marigold', heading: 'Grants and financial resources' },
]

for (const { path, title, heading } of pages) {
  test(`${path} has its title, its landmarks, and no axe violations in either theme`, async ({ page, context }) => {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    expect(await axeAsLoaded(page)).toEqual([])
    if (process.env.TEST_FULL) {
      await page.emulateMedia({ forcedColors: 'active' })
      // The colors are then the browser's own, not those it reports to scripts.
      expect(await axe(page, ['color-contrast']), 'in forced colors').toEqual([])
    }
    expect(await context.cookies()).toEqual([])
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
  })
}

/** Per route and language: of more than MANY pages, about MOST_ALIKE are read; of fewer, all. */
const MANY = 50
const MOST_ALIKE = 12

/** Every page, but of many similar ones only an evenly spaced sample. */
function choosePages(listed: string[]): string[] {
  const byKind = new Map<string, string[]>()
  for (const address of listed) {
    const kind = findRoute(address)?.path ?? address
    const alike = byKind.get(kind) ?? []
    alike.push(address)
    byKind.set(kind, alike)
  }
  return [...byKind.values()].flatMap((alike) =>
    alike.length > MANY ? alike.filter((_, at) => at % Math.floor(alike.length / MOST_ALIKE) === 0) : alike,
  )
}

test('links to other sites send no referrer', async ({ request }) => {
  test.setTimeout(180_000)
  const own = new URL(test.info().project.use.baseURL ?? '').origin
  let seen = 0
  const addresses = [...choosePages(await readSitemap(request)), '/resources/search?q=shelter', '/help-now', '/quiet']
  for (const address of addresses) {
    await test.step(address, async () => {
      const html = await (await request.get(address)).text()
      const links = Array.from(html.matchAll(/<a\s[^>]*?href="(https?:[^"]*)"[^>]*>/g), ([link, href = '']) => ({
        link,
        href,
      }))
      const others = links.filter(({ href }) => new URL(href).origin !== own)
      seen += others.length
      const referring = others.filter(({ link }) => {
        const rel = /\srel="([^"]*)"/.exec(link)?.[1]?.split(' ') ?? []
        return !rel.includes('noopener') || !rel.includes('noreferrer')
      })
      expect(referring, address).toEqual([])
    })
  }
  expect(seen).toBeGreaterThan(100)
})

test('the first screen on a phone shows a number to call', { tag: '@smoke' }, async ({ page }) => {
  const phone = { width: 390, height: 844 }
  await page.setViewportSize(phone)
  const findBox = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    return { top: box?.y ?? Infinity, bottom: (box?.y ?? Infinity) + (box?.height ?? 0) }
  }
  for (const path of [
    '/resources/search?q=shelter+columbus',
    '/resources/housing-shelter',
    '/resources/housing-shelter/in/ohio',
    '/resources/housing-shelter/national-domestic-violence-hotline',
    '/help/ohio',
    '/help/ohio/cuyahoga',
    '/safe-tonight',
  ]) {
    // An outage in another journey may hold the same database for a moment; then a page says so above its list.
    await expect(async () => {
      await page.goto(path)
      await expect(page.getByText(/cannot be reached right now|from our last copy/)).toHaveCount(0, { timeout: 1 })
    }).toPass({ timeout: 30_000 })
    const [call, bar] = [await findBox('main a[href^="tel:"]'), await findBox('.thumb')]
    expect(call.bottom, `the first number to call on ${path}`).toBeLessThanOrEqual(bar.top)
  }
  await page.goto('/')
  const inOrder = ['h1', 'main [name="q"]', 'main a[href^="tel:"]', '.hero .scene', '.thumb']
  const tops: number[] = []
  for (const selector of inOrder) tops.push((await findBox(selector)).top)
  expect(tops).toEqual([...tops].sort((one, other) => one - other))
  expect(tops.at(-1)).toBeLessThan(phone.height)
})

const banded = [
  '/resources/search?q=shelter+houston',
  '/resources/housing-shelter',
  '/es/resources/housing-shelter/in/ohio',
  '/resources/housing-shelter/national-domestic-violence-hotline',
  '/legal-education/guides/protection-orders',
  '/legal-education/tools/lender-letter',
  '/es/safe-tonight',
]

test('a band with a drawing opens these pages, with the title in it', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of banded) {
      await page.goto(path)
      const band = page.locator('.page-band')
      await expect(band.getByRole('heading', { level: 1 }), path).toBeInViewport()
      const drawing = await band.locator('.scene svg').last().boundingBox()
      expect(drawing?.height, `${path} at ${width}`).toBeGreaterThan(width === 390 ? 40 : 150)
      expect((drawing?.x ?? 0) + (drawing?.width ?? Infinity), `${path} at ${width}`).toBeLessThanOrEqual(width)
    }
  }
})

test('in danger no drawing stands above whom to call', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/resources/search?q=he+hit+me')
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect((await page.locator('.scene').boundingBox())?.height ?? 0).toBeLessThanOrEqual(1)
    expect((await page.locator('main .call-box').boundingBox())?.y).toBeLessThan(width === 390 ? 280 : 400)
  }
})

test('breadcrumbs and tabs stand above the title, and a page has one of them at most', async ({ page }) => {
  for (const { path } of pages) {
    await page.goto(path)
    const isAbove = await page.locator('main').evaluate((main) => {
      const title = main.querySelector('h1')
      return Array.from(main.querySelectorAll('.crumbs, nav.tab-row'), (ways) =>
        Boolean(title && ways.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING),
      )
    })
    expect(isAbove, path).not.toContain(false)
    expect(isAbove.length, path).toBeLessThanOrEqual(1)
  }
})

test('no page is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const { path } of pages) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

/** Of twenty entries, compressed. */
const SEARCH_BYTES = 30 * 1024

/** Maximum heights in pixels at a width of 390: the answer comes first, the rest is collapsed. */
const bounds: Record<string, number> = {
  '/': 4500,
  '/es': 4500,
  '/resources/search?q=shelter+houston': 5000,
  '/housing-shelter': 4000,
  '/womens-health': 4000,
  '/legal-education/states/ohio': 5000,
  '/rights-advocacy': 4000,
  '/resources/housing-shelter': 9000,
  '/resources/womens-health': 9000,
  '/resources/rights-advocacy': 9000,
  '/resources/womens-rights': 9000,
  '/resources/financial-support': 9000,
  '/grants': 4000,
  '/privacy': 8000,
  '/safety/traces': 8000,
}

test('no page is too long on a phone, and collapsed content opens with a press or by its address', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [path, most] of Object.entries(bounds)) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThan(most)
  }
  await page.goto('/resources/housing-shelter')
  const folded = page.locator('#safety-information .fold-body')
  await expect(folded).toBeHidden()
  await page.locator('#safety-information .fold > summary').click()
  await expect(folded).toBeVisible()
  await page.goto('/resources/housing-shelter#safety-information')
  await expect(folded).toBeVisible()
})

test('a row of a search is short on a phone, with a large number, and opens to all that is known', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const response = await page.goto('/resources/search?q=shelter+houston')
  expect(gzipSync((await response?.body()) ?? '', { level: 6 }).length).toBeLessThanOrEqual(SEARCH_BYTES)
  const rows = page.locator('.entry-row')
  const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
  expect(heights.length).toBe(20)
  expect(heights.reduce((sum, height) => sum + height, 0) / heights.length).toBeLessThanOrEqual(170)
  const first = rows.first()
  const call = first.locator('a[href^="tel:"]')
  const size = await call.locator('.num').evaluate((number) => parseFloat(getComputedStyle(number).fontSize))
  expect(size).toBeGreaterThanOrEqual(20)
  const more = first.locator('summary')
  const [callBox, moreBox] = [await call.boundingBox(), await more.boundingBox()]
  expect(Math.min(callBox?.height ?? 0, moreBox?.height ?? 0)).toBeGreaterThanOrEqual(44)
  expect(moreBox?.y, 'beside the number').toBe(callBox?.y)
  await more.click()
  await expect(first.getByRole('button', { name: /^Save / })).toBeVisible()
  expect((await more.boundingBox())?.y, 'still beside the number').toBe((await call.boundingBox())?.y)
  // With text twice as large nothing is cut.
  await page.locator('html').evaluate((html) => html.style.setProperty('font-size', '200%'))
  const cut = await page
    .locator('.entry-what, .entry-where')
    .evaluateAll((all) => all.filter((line) => line.scrollHeight > line.clientHeight + 2).length)
  expect(cut).toBe(0)
})

test('there are no axe violations with a menu, the accordion or the emergency dialog open', async ({ page }) => {
  await page.goto('/resources/housing-shelter')
  await page.locator('.nav-wide details[data-menu] > summary').first().click()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByText('View All 50 States').click()
  await page.locator('#texas > summary').click()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Emergency help', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Emergency help' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('a keyboard user gets from the top of the page to a number to call', async ({ page }) => {
  await page.goto('/resources/housing-shelter')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  const isOnTop = await skip.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect()
    return height >= 24 && document.elementFromPoint(left + width / 2, top + height / 2) === link
  })
  expect(isOnTop, 'a keyboard user sees where she is').toBe(true)
  await page.keyboard.press('Tab')
  await expect(page.locator(':focus')).toHaveAttribute('data-exit')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  const target = page.locator('.entry-row a[href^="tel:"]').first()
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toHaveAttribute('href', 'tel:+18007997233')
  const ring = await target.evaluate((element) => getComputedStyle(element).boxShadow)
  expect(ring).not.toBe('none')
})

test('the crisis banner hides with one press, stores nothing, and is back on the next load', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const banner = page.getByRole('dialog', { name: 'Crisis help' })
  await expect(banner.getByRole('link', { name: /1-800-799-7233/ })).toHaveAttribute('href', 'tel:+18007997233')
  await expect(banner.getByRole('link', { name: /HOME to 741741/ })).toHaveAttribute('href', 'sms:741741?&body=HOME')
  await banner.getByRole('button', { name: 'Hide crisis help' }).click()
  await expect(banner).toBeHidden()
  expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
  await page.reload()
  await expect(banner).toBeVisible()
})

test('the emergency dialog offers 911, four hotlines, three categories and the way out', async ({ page }) => {
  await page.goto('/grants')
  await page.getByRole('link', { name: 'Emergency help', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Emergency help' })
  for (const href of ['tel:911', 'tel:+18007997233', 'tel:+18006564673', 'sms:741741?&body=HOME', 'tel:988']) {
    await expect(dialog.locator(`a[href="${href}"]`).first()).toBeVisible()
  }
  for (const category of ['shelter', 'healthcare', 'womens-rights']) {
    await expect(dialog.locator(`a[href="/resources?category=${category}"]`)).toHaveAttribute('target', '_blank')
  }
  await expect(dialog.locator('[data-exit]')).toBeVisible()
  await dialog.getByText('Close').click()
  await expect(dialog).toBeHidden()
})

test('the bar’s Text names both text lines, with and without a script', async ({ page, browser }) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const one of [page, await plain.newPage()]) {
    await one.goto('/')
    await one.locator('.thumb a[href="#send-text"]').click()
    const dialog = one.locator('#send-text')
    await expect(dialog.locator('a[href="sms:88788?&body=START"]')).toBeVisible()
    await expect(dialog.getByText('National Domestic Violence Hotline.', { exact: true })).toBeVisible()
    await expect(dialog.locator('a[href="sms:741741?&body=HOME"]')).toBeVisible()
  }
  await plain.close()
})

test('the second column of a wide screen scrolls with the page, so that its end is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of ['/help/ohio/cuyahoga', '/legal-education/guides/protection-orders', '/emergency']) {
    await page.goto(path)
    const columns = await page.locator('main aside').evaluateAll((found) =>
      found.map((aside) => {
        const { position, overflowY } = getComputedStyle(aside)
        return { position, overflowY, isCut: aside.scrollHeight > aside.clientHeight + 1 }
      }),
    )
    expect(columns.length, path).toBeGreaterThan(0)
    for (const column of columns)
      expect(column, path).toEqual({ position: 'static', overflowY: 'visible', isCut: false })
  }
})

test('on a phone a search field has one line and the shape of every field, and the emergency card a measure on a desk', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const shapeOf = (selector: string) =>
    page
      .locator(`main ${selector}`)
      .first()
      .evaluate((field) => getComputedStyle(field).borderTopLeftRadius)
  for (const path of ['/', '/rights-advocacy', '/es', '/es/rights-advocacy']) {
    await page.goto(path)
    const field = await page.locator('main .field').first().boundingBox()
    expect(field?.height, path).toBeLessThan(64)
  }
  const shape = await shapeOf('.field')
  await page.goto('/contact')
  expect(await shapeOf('input.form-input')).toBe(shape)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/emergency')
  expect((await page.locator('.call-box').boundingBox())?.width).toBeLessThan(760)
  await expect(page.getByText('at the top right on a computer')).toBeVisible()
  await page.goto('/quiet')
  const [line, exit] = await Promise.all(
    ['.top-line', '.top-line [data-exit]'].map((part) => page.locator(part).boundingBox()),
  )
  expect((exit?.y ?? 0) - (line?.y ?? 0), 'the buttons of the quiet page do not touch its edge').toBeGreaterThanOrEqual(
    6,
  )
})

test('the header marks the current section, and opening one menu closes the other', async ({ page }) => {
  await page.goto('/housing-shelter')
  const main = page.getByRole('navigation', { name: 'Main' })
  const [resources, tools] = [main.locator('details').nth(0), main.locator('details').nth(1)]
  await resources.locator('summary').click()
  await expect(resources.getByRole('link', { name: 'Housing & Shelter' })).toHaveAttribute('aria-current', 'page')
  await tools.locator('summary').click()
  await expect(resources).not.toHaveAttribute('open')
  await expect(tools.getByRole('link')).toHaveText(['Personal Dashboard', 'Legal Education Hub', 'Location Services'])
})

test('the phone menu has every link and Sign In', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/')
  await page.getByText('Menu', { exact: true }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/api/login')
  for (const href of ['/resources', '/grants', '/dashboard', '/news', '/about', '/contact', '/emergency']) {
    await expect(menu.locator(`a[href="${href}"]`)).toBeVisible()
  }
  await expect(page.getByRole('navigation', { name: 'Call, text or leave' }).getByRole('link')).toHaveCount(3)
})

test('the accordion opens one state at a time, and one press reveals all of them', async ({ page }) => {
  await page.goto('/resources/housing-shelter')
  await page.locator('#california > summary').click()
  await page.locator('#texas > summary').click()
  await expect(page.locator('#california')).not.toHaveAttribute('open')
  await page.locator('#texas > summary').click()
  await expect(page.locator('#texas')).not.toHaveAttribute('open')
  await page.getByText('View All 50 States').click()
  await page.locator('#all-guam > summary').click()
  await expect(page.locator('#all-guam')).toContainText('We know of no local line in Guam')
  await expect(page.locator('#all-guam').getByRole('link', { name: /1-800-799-7233/ })).toBeVisible()
})

test.describe('a page that does not exist', () => {
  test.use({ allowedErrors: [/status of 404/] })

  for (const path of [
    '/nothing',
    '/resources/nothing',
    '/resources/housing-shelter/nothing',
    '/resources/housing-shelter/in/nowhere',
  ]) {
    test(`${path} gets a full 404 page with the numbers to call`, async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      await expect(page).toHaveTitle('Page Not Found - Marigold')
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible()
      await expect(page.getByRole('main').locator('a[href="tel:+18007997233"]')).toBeVisible()
      expect(await axe(page)).toEqual([])
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, searched and left', async ({ page }) => {
    for (const { path, heading } of pages) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.locator('a[data-exit][href="/leave"]').first()).toBeAttached()
      await expect(page.getByRole('search').first()).toBeAttached()
    }
  })

  test('the emergency button jumps to the numbers', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Emergency help', exact: true }).click()
    await expect(page.locator('#emergency-help a[href="tel:988"]')).toBeVisible()
  })
})

test('axe checks one of many identical texts, and finds a pale one on any background', async ({ page }) => {
  const alike = '<p>Call 211</p>'.repeat(20)
  await page.setContent(`<!doctype html><html lang="en"><title>Numbers</title><main><h1>Numbers</h1>${alike}
    <div style="background: #222"><div><p id="on-dark">Call 211</p></div></div>
    <p id="pale" style="color: #bbb">Call 211</p>
    <div style="position: relative"><p id="above" style="position: absolute; background: #333">Call 211</p></div>
    <button id="press" style="color: #999; background: #aaa">Call</button></main></html>`)
  const targets = (await axe(page)).flatMap(({ rule, targets }) => targets.map((target) => `${rule} ${target}`))
  const found = targets.map((target) => /^color-contrast #([\w-]+)/.exec(target)?.[1])
  expect(found.sort()).toEqual(['above', 'on-dark', 'pale', 'press'])
  expect(await page.locator('[data-look]').count()).toBe(0)
})
