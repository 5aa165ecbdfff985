/** Giving: the form, the card, the thank-you page, and everything that can happen in between. */
import { axeAsLoaded, axeInThemes, expect, test } from './fixtures'
import { control, expectThanks, goToCard, makeEmail, openForm, payWith, readLedger, readService } from './giving'

test.describe('the form', () => {
  test('has defaults, and accepts one amount at a time', async ({ page }) => {
    await page.goto('/donate')
    const [fifty, hundred] = ['$50', '$100'].map((name) => page.getByRole('radio', { name, exact: true }))
    const custom = page.getByLabel('Custom Amount')
    const summary = page.getByRole('status', { name: 'Summary' })
    for (const dollars of [25, 50, 100, 250, 500]) {
      await expect(page.getByRole('radio', { name: `$${dollars}`, exact: true })).toBeAttached()
    }
    await expect(fifty as typeof custom).toBeChecked()
    await expect(summary).toContainText('$50.00')
    await custom.fill('12.345')
    await expect(fifty as typeof custom).not.toBeChecked()
    await expect(summary).toContainText('$12.35')
    await hundred?.check()
    await expect(custom).toHaveValue('')
    await expect(summary).toContainText('$100.00')
  })

  test('offers frequencies only for a recurring gift, with monthly preselected', async ({ page }) => {
    await page.goto('/donate')
    const yearly = page.getByRole('radio', { name: 'Yearly (Save 10%)' })
    await expect(yearly).toBeHidden()
    await page.getByRole('checkbox', { name: 'Make this a recurring donation' }).check()
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked()
    await yearly.check()
    await expect(page.getByRole('status', { name: 'Summary' })).toContainText('Charged once a year')
    await expect(page.getByText('The amount itself is not reduced.')).toBeVisible()
  })

  for (const wrong of ['0', '-5', 'abc', '0.004', '100001']) {
    test(`rejects ${wrong} as an amount, and sends nothing`, async ({ page }) => {
      const email = await openForm(page)
      await page.getByLabel('Custom Amount').fill(wrong)
      await page.getByRole('button', { name: 'Donate' }).click()
      const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
      await expect(toast).toContainText('Invalid Amount')
      await expect(toast).toContainText('Please enter a valid donation amount')
      expect(await readLedger(email)).toEqual([])
    })
  }

  test('requires an email address', async ({ page }) => {
    await page.goto('/donate')
    await expect(page.getByRole('status', { name: 'Summary' })).toContainText('$50.00')
    await page.getByRole('button', { name: 'Donate' }).click()
    await expect(page.getByLabel('Email Address (required)')).toBeFocused()
    await expect(page).toHaveURL('/donate')
  })

  test('shows the figures and the tax status of the organization', async ({ page }) => {
    await page.goto('/donate')
    for (const text of ['50,000+', 'women helped', '500+', 'partners', '24/7', 'support', '$250']) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible()
    }
    await expect(page.getByText(/501\(c\)\(3\) nonprofit, EIN \d\d-\d{7}.*tax-deductible/)).toBeVisible()
    await expect(page.getByText('Sample', { exact: true })).toHaveCount(3)
    await expect(page.getByText(/card payment provider/)).toBeVisible()
  })
})

