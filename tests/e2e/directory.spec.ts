import { gzipSync } from 'node:zlib'
import type { APIResponse } from '@playwright/test'
import postgres from 'postgres'
import { expect, readFakesEnv, test } from './fixtures'
import { readSitemap } from './sitemap'

test('an edit made directly in the database shows soon', async ({ page }) => {
  const sql = postgres(readFakesEnv().DATABASE_URL ?? '', { max: 1 })
  const path = '/resources/financial-support/accion-opportunity-fund'
  await page.goto(path)
  const title = `Edited at ${Date.now()}`
  await sql`update resources set title = ${title} where slug = 'accion-opportunity-fund'`
  await expect(async () => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title, { timeout: 100 })
  }).toPass({ timeout: 20_000, intervals: [100] })
  await sql`update resources set title = 'Accion Opportunity Fund' where slug = 'accion-opportunity-fund'`
  await sql.end()
})

for (const category of ['housing-shelter', 'womens-health', 'rights-advocacy', 'financial-support']) {
  test(`the ${category} page is at most 35 KB compressed`, async ({ request }) => {
    const html = await (await request.get(`/resources/${category}`)).body()
    expect(gzipSync(html, { level: 6 }).length).toBeLessThanOrEqual(35 * 1024)
  })
}

test('lists are paginated, and each page links to the next', async ({ request }) => {
  const seen: string[] = []
  let path: string | undefined = '/api/resources/financial-support?limit=100'
  while (path) {
    const response: APIResponse = await request.get(path)
    expect(response.headers()['content-type']).toBe('application/json; charset=utf-8')
    expect(response.headers()['cache-control']).toBe('no-store')
    seen.push(...(await response.json()).map((entry: { id: string }) => entry.id))
    path = response.headers().link?.match(/<([^>]+)>; rel="next"/)?.[1]
  }
  // The initial records, plus those that the sample of the joined lists adds.
  expect(seen.length).toBeGreaterThanOrEqual(206)
  expect(new Set(seen).size).toBe(seen.length)
})

test('API requests get the right status', async ({ request }) => {
  const status = async (path: string) => (await request.get(path)).status()
  expect(await status('/api/resources')).toBe(200)
  expect(await status('/api/resources/shelter')).toBe(200)
  expect(await status('/api/resources/nothing')).toBe(404)
  expect(await status('/api/resources?limit=501')).toBe(422)
  expect(await status('/api/resources?limit=0')).toBe(422)
  expect(await status('/api/resources?cursor=nonsense')).toBe(400)
  expect(await status('/api/resources?category=nonsense')).toBe(422)
  expect(await status('/api/resources/search')).toBe(400)
  expect(await status('/api/resources/search?q=ab')).toBe(400)
  expect(await status(`/api/resources/search?q=${'x'.repeat(1000)}`)).toBe(200)
  expect(await status(`/api/resources/search?q=${'x'.repeat(1001)}`)).toBe(422)
  expect(await status('/api/resources/search?q=abc%00')).toBe(422)
  expect(await status('/api/nothing')).toBe(404)
  expect((await request.post('/api/resources')).status()).toBe(405)
})

test('the sitemap lists existing pages, and robots.txt excludes the API', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /api/')
  expect(robots).toMatch(/Sitemap: http:\/\/localhost:\d+\/sitemap\.xml/)
  const addresses = await readSitemap(request)
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.length).toBeGreaterThan(1276 + 224)
  for (const path of ['/', '/grants', '/resources/housing-shelter/in/guam', '/resources/financial-support/fafsa']) {
    expect(addresses).toContain(path)
  }
  // About 20 of them, evenly spaced.
  const step = Math.ceil(addresses.length / 20)
  for (const path of addresses.filter((_, index) => index % step === 0)) {
    expect((await request.get(path)).status(), path).toBe(200)
  }
})

test('a shared link shows a flower and a name, never the topic', async ({ page }) => {
  await page.goto('/resources/housing-shelter/national-domestic-violence-hotline')
  for (const property of ['og:title', 'og:description', 'og:image:alt']) {
    const content = await page.locator(`meta[property="${property}"]`).getAttribute('content')
    expect(content).not.toMatch(/violence|abuse|shelter|crisis/i)
  }
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /national-domestic-violence-hotline$/)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const service = data.map((text) => JSON.parse(text)).find((one) => one['@type'] === 'Service')
  expect(service.availableChannel[0].servicePhone.telephone).toBe('1-800-799-7233')
  expect(JSON.stringify(data)).not.toMatch(/PostalAddress|GeoCoordinates/)
})
