import { readFileSync } from 'node:fs'
import { axeInThemes, expect, test } from './fixtures'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole directory can be downloaded in every format', async ({ page }) => {
    await page.goto('/about')
    await page.getByRole('link', { name: 'The directory as open data' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The directory as open data')
    for (const file of ['directory.csv', 'directory.json', 'directory.ndjson', 'directory.zip']) {
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: `(${file})` }).click(),
      ])
      expect(download.suggestedFilename()).toBe(file)
      const bytes = readFileSync(await download.path())
      expect(bytes.length).toBeGreaterThan(100_000)
      if (file.endsWith('.json')) expect(JSON.parse(bytes.toString()).length).toBeGreaterThan(1200)
    }
  })

  test('a state’s list can be opened as a PDF, and saved under a neutral name', async ({ page, request }) => {
    await page.goto('/resources/housing-shelter/in/vermont')
    const shown = page.getByRole('link', { name: /Vermont as a PDF/ })
    const sheet = await request.get((await shown.getAttribute('href')) ?? '')
    expect(sheet.headers()['content-type']).toBe('application/pdf')
    expect(sheet.headers()['cache-control']).toBe('no-store')
    expect(sheet.headers()['content-disposition']).toBe('inline; filename="list-vermont.pdf"')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Save it as notes.pdf' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('notes.pdf')
    expect(
      readFileSync(await download.path())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-')
    expect((await request.get('/guides/state/atlantis.pdf')).status()).toBe(404)
  })
})

test('the HSDS API paginates its list of services, and returns each by its id', async ({ request }) => {
  const about = await (await request.get('/api/hsds')).json()
  expect(about).toMatchObject({
    version: expect.stringMatching(/^3\./),
    profile: expect.stringContaining('/about/open-data'),
  })
  const response = await request.get('/api/hsds/services?per_page=20&page=2')
  expect(response.headers()['cache-control']).toBe('public, max-age=0, must-revalidate')
  const page = await response.json()
  expect(page).toMatchObject({ page_number: 2, size: 20, first_page: false, last_page: false, empty: false })
  expect(page.total_pages).toBe(Math.ceil(page.total_items / 20))
  const service = await (await request.get(`/api/hsds/services/${page.contents[0].id}`)).json()
  expect(service).toMatchObject({ id: page.contents[0].id, name: page.contents[0].name, status: 'active' })
  expect((await request.post('/api/hsds/services', { data: {} })).status()).toBe(405)
  const last = await (await request.get(`/api/hsds/services?per_page=20&page=${page.total_pages}`)).json()
  expect(last).toMatchObject({ last_page: true, empty: false })
})

test('the page in Spanish has no axe violations in either theme', async ({ page }) => {
  await page.goto('/es/about/open-data')
  expect(await axeInThemes(page)).toEqual([])
})
