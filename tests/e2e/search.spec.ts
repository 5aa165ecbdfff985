import { holdRoute } from '../support/hold-route'
import { expect, test } from './fixtures'

test('a search from Home understands a misspelling, shows results, and keeps the words', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.goto('/')
  await page.locator('textarea[maxlength="1000"]').fill('sheltor')
  await page.getByRole('button', { name: 'Find help' }).click()
  await expect(page).toHaveURL(/\/resources\/search\?q=sheltor$/)
  await expect(page.getByRole('link', { name: 'Shelter (leave this out)' })).toBeVisible()
  await expect(page.locator('textarea[maxlength="1000"]')).toHaveValue('sheltor')
  await expect(page.getByRole('heading', { name: 'National Domestic Violence Hotline' })).toBeVisible()
})

test('a category page searches within its category', async ({ page }) => {
  await page.goto('/resources/womens-health')
  await page.locator('textarea[maxlength="1000"]').fill('clinic')
  await page.getByRole('button', { name: 'Find help' }).click()
  await expect(page.getByLabel('Category')).toHaveValue('womens-health')
})

test('a search that names a town looks near it, and the filters are collapsed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/resources/search?q=rent+help+columbus+ohio')
  await expect(page.getByLabel('State')).toBeHidden()
  await page.getByRole('link', { name: 'near Columbus, OH (change this)' }).click()
  await expect(page.getByLabel('ZIP code, town or county')).toHaveValue('Columbus, OH')
  await expect(page.getByLabel('State')).toBeVisible()
  await page.getByRole('link', { name: 'Help with rent (leave this out)' }).click()
  await expect(page.locator('textarea[maxlength="1000"]')).toHaveValue('')
  await expect(page.getByRole('link', { name: 'near Columbus, OH (change this)' })).toBeVisible()
})

test('results update while typing, ignoring late responses, and the address stays the same', async ({ page }) => {
  await page.goto('/resources/search')
  const answers = page.getByRole('status').filter({ hasText: /result|No resources/ })
  // The older response is held back until the newer one has arrived.
  const isOlder = (url: URL) => url.search === '?q=fafsa'
  const releaseOlder = await holdRoute(page, isOlder, (route) => route.continue().catch(() => {}))
  const typed = page.locator('textarea[maxlength="1000"]')
  const olderAsked = page.waitForRequest((request) => isOlder(new URL(request.url())))
  await typed.fill('fafsa')
  const older = await olderAsked
  await typed.fill('national human trafficking')
  await expect(answers).toHaveText(/result/)
  await expect(page.getByRole('heading', { name: 'National Human Trafficking Hotline' })).toBeVisible()
  releaseOlder()
  // Null if it was called off.
  await (await older.response())?.finished()
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(page.getByRole('heading', { name: 'FAFSA', exact: true })).toHaveCount(0)
  await expect(answers).toContainText(/result/)
  expect(new URL(page.url()).search).toBe('')
})

test('a word says that a slow answer is on its way, and goes when it is there', async ({ page }) => {
  await page.goto('/resources/search')
  const release = await holdRoute(
    page,
    (url) => url.search === '?q=fafsa',
    (route) => route.continue(),
  )
  await page.locator('textarea[maxlength="1000"]').fill('fafsa')
  const word = page.getByText('Searching…')
  await expect(word).toBeVisible()
  expect((await word.boundingBox())?.width).toBeGreaterThan(20)
  release()
  await expect(word).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'FAFSA', exact: true })).toBeVisible()
})

