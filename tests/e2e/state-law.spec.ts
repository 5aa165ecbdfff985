/** State law: read without JavaScript, and kept accurate by staff. */
import { createAccount, signInAs, withDatabase } from './accounts'
import { axeAsLoaded, expect, test } from './fixtures'

const path = '/legal-education/states/idaho'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a county and a guide link to their state’s law, which begins with whom to call', async ({ page }) => {
    await page.goto('/help/idaho/twin-falls')
    await page.getByRole('link', { name: /Your rights in Idaho/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your rights in Idaho' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Do this now' })).toContainText('The national line finds the nearest')
    await page.getByText('Sources and dates').first().click()
    await expect(page.getByText(/Read on Nov 2/).first()).toBeVisible()
    await page.goto('/legal-education/guides/protection-orders')
    await page.getByText('How it works in your state').click()
    await page.getByRole('link', { name: 'Idaho', exact: true }).click()
    await expect(page).toHaveURL(`${path}#orders`)
  })

  test('staff confirm an answer with one press, and it is public within two seconds', async ({ page }) => {
    await withDatabase((sql) => sql`delete from state_facts where state = 'AS'`)
    await signInAs(page.context(), await createAccount('editor'))
    await page.goto('/admin/states/AS')
    const row = page.locator('.console-row').filter({ hasText: 'How long the final order lasts' }).first()
    await expect(row).toContainText('Not public')
    await row.getByRole('button', { name: 'Confirm and publish' }).click()
    await expect(page.getByText('It was published.')).toBeVisible()
    await expect(row).toContainText('Confirmed by staff on')
    await expect(page.locator('.console-row').filter({ hasText: 'State fact confirmed' })).toContainText(
      'How long the final order lasts',
    )
    await expect
      .poll(async () => (await page.request.get('/legal-education/states/american-samoa')).text(), {
        timeout: 2500,
        intervals: [100],
      })
      .toContain('How long the final order lasts')
  })
})

test('a state’s page has no axe violations in either theme', async ({ page }) => {
  await page.goto('/legal-education/states/ohio')
  expect(await axeAsLoaded(page)).toEqual([])
})
