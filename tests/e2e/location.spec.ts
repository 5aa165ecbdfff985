import type { Page } from '@playwright/test'
import { axe, axeInThemes, expect, test } from './fixtures'

const austin = { latitude: 30.267153, longitude: -97.743057, accuracy: 25 }

async function listAsked(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  return asked
}

test.describe('a position that is shared', () => {
  test.use({ permissions: ['geolocation'], geolocation: austin })

  test('is rounded before it is sent, named from our own tables, and shows help nearby', async ({ page, context }) => {
    const asked = await listAsked(page)
    await page.goto('/location-services')
    await expect(page.locator('[data-location="idle"]')).toBeVisible()
    await page.getByRole('button', { name: 'Get My Location' }).click()
    await expect(page.getByRole('heading', { name: 'Your location' })).toBeVisible()
    const card = page.locator('.location-card')
    await expect(card).toContainText('Austin, Texas')
    await expect(card).toContainText('78701')
    await expect(card).toContainText('about 80 feet')
    await expect(page.getByRole('button', { name: 'Update Location' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other help nearby' })).toBeVisible()
    await expect(page.getByText(/About \d+ miles? away|Less than 1 mile away/).first()).toBeVisible()
    const api = asked.filter((url) => url.includes('latitude'))
    expect(api.length).toBeGreaterThanOrEqual(3)
    for (const url of api) expect(url).toMatch(/latitude=30\.27&longitude=-97\.74(&|$)/)
    expect(new URL(page.url()).search).toBe('')
    expect(await context.storageState()).toEqual({ cookies: [], origins: [] })
    expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0])
    await expect(page.locator('.nearby-map img')).toHaveJSProperty('complete', true)
    expect(await axeInThemes(page)).toEqual([])
  })

  test('at sea finds no help nearby, and lists the national hotline', async ({ page, context }) => {
    await context.setGeolocation({ latitude: 30, longitude: -60 })
    await page.goto('/location-services')
    await page.getByRole('button', { name: 'Get My Location' }).click()
    await expect(page.getByRole('heading', { name: 'No Nearby Resources Found' })).toBeVisible()
    const answer = page.getByRole('region', { name: 'With your device' })
    await expect(answer.locator('a[href="tel:+18007997233"]')).toBeVisible()
  })
})

test.describe('a position that is not available', () => {
  async function press(page: Page, message: string): Promise<void> {
    await page.getByRole('button', { name: 'Get My Location' }).click()
    const alert = page.locator('.location-error')
    await expect(alert).toContainText('Location Error')
    await expect(alert).toContainText(message)
    await expect(page.locator('[data-sonner-toast]')).toContainText('Location Error')
    await expect(page.locator('[data-sonner-toast]')).toContainText(message)
    await expect(page.getByRole('button', { name: 'Get My Location' })).toBeEnabled()
  }

  /** Replaces the browser's geolocation: fails with this code, and records the options of each call. */
  async function failWith(page: Page, code: number): Promise<void> {
    await page.addInitScript((failure) => {
      const asked: unknown[] = []
      Reflect.set(window, 'askedPosition', asked)
      Object.defineProperty(navigator, 'geolocation', {
        value: {
          getCurrentPosition: (_found: unknown, fail: (error: unknown) => void, options: unknown) => {
            asked.push(options)
            setTimeout(() => fail({ code: failure }), 10)
          },
        },
      })
    }, code)
  }

  test('because she denied access', async ({ page }) => {
    await failWith(page, 1)
    await page.goto('/location-services')
    await press(page, 'Location access denied by user')
    expect(await page.evaluate(() => Reflect.get(window, 'askedPosition'))).toEqual([
      { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 },
    ])
    expect(await axe(page)).toEqual([])
  })

  for (const [code, message] of [
    [2, 'Location information unavailable'],
    [3, 'Location request timed out'],
    [9, 'Failed to get location'],
  ] as const) {
    test(`because of ${message}`, async ({ page }) => {
      await failWith(page, code)
      await page.goto('/location-services')
      await press(page, message)
    })
  }

  test('because the browser does not support it', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'geolocation', { value: undefined }))
    await page.goto('/location-services')
    await expect(page.getByRole('heading', { name: 'Location Not Available' })).toBeVisible()
    await expect(page.getByText("Your browser doesn't support location services")).toBeVisible()
    await press(page, 'Geolocation is not supported by this browser')
  })
})

test.describe('a failed request', () => {
  test.use({ permissions: ['geolocation'], geolocation: austin, allowedErrors: [/status of 503/] })

  test('shows an error', async ({ page }) => {
    await page.route('**/api/resources/nearby?**', (route) => route.fulfill({ status: 503, body: 'away' }))
    await page.goto('/location-services')
    await page.getByRole('button', { name: 'Get My Location' }).click()
    await expect(page.locator('.location-error')).toContainText('Failed to process location data')
  })
})

test('towns are suggested while typing', async ({ page }) => {
  await page.goto('/location-services')
  await page.getByRole('combobox', { name: 'ZIP code, town or state' }).pressSequentially('aust')
  await expect(page.locator('#place-suggestions option[value="Austin, TX"]')).toBeAttached()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a ZIP code, a town and a state are found', async ({ page }) => {
    await page.goto('/location-services')
    await page.getByRole('combobox', { name: 'ZIP code, town or state' }).fill('78701')
    await page.getByRole('button', { name: 'Find help nearby' }).click()
    await expect(page).toHaveURL(/\/location-services\/search\?place=78701&radius=50$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Help near 78701, Austin, TX' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Other help nearby' })).toBeVisible()
    await expect(page.getByRole('combobox', { name: 'ZIP code, town or state' })).toHaveValue('78701')
    await page.goto('/location-services/search?place=Honolulu,%20HI&radius=25')
    await expect(page.getByRole('heading', { level: 1, name: 'Help near Honolulu, HI' })).toBeVisible()
    await page.goto('/location-services/search?place=Guam')
    await expect(page.getByRole('heading', { level: 1, name: 'Help in Guam' })).toBeVisible()
  })

  test('an ambiguous name means the largest place and offers the others; an unknown one is reported and kept', async ({
    page,
  }) => {
    await page.goto('/location-services/search?place=Springfield')
    await expect(page.getByRole('heading', { level: 1, name: 'Help near Springfield, MO' })).toBeVisible()
    await page.getByRole('link', { name: 'Springfield, IL', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Help near Springfield, IL' })).toBeVisible()
    await page.goto('/location-services/search?place=Nowherething')
    await expect(page.getByRole('alert')).toContainText('We don’t know that place')
    await expect(page.getByRole('combobox', { name: 'ZIP code, town or state' })).toHaveValue('Nowherething')
  })

  for (const place of ['%00', '%3Cscript%3Ealert(1)%3C/script%3E', 'x'.repeat(5000), "'; drop table locations"]) {
    test(`${place.slice(0, 20)} gets a page`, async ({ page }) => {
      const response = await page.goto(`/location-services/search?place=${place}&radius=-4&page=NaN`)
      expect(response?.status()).toBe(200)
      expect(await page.content()).not.toContain('<script>alert(1)')
    })
  }
})

test('results near a town are accessible in either theme and fit a phone', async ({ page }) => {
  await page.goto('/location-services/search?place=Chicago,%20IL&radius=10')
  expect(await axeInThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
