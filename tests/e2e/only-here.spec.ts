/** A card for a call, sheets for helpers, numbers that look like something else, and a search that tells no one. */
import { axe, expect, test } from './fixtures'

const record = '/resources/housing-shelter/national-domestic-violence-hotline'

test('a call is made ready, and what was typed is gone when the page is left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(record)
  const card = page.locator('#call')
  await expect(card.getByRole('heading', { name: 'Ready for the call' })).toBeVisible()
  const field = card.getByRole('textbox').first()
  await field.fill('ask for Ann')
  expect(await card.locator('input[name], form[action]').count()).toBe(0)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(field).toHaveValue('')
})

test('a private search asks for nothing after its file', async ({ page }) => {
  await page.goto('/private-search')
  await page.getByLabel('1. Your state').selectOption('ohio')
  await page.getByRole('button', { name: 'Get the file' }).click()
  await expect(page.getByText('The file is here')).toBeVisible({ timeout: 30_000 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const words = page.getByLabel('2. What do you need')
  for (const typed of ['he hits me', 'lawyer in Cleveland', 'food 44113']) {
    await words.fill(typed)
    await words.press('Enter')
    await expect(page.locator('.help-list h3').first()).toBeVisible()
  }
  expect(asked).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  expect(await axe(page)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a place leads to its sheets, and numbers to a list that says nothing', async ({ page }) => {
    await page.goto('/advocates')
    await page.getByLabel('For which place?').fill('44113')
    await page.getByRole('button', { name: 'Make the sheets' }).click()
    await expect(page).toHaveURL('/advocates/ohio/cuyahoga')
    await expect(page.getByRole('img', { name: /Leads to the page of this place/ })).toBeVisible()
    for (const file of ['tear-off', 'cards-es', 'what-to-say']) {
      const sheet = await page.request.get(`/guides/advocates/ohio/cuyahoga/${file}.pdf`)
      expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])
    }
    await page.goto('/list?of=ohio/cuyahoga&as=receipt')
    await expect(page).toHaveTitle('List')
    await expect(page.locator('.plain-paper')).toContainText('8007997233')
    const paper = await page.request.get('/list/receipt.pdf?of=ohio/cuyahoga')
    expect(paper.headers()['cache-control']).toBe('no-store')
    expect(paper.headers()['content-disposition']).toBe('attachment; filename="receipt.pdf"')
    await page.goto('/es/list?of=ohio/cuyahoga&as=school')
    await expect(page).toHaveTitle('Lista')
    await expect(page.locator('.plain-paper')).toContainText('8007997233')
    const papel = await page.request.get('/es/list/escuela.pdf?of=ohio/cuyahoga')
    expect(papel.headers()['content-disposition']).toBe('attachment; filename="escuela.pdf"')
    await page.goto('/private-search')
    // Playwright's search by text passes over noscript.
    await expect(page.locator('main noscript p')).toBeVisible()
    expect(await page.locator('main noscript').textContent()).toContain('A private search needs JavaScript')
  })
})