test.describe('a gift', () => {
  // The fake answers a refused card with 402, which the browser's console repeats.
  test.use({ allowedErrors: [/status of (402|503)/] })

  test('given once is completed', { tag: '@smoke' }, async ({ page }) => {
    const email = await openForm(page)
    await page.getByRole('radio', { name: '$25', exact: true }).check()
    await goToCard(page)
    await payWith(page, 'pays')
    await expectThanks(page)
    await expect(page.getByText('$25.00')).toBeVisible()
    expect(await readLedger(email)).toMatchObject([{ amount: 2500, status: 'completed', frequency: null }])
  })

  for (const [label, frequency] of [
    ['Monthly', 'monthly'],
    ['Yearly (Save 10%)', 'yearly'],
  ] as const) {
    test(`given ${frequency} is completed, and so is its renewal`, async ({ page }) => {
      const email = await openForm(page)
      await page.getByRole('checkbox', { name: 'Make this a recurring donation' }).check()
      await page.getByRole('radio', { name: label }).check()
      await goToCard(page)
      await payWith(page, 'pays')
      await expectThanks(page)
      const [first] = await readLedger(email)
      expect(first).toMatchObject({ amount: 5000, status: 'completed', frequency })
      await control({ action: 'renew', id: first?.subscription_id })
      await expect
        .poll(async () => (await readLedger(email)).map(({ status, is_renewal }) => [status, is_renewal]))
        .toEqual([
          ['completed', false],
          ['completed', true],
        ])
    })
  }

  test('is completed with a third card after two are declined', async ({ page }) => {
    const email = await openForm(page)
    await goToCard(page)
    await payWith(page, 'declined')
    await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
    await payWith(page, 'poor')
    await expect(page.getByRole('alert')).toHaveText('Your card has insufficient funds.')
    expect(await readLedger(email)).toMatchObject([{ status: 'pending' }])
    await payWith(page, 'pays')
    await expectThanks(page)
  })

  test('is completed with 3-D Secure, refused first and approved on the second try', async ({ page }) => {
    const email = await openForm(page)
    await goToCard(page)
    await payWith(page, 'asks')
    await page.getByRole('button', { name: 'Refuse' }).click()
    await expect(page.getByRole('alert')).toContainText('unable to authenticate')
    await payWith(page, 'asks')
    await page.getByRole('button', { name: 'Approve' }).click()
    await expectThanks(page)
    expect(await readLedger(email)).toMatchObject([{ status: 'completed' }])
  })

  test('with a slow card is not confirmed before the payment arrives', async ({ page }) => {
    await openForm(page)
    await goToCard(page)
    await payWith(page, 'slow')
    await page.waitForURL(/\/donate\/thanks\//)
    await expect(page.getByRole('heading', { name: 'Your gift is not confirmed yet' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible({ timeout: 20_000 })
  })

  test('from a bank account is on its way until the bank pays, with the card fee and for someone', async ({ page }) => {
    const email = await openForm(page)
    await page.getByRole('checkbox', { name: 'Also cover the card fee' }).check()
    await expect(page.getByRole('status', { name: 'Summary' })).toContainText('$51.80')
    await page.getByText('Give in someone’s honor or memory').click()
    await page.getByLabel('Their name').fill('Rosa Vega')
    await goToCard(page)
    await payWith(page, 'bank')
    await page.waitForURL(/\/donate\/thanks\//)
    await expect(page.getByRole('heading', { name: 'Your gift is on its way' })).toBeVisible({ timeout: 20_000 })
    const [row] = await readLedger(email)
    expect(row).toMatchObject({ amount: 5180, status: 'pending' })
    await control({ action: 'finish', id: row?.payment_intent_id })
    await expect.poll(async () => (await readLedger(email))[0]?.status).toBe('completed')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await page.content()).not.toContain('Vega')
  })

  test('stays pending if its tab is closed before paying, and completes if paid anyway', async ({ page, context }) => {
    const left = await openForm(page)
    await goToCard(page)
    await page.close()
    expect(await readLedger(left)).toMatchObject([{ status: 'pending' }])

    const other = await context.newPage()
    const paid = await openForm(other)
    await goToCard(other)
    const [row] = await readLedger(paid)
    await other.close()
    await control({ action: 'pay', id: row?.payment_intent_id, card: '4242424242424242' })
    await expect.poll(async () => (await readLedger(paid))[0]?.status).toBe('completed')
  })

  test('is created only once by a double click', async ({ page }) => {
    const email = await openForm(page)
    await page.getByRole('button', { name: 'Donate' }).dblclick()
    await page.waitForURL(/\/donate\/pay\//)
    const rows = await readLedger(email)
    expect(rows).toHaveLength(1)
    const { intents } = await readService()
    expect(Object.values(intents).filter(({ metadata }) => metadata.donation_id === rows[0]?.id)).toHaveLength(1)
  })

  test('is paid only once, even if she goes Back afterward', async ({ page }) => {
    const email = await openForm(page)
    await goToCard(page)
    await payWith(page, 'pays')
    await expectThanks(page)
    await page.goBack()
    await page.goBack()
    await page.goto(
      page.url().includes('/card') ? page.url() : `/donate/pay/${(await readLedger(email))[0]?.pay_token}`,
    )
    await expect(page.getByRole('heading', { name: /Thank you|Nothing to pay/ })).toBeVisible()
    const rows = await readLedger(email)
    expect(rows.filter(({ status }) => status === 'completed')).toHaveLength(1)
    const { charges } = await readService()
    const mine = Object.values(charges).filter((charge) =>
      rows.some((row) => row.payment_intent_id === charge.payment_intent),
    )
    expect(mine).toHaveLength(1)
  })

  test('changed after Back becomes a new gift, and only the paid one is completed', async ({ page }) => {
    const email = await openForm(page)
    await page.getByRole('button', { name: 'Donate' }).click()
    await page.waitForURL(/\/donate\/pay\//)
    await page.goBack()
    await expect(page.getByRole('status', { name: 'Summary' })).toContainText('Charged once')
    await page.getByLabel('Email Address (required)').fill(email)
    await page.getByRole('radio', { name: '$100', exact: true }).check()
    await goToCard(page)
    await payWith(page, 'pays')
    await expectThanks(page)
    const rows = await readLedger(email)
    expect(rows.map(({ amount, status }) => [amount, status])).toEqual([
      [5000, 'pending'],
      [10_000, 'completed'],
    ])
  })

  test('reports that the payment service is unavailable, and keeps what was typed', async ({ page }) => {
    const email = await openForm(page)
    await page.route('**/api/donations/create-payment-intent', (route) =>
      route.fulfill({
        status: 503,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status: 503, detail: 'Payment is unavailable. You were not charged.' }),
      }),
    )
    await page.getByRole('button', { name: 'Donate' }).click()
    const toast = page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
    await expect(toast).toContainText('Error')
    await expect(toast).toContainText('Payment is unavailable. You were not charged.')
    await expect(page.getByLabel('Email Address (required)')).toHaveValue(email)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a gift can be completed', async ({ page }) => {
    const email = makeEmail()
    await page.goto('/donate')
    await page.getByLabel('Custom Amount').fill('7.50')
    await page.getByRole('checkbox', { name: 'Make this a recurring donation' }).check()
    await page.getByRole('radio', { name: 'Yearly (Save 10%)' }).check()
    await page.getByLabel('Email Address (required)').fill(email)
    await page.getByRole('button', { name: 'Donate' }).click()
    await expect(page).toHaveURL(/\/donate\/pay\/[\w-]{43}$/)
    await expect(page.getByText('$7.50')).toBeVisible()
    await page.getByRole('link', { name: 'Continue to the test card page' }).click()
    await payWith(page, 'pays')
    await expect(page).toHaveURL(/\/donate\/thanks\//)
    await expect.poll(async () => (await readLedger(email))[0]?.status).toBe('completed')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Thank you' })).toBeVisible()
    expect(await readLedger(email)).toMatchObject([{ amount: 750, frequency: 'yearly' }])
  })

  test('an invalid amount leads to a page that says what to do', async ({ page }) => {
    await page.goto('/donate')
    await page.getByLabel('Custom Amount').fill('much')
    await page.getByLabel('Email Address (required)').fill(makeEmail())
    await page.getByRole('button', { name: 'Donate' }).click()
    await expect(page).toHaveURL('/donate/problem/check')
    await expect(page.getByRole('heading', { name: 'Please check the amount and the email' })).toBeVisible()
  })
})

test.describe('the pages of a gift', () => {
  test('contain no internal id, name or email address', async ({ page }) => {
    const email = await openForm(page)
    await page.getByLabel('Full Name (optional)').fill('Ines Canary')
    await page.getByRole('button', { name: 'Donate' }).click()
    await page.waitForURL(/\/donate\/pay\//)
    const [row] = await readLedger(email)
    const html = await page.content()
    for (const secret of [row?.id ?? '', email, 'Ines']) expect(html).not.toContain(secret)
    const unknown = await page.request.get(`/donate/pay/${'A'.repeat(43)}`)
    expect(unknown.status()).toBe(404)
    expect((await page.request.get(`/donate/thanks/${row?.id}`)).status()).toBe(404)
  })

  test('allow the payment company on the card page only', async ({ page }) => {
    await openForm(page)
    await page.getByRole('button', { name: 'Donate' }).click()
    await page.waitForURL(/\/donate\/pay\//)
    const pay = await page.request.get(page.url())
    expect(pay.headers()['content-security-policy']).toContain('frame-src https://js.stripe.com')
    expect(pay.headers()['cross-origin-embedder-policy']).toBeUndefined()
    expect(pay.headers()['permissions-policy']).toContain('payment=(self "https://js.stripe.com")')
    expect(pay.headers()['x-robots-tag']).toBe('noindex')
    for (const path of ['/', '/donate', '/donate/gifts', page.url().replace('/pay/', '/thanks/')]) {
      const headers = (await page.request.get(path)).headers()
      expect(JSON.stringify(headers)).not.toContain('stripe')
      expect(headers['cross-origin-embedder-policy']).toBe('require-corp')
    }
  })

  test('are accessible in both themes', async ({ page }) => {
    await openForm(page)
    await page.getByRole('checkbox', { name: 'Make this a recurring donation' }).check()
    expect(await axeInThemes(page)).toEqual([])
    await page.getByLabel('Custom Amount').fill('0')
    await page.getByRole('button', { name: 'Donate' }).click()
    await expect(page.getByText('Invalid Amount')).toBeVisible()
    expect(await axeInThemes(page)).toEqual([])
    await page.getByRole('radio', { name: '$25', exact: true }).check()
    await page.getByRole('button', { name: 'Donate' }).click()
    await page.waitForURL(/\/donate\/pay\//)
    expect(await axeInThemes(page)).toEqual([])
    await page.goto(page.url().replace('/pay/', '/thanks/'))
    expect(await axeInThemes(page)).toEqual([])
    for (const path of ['/donate/gifts', '/donate/gifts/sent', '/donate/problem/busy']) {
      await page.goto(path)
      expect(await axeAsLoaded(page)).toEqual([])
    }
  })
})
