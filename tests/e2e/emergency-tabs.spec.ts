import type { Page } from '@playwright/test'
import { axe, expect, test } from './fixtures'

const tabs = [
  { path: '/emergency', label: 'Quick Exit', heading: 'Get help now' },
  { path: '/emergency/contacts', label: 'Emergency Contacts', heading: 'Emergency contacts' },
  { path: '/emergency/planning', label: 'Safety Planning', heading: 'Safety planning' },
  { path: '/emergency/check-in', label: 'Safety Check-in', heading: 'Safety check-in' },
  { path: '/emergency/documents', label: 'Secure Documents', heading: 'Secure Documents' },
]

async function walk(page: Page): Promise<void> {
  await page.goto('/emergency')
  for (const { path, label, heading } of tabs) {
    await page.getByRole('navigation', { name: 'Emergency tools' }).getByRole('link', { name: label }).focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(page.locator('.tab-row [aria-current="page"]')).toHaveText(label)
  }
}

test('every tab can be opened by keyboard alone', ({ page }) => walk(page))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('every tab can be opened, and those that need JavaScript say so', async ({ page }) => {
    await walk(page)
    for (const path of ['/emergency/planning', '/emergency/check-in', '/emergency/documents']) {
      await page.goto(path)
      // Playwright's text search skips noscript.
      expect(await page.locator('main noscript').first().textContent()).toContain('JavaScript is off in this browser')
    }
  })
})

for (const { path } of tabs) {
  test(`${path} works in forced colors on the smallest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // axe reads the colors that the page specified, not the system colors drawn instead.
    expect((await axe(page)).filter(({ rule }) => rule !== 'color-contrast')).toEqual([])
    // A button recognizable only by its background needs a border here.
    const borderless = await page
      .locator('main .btn:visible')
      .evaluateAll((buttons) =>
        buttons.filter((button) => getComputedStyle(button).borderTopWidth === '0px').map((button) => button.outerHTML),
      )
    expect(borderless).toEqual([])
  })

  test(`${path} fits at a zoom of 400 percent, with Quick Exit in view`, async ({ page }) => {
    // A 1280-pixel-wide window, zoomed to a quarter.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const exit = page.locator('.thumb [data-exit]')
    await expect(exit).toBeInViewport()
  })
}
