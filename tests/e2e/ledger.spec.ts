/** The staff's view of gifts: the Donations tab. */
import { createAccount, signInAs } from './accounts'
import { axeInThemes, expect, test } from './fixtures'
import { giveByCall, readLedger, readService } from './giving'

test.beforeEach(async ({ context }) => {
  await signInAs(context, await createAccount('admin'))
})

test('lists gifts with their details, and filters them', async ({ page, baseURL }) => {
  const email = await giveByCall(baseURL ?? '', { isRecurring: true, frequency: 'monthly' })
  const nameless = await giveByCall(baseURL ?? '', { donorName: null })
  await page.goto('/admin/donations')
  const row = page.locator('.console-row').filter({ hasText: email })
  await expect(row).toContainText('$66.00')
  await expect(row).toContainText('Ines Ruiz')
  await expect(row.getByText('Completed', { exact: true })).toHaveClass(/badge-verified/)
  await expect(row).toContainText('Recurring: Monthly')
  await expect(page.locator('.console-row').filter({ hasText: nameless })).toContainText('Anonymous')
  await page.getByLabel('Kind').click()
  await page.getByRole('option', { name: /^Recurring/ }).click()
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/kind=recurring/)
  await expect(page.locator('.console-row').filter({ hasText: email })).toBeVisible()
  await expect(page.locator('.console-row').filter({ hasText: nameless })).toHaveCount(0)
})

test('refunds only an amount that was typed the same twice', { tag: '@smoke' }, async ({ page, baseURL }) => {
  const email = await giveByCall(baseURL ?? '')
  await page.goto('/admin/donations')
  const row = page.locator('.console-row').filter({ hasText: email })
  const dialog = page.getByRole('alertdialog', { name: 'Refund this gift' })
  await row.getByRole('button', { name: /^Refund/ }).click()
  await dialog.getByLabel('Amount to refund, in dollars').fill('10.00')
  await dialog.getByLabel('Type the same amount to confirm').fill('11.00')
  await dialog.getByRole('button', { name: 'Refund the money' }).click()
  await expect(page).toHaveURL(/failed=refund-amount/)
  await expect(page.getByRole('main').getByRole('alert')).toContainText('must repeat the amount')
  expect(Object.values((await readService()).refunds).filter(({ amount }) => amount === 1000)).toHaveLength(0)
  await row.getByRole('button', { name: /^Refund/ }).click()
  await dialog.getByLabel('Amount to refund, in dollars').fill('10.00')
  await dialog.getByLabel('Type the same amount to confirm').fill('10')
  await dialog.getByRole('button', { name: 'Refund the money' }).click()
  await expect(page).toHaveURL(/done=refund-asked/)
  await expect.poll(async () => (await readLedger(email))[0]?.refunded_cents).toBe(1000)
  await page.reload()
  await expect(row).toContainText('$10.00 refunded.')
})

test('compares the ledger with the payment company, and shows the result', async ({ page, baseURL }) => {
  await giveByCall(baseURL ?? '')
  await page.goto('/admin/donations')
  await page.getByRole('button', { name: 'Compare now' }).click()
  await expect(page).toHaveURL(/done=gifts-compared/, { timeout: 20_000 })
  await expect(page.getByText(/agree to the cent|they differ/)).toBeVisible()
})

test('exports the list as a spreadsheet', async ({ page, baseURL }) => {
  const email = await giveByCall(baseURL ?? '')
  const response = await page.request.get('/api/admin/donations/csv?status=completed')
  expect(response.headers()['content-type']).toContain('text/csv')
  expect(await response.text()).toContain(`66.00,0.00,Ines Ruiz,${email}`)
})

test.describe('an editor without the permission', () => {
  test.use({ allowedErrors: [/status of 403/] })
  test('is refused', async ({ page, context }) => {
    await context.clearCookies()
    await signInAs(context, await createAccount('editor'))
    const response = await page.goto('/admin/donations')
    expect(response?.status()).toBe(403)
  })
})

test('is accessible in both themes', async ({ page, baseURL }) => {
  const email = await giveByCall(baseURL ?? '')
  await page.goto('/admin/donations')
  await page
    .locator('.console-row')
    .filter({ hasText: email })
    .getByRole('button', { name: /^Refund/ })
    .click()
  // The page behind the dialog is hidden from screen readers, its title with it, and the dialog traps the focus: axe sees
  // only the former.
  const found = await axeInThemes(page)
  expect(found.filter(({ rule }) => !['aria-hidden-focus', 'page-has-heading-one'].includes(rule))).toEqual([])
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('alertdialog').locator(':focus')).toHaveCount(1)
  }
})
