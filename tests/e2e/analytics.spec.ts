import type { Page } from '@playwright/test'
import { axeInThemes, expect, test } from './fixtures'

const views = ['/analytics', '/analytics/usage', '/analytics/impact', '/analytics/gaps', '/analytics/1year/usage']

test('each period and tab has its own address, with charts and their tables', async ({ page }) => {
  await page.goto('/analytics')
  const period = page.getByRole('navigation', { name: 'Period' })
  const tabs = page.getByRole('navigation', { name: 'Impact analytics' })
  await expect(period.getByRole('link')).toHaveText(['3 Months', '6 Months', '1 Year'])
  await expect(period.locator('[aria-current="page"]')).toHaveText('6 Months')
  await expect(tabs.getByRole('link')).toHaveText(['Overview', 'Platform Usage', 'Impact Metrics', 'Resource Gaps'])
  await period.getByRole('link', { name: '3 Months' }).click()
  await expect(page).toHaveURL(/\/analytics\/3months$/)
  await tabs.getByRole('link', { name: 'Platform Usage' }).click()
  await expect(page).toHaveURL(/\/analytics\/3months\/usage$/)
  await expect(page.getByRole('img', { name: /^Uses and views by month/ })).toBeVisible()
  await page.getByText('By month as a table').click()
  await expect(page.getByRole('table').first().getByRole('row')).toHaveCount(4)
  await tabs.getByRole('link', { name: 'Resource Gaps' }).click()
  await page.getByText('Resource gaps as a table').click()
  await expect(page.getByRole('row', { name: /^Wyoming Housing & Shelter/ })).toBeVisible()
})

for (const path of views) {
  test(`${path} has no axe violations and fits a phone`, async ({ page }) => {
    await page.goto(path)
    for (const table of await page.locator('details.figure-table > summary').all()) await table.click()
    expect(await axeInThemes(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
}

test('the report can be exported as CSV and PDF', async ({ request }) => {
  const csv = await request.get('/analytics/export/impact-6months.csv')
  expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8')
  expect(await csv.text()).toContain('Resource gaps')
  const pdf = await request.get('/analytics/export/impact-1year.pdf')
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await request.get('/analytics/export/impact-2weeks.pdf')).status()).toBe(404)
})

test.describe('an unknown period or view', () => {
  test.use({ allowedErrors: [/status of 404/] })

  test('gets a 404 page', async ({ page }) => {
    for (const path of ['/analytics/2weeks', '/analytics/usage/3months']) {
      expect((await page.goto(path))?.status()).toBe(404)
    }
  })
})

const entry = '/resources/rights-advocacy/lawhelp-org'

/** Collects the events that the page sends for counting. Tests cancel the clicks, so no link is followed. */
async function watchCounts(page: Page): Promise<{ event: string; of: string }[]> {
  const counted: { event: string; of: string }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/count')) return
    expect(request.headers()).not.toHaveProperty('cookie')
    expect(request.headers().referer ?? '').toBe('')
    counted.push(...request.postDataJSON().events)
  })
  return counted
}

test('views, calls and website visits of an entry are counted, without identifying the entry', async ({ page }) => {
  const counted = await watchCounts(page)
  await page.goto('/resources/housing-shelter/national-domestic-violence-hotline')
  await expect.poll(() => counted).toEqual([{ event: 'resource-view', of: 'US/housing-shelter' }])
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault())
  })
  await page.locator('[data-count-view] a[href^="tel:"]').first().click()
  await page.locator('[data-count-view] a[href^="http"]').first().click()
  await expect
    .poll(() => counted.map(({ event }) => event))
    .toEqual(['resource-view', 'emergency-call-pressed', 'website-pressed'])
})

for (const [name, set] of [
  ['Global Privacy Control', () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })],
  ['Do Not Track', () => Object.defineProperty(navigator, 'doNotTrack', { value: '1' })],
] as const) {
  test(`nothing is sent under ${name}`, async ({ page }) => {
    await page.addInitScript(set)
    const counted = await watchCounts(page)
    await page.goto(entry)
    await page.waitForLoadState('networkidle')
    expect(counted).toEqual([])
  })
}

test('nothing is sent from the emergency pages', async ({ page }) => {
  const counted = await watchCounts(page)
  await page.goto('/emergency/contacts')
  await page.evaluate(() => {
    document.addEventListener('click', (event) => event.preventDefault())
  })
  await page.getByRole('main').locator('a[href^="tel:"]').first().click()
  await page.waitForLoadState('networkidle')
  expect(counted).toEqual([])
})
