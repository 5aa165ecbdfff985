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
    await expect(page.locator('.tabs [aria-current="page"]')).toHaveText(label)
  }
}

test('each tab opens the next by the keyboard alone', ({ page }) => walk(page))

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('each tab opens the next, and says what it needs where it needs a script', async ({ page }) => {
    await walk(page)
    for (const path of ['/emergency/planning', '/emergency/check-in', '/emergency/documents']) {
      await page.goto(path)
      // Playwright's search by text passes over noscript.
      expect(await page.locator('main noscript').first().textContent()).toContain('JavaScript is off in this browser')
    }
  })
})

for (const { path } of tabs) {
  test(`${path} is whole where the system chooses the colors, on the smallest phone`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    // axe reads the colors that the page asked for, not the ones that the system drew in their place.
    expect((await axe(page)).filter(({ rule }) => rule !== 'color-contrast')).toEqual([])
    // A button that is told by its ground alone must have an edge here.
    const edgeless = await page
      .locator('main .btn:visible')
      .evaluateAll((buttons) =>
        buttons.filter((button) => getComputedStyle(button).borderTopWidth === '0px').map((button) => button.outerHTML),
      )
    expect(edgeless).toEqual([])
  })

  test(`${path} loses nothing at a zoom of 400 percent`, async ({ page }) => {
    // 1280 pixels wide, of which a quarter is left.
    await page.setViewportSize({ width: 320, height: 256 })
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    const exit = page.locator('[data-exit]:visible').last()
    await expect(exit).toBeInViewport()
  })
}