test('two letters send no request', async ({ page }) => {
  await page.goto('/resources/search')
  const asked: string[] = []
  page.on('request', (request) => request.headers()['x-typing'] !== undefined && asked.push(request.url()))
  await page.locator('textarea[maxlength="1000"]').fill('ab')
  const next = page.waitForRequest(/search\?q=abc/)
  await page.locator('textarea[maxlength="1000"]').fill('abc')
  await next
  expect(asked).toHaveLength(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('search, filters and pagination work on the server', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/resources/search?q=health')
    await expect(page.getByText(/^\d+ of these results answers? now$/)).toBeVisible()
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page.getByRole('link', { name: 'Previous page' })).toBeVisible()
    await page.goto('/resources/search?q=health')
    await page.getByLabel('State').selectOption('OH')
    await page.getByRole('button', { name: 'Search again' }).click()
    await expect(page).toHaveURL(/[?&]q=health&.*state=OH/)
    await expect(page.getByRole('link', { name: 'in Ohio (change this)' })).toBeVisible()
    await expect(page.getByLabel('State')).toHaveValue('OH')
  })

  test('a search without a place asks for it before it lists anything', async ({ page }) => {
    await page.goto('/resources/search?q=food&language=es')
    const where = page.getByLabel('Add your ZIP code or town to see what is near you')
    const results = page.getByRole('heading', { name: 'Results', exact: true })
    expect((await where.boundingBox())?.y ?? 0).toBeLessThan((await results.boundingBox())?.y ?? 0)
    await where.fill('Nowherething')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    const again = page.getByLabel('We don’t know “Nowherething”')
    await expect(again).toHaveValue('Nowherething')
    await again.fill('43215')
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await expect(page).toHaveURL(/\/resources\/search\?q=food&language=es&near=43215$/)
    await expect(again).toHaveCount(0)
    await expect(page.getByText(/^\d+ results?$/)).toBeVisible()
  })

  test('a search without results says so, and still shows the hotline', async ({ page }) => {
    await page.goto('/resources/search?q=qqqqzzzz')
    await expect(page.getByRole('heading', { name: 'No resources found' }).first()).toBeVisible()
    await expect(page.getByText('No resources found for your search. Try different keywords.')).toBeVisible()
    await expect(page.getByRole('main').locator('a[href="tel:+18007997233"]')).toBeVisible()
  })

  for (const [q, says] of [
    ['a', 'Type at least 3 letters'],
    ['%00%00%00', /./],
    ['%_\'"<script>alert(1)</script>', /No resources found|result/],
  ] as const) {
    test(`${JSON.stringify(q.slice(0, 30))} gets a clear answer and is never run`, async ({ page }) => {
      const response = await page.goto(`/resources/search?q=${q.startsWith('%00') ? q : encodeURIComponent(q)}`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('main')).toContainText(says)
      expect(await page.content()).not.toContain('<script>alert(1)')
    })
  }

  test.describe('a search that is too long', () => {
    test.use({ allowedErrors: [/status of 422/] })

    test('gets a clear answer with the numbers to call', async ({ page }) => {
      const response = await page.goto(`/resources/search?q=${'x'.repeat(1001)}`)
      expect(response?.status()).toBe(422)
      await expect(page.getByRole('main').locator('a[href="tel:911"]')).toBeVisible()
      await expect(page.getByRole('main')).toContainText('at most 1,000 characters')
    })
  })
})

test('old links redirect to the current pages', async ({ request }) => {
  const leads = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location
  expect(await leads('/resources?category=shelter')).toMatch(/\/resources\/housing-shelter$/)
  expect(await leads('/resources?category=healthcare')).toMatch(/\/resources\/womens-health$/)
  expect(await leads('/resources?category=legal')).toMatch(/\/resources\/rights-advocacy$/)
  expect(await leads('/resources?category=financial-support')).toMatch(/\/resources\/financial-support$/)
  expect(await leads('/resources?q=rent')).toMatch(/\/resources\/search\?q=rent$/)
  expect(await leads('/resources/housing-shelter/in/TX')).toMatch(/\/resources\/housing-shelter\/in\/texas$/)
  expect(await leads('/resources/legal')).toMatch(/\/resources\/rights-advocacy$/)
  expect((await request.get('/resources?category=nonsense')).status()).toBe(404)
})

test('a ZIP code alone leads to the page of its county, in the language of the question', async ({ page }) => {
  await page.goto('/')
  await page.locator('main [name="q"]').fill('44102')
  await page.getByRole('button', { name: 'Find help' }).click()
  await expect(page).toHaveURL('/help/ohio/cuyahoga')
  await page.goto('/es/resources/search?q=44102')
  await expect(page).toHaveURL('/es/help/ohio/cuyahoga')
  await page.goto('/resources/search?q=shelter+44102')
  await expect(page).toHaveURL(/resources\/search/)
})
