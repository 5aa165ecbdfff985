import type { Page } from '@playwright/test'
import { legalTools } from '@/lib/legal/help'
import { stateCodes } from '../../lib/geography/states'
import { legalGuides } from '../../lib/legal/guides'
import { axeInThemes, expect, test } from './fixtures'

const tabs = [
  { path: '/legal-education', label: 'Overview' },
  { path: '/legal-education/guides', label: 'Legal Guides' },
  { path: '/legal-education/states', label: 'State by State' },
  { path: '/legal-education/tools', label: 'Legal Tools' },
  { path: '/legal-education/help', label: 'Get Legal Help' },
]
const guidePaths = legalGuides.map(({ id }) => `/legal-education/guides/${id}`)
const toolPaths = legalTools.map(({ id }) => `/legal-education/tools/${id}`)
const everyPath = [
  ...tabs.map(({ path }) => path),
  '/legal-education/guides/search?q=rent',
  ...guidePaths,
  ...toolPaths,
  '/about',
  '/privacy',
  '/terms',
]

const tabList = (page: Page) => page.getByRole('navigation', { name: 'Legal Education Hub' })
const guideTitles = (page: Page) => page.locator('main article h3')

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each of the five tabs has its own address', async ({ page }) => {
    await page.goto('/legal-education')
    await expect(tabList(page).getByRole('link')).toHaveText(tabs.map(({ label }) => label))
    for (const { path, label } of tabs) {
      await tabList(page).getByRole('link', { name: label }).click()
      await expect(page).toHaveURL(path)
      await expect(tabList(page).locator('[aria-current="page"]')).toHaveText(label)
      await expect(page.getByText('This is information, not legal advice.')).toBeVisible()
    }
  })

  test('the guide search is answered by the server', async ({ page }) => {
    await page.goto('/legal-education/guides')
    await expect(guideTitles(page)).toHaveCount(legalGuides.length)
    const search = page.getByRole('searchbox', { name: 'Search the guides' })
    await search.fill('FIREARMS')
    await search.press('Enter')
    await expect(page).toHaveURL('/legal-education/guides/search?q=FIREARMS')
    await expect(guideTitles(page)).toHaveText(['Protection orders, step by step', 'Guns and protection orders'])
    await expect(page.getByRole('searchbox', { name: 'Search the guides' })).toHaveValue('FIREARMS')
  })

  test('a letter is a sheet with blanks, and its fields are hidden', async ({ page }) => {
    await page.goto('/legal-education/tools/vawa-housing-letter')
    await expect(page.getByRole('heading', { name: 'Notice under the Violence Against Women Act' })).toBeVisible()
    await expect(page.locator('.legal-sheet .sheet-blank').first()).toBeVisible()
    await expect(page.locator('.legal-sheet .sheet-choice')).not.toHaveCount(0)
    await expect(page.getByLabel('Your full name')).toBeHidden()
  })

  test('a checklist can be checked and cleared', async ({ page }) => {
    await page.goto('/legal-education/tools/protection-order-checklist')
    const box = page.getByRole('checkbox').first()
    await box.check()
    await page.getByRole('button', { name: 'Clear the list' }).click()
    await expect(box).not.toBeChecked()
    await expect(page).toHaveURL('/legal-education/tools/protection-order-checklist')
  })

  test('the time limit of each state is listed', async ({ page }) => {
    await page.goto('/legal-education/tools/compensation-deadlines')
    await expect(page.locator('[id^="limit-"]')).toHaveCount(stateCodes.length)
    await expect(page.locator('#limit-texas')).toContainText('3 years from the crime')
    await expect(page.locator('#limit-michigan')).toContainText('5 years')
    await expect(
      page.locator('#limit-california').getByRole('link', { name: /^Ask: California Victim Compensation Board/ }),
    ).toBeVisible()
    await expect(page.getByLabel('Day it happened')).toBeHidden()
  })
})

test('the overview features four guides and counts the items of each subject', async ({ page }) => {
  await page.goto('/legal-education')
  const featured = page.getByRole('region', { name: 'Featured guides' })
  await expect(featured.getByRole('article')).toHaveCount(4)
  for (const card of await featured.getByRole('article').all()) {
    expect(await card.getByRole('list', { name: 'Tags' }).getByRole('listitem').count()).toBeLessThanOrEqual(3)
  }
  const subjects = page.getByRole('region', { name: 'By subject' }).locator('.card')
  await expect(subjects).toHaveCount(6)
  for (const subject of await subjects.all()) {
    const counts = await subject.locator('.badge').allTextContents()
    const links = await subject.getByRole('link').count()
    expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(links)
  }
})

test('the guide list updates while typing, and the address stays the same', async ({ page }) => {
  await page.goto('/legal-education/guides')
  const search = page.getByRole('searchbox', { name: 'Search the guides' })
  await search.fill('CUSTODY')
  await expect(guideTitles(page)).toHaveText([
    'Custody, visits and keeping children safe',
    'If you are sued, arrested or reported yourself',
  ])
  await expect(page.getByRole('status').filter({ hasText: 'CUSTODY' })).toHaveText('2 guides for “CUSTODY”')
  await search.fill('zebra')
  await expect(page.getByText('No guides found')).toBeVisible()
  await search.press('Enter')
  await search.fill('')
  await expect(guideTitles(page)).toHaveCount(legalGuides.length)
  await expect(page).toHaveURL('/legal-education/guides')
})

test('each guide shows its date, where it applies, and the sources that its footnotes link to', async ({ page }) => {
  for (const path of guidePaths) {
    await page.goto(path)
    await expect(page.getByText(/^Last updated /)).toBeVisible()
    await expect(page.getByText(/^Where it applies: United States/)).toBeVisible()
    const readLinks = (selector: string) =>
      page.locator(selector).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? 'none'))
    for (const href of await readLinks('.source-list a')) expect(href, path).toMatch(/^https:\/\//)
    const marks = [...new Set(await readLinks('.source-mark a'))]
    const places = await page.evaluate((all) => all.map((href) => document.querySelectorAll(href).length), marks)
    expect(places, `${path}: ${marks.join(' ')}`).toEqual(marks.map(() => 1))
  }
})

test.describe('an unknown guide or tool', () => {
  test.use({ allowedErrors: [/404/] })

  test('is not found', async ({ page }) => {
    for (const path of ['/legal-education/guides/none', '/legal-education/tools/none']) {
      expect((await page.goto(path))?.status()).toBe(404)
    }
  })
})

test('a letter is written in the browser, sends and stores nothing, and is gone after Back', async ({ page }) => {
  await page.goto('/legal-education/tools/phone-line-letter')
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  // The browser asks for the tab's icon when it likes.
  page.on('request', (request) => request.url().endsWith('/icon.svg') || requests.push(request.url()))

  await page.getByLabel('Your full name').fill('Ana Diaz')
  await page.getByLabel('Numbers that you use').fill('202-555-0143')
  await page.getByLabel('Date of the letter').fill('2028-02-29')
  await page.getByLabel('Proof', { exact: true }).selectOption('order')
  await page.getByLabel('I want to keep my number').check()
  const sheet = page.locator('.legal-sheet')
  await expect(sheet).toContainText('My name is Ana Diaz.')
  await expect(sheet).toContainText('I am the user of: 202-555-0143.')
  await expect(sheet).toContainText('Date: February 29, 2028')
  await expect(sheet).toContainText('As proof I add: a copy of a protection order.')
  await expect(sheet).not.toContainText('a police report')
  await page.getByLabel('Your full name').press('Enter')
  await expect(sheet).toContainText('Ana Diaz')

  expect(requests).toEqual([])
  expect(page.url()).not.toContain('?')
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))).not.toContain(
    'Ana',
  )

  await page.goto('/legal-education')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Request to separate lines' })).toBeVisible()
  await expect(page.getByText('Ana Diaz')).toHaveCount(0)
  await expect(page.getByLabel('Your full name')).toHaveValue('')
})

test('a letter prints without the rest of the page, in black, under a neutral title', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
  await page.goto('/legal-education/tools/work-leave-letter')
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printedAs = document.title
      window.dispatchEvent(new Event('afterprint'))
    }
  })
  await expect(page.locator('.legal-sheet')).toBeVisible()
  for (const hidden of ['.site-header', '.site-footer', '.thumb', 'h1', '.tool-fields', '.crumbs']) {
    await expect(page.locator(hidden).first()).toBeHidden()
  }
  const look = await page
    .locator('.legal-sheet p')
    .first()
    .evaluate((line) => getComputedStyle(line).color)
  expect(look).toBe('rgb(0, 0, 0)')

  await page.emulateMedia({ media: 'screen' })
  const title = await page.title()
  await page.getByRole('button', { name: 'Print the letter' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed-as', 'Letter')
  expect(await page.title()).toBe(title)
})

test('a checklist counts its checked items', async ({ page }) => {
  await page.goto('/legal-education/tools/custody-documents-checklist')
  const boxes = page.getByRole('checkbox')
  const total = await boxes.count()
  await boxes.nth(0).check()
  await boxes.nth(3).check()
  await expect(page.getByText(`2 of ${total} checked`)).toBeVisible()
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await expect(page.getByText(`0 of ${total} checked`)).toBeVisible()
})

test('the calculator gives a date where the law is known, and says so where it is not certain', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-20T12:00:00')
  await page.goto('/legal-education/tools/compensation-deadlines')
  const answer = page.locator('.deadline-answer')
  const ask = async (state: string, day: string) => {
    await page.getByLabel('State where it happened').selectOption({ label: state })
    await page.getByLabel('Day it happened').fill(day)
  }
  await ask('Texas', '2024-02-29')
  await expect(answer.locator('b')).toHaveText('February 28, 2027')
  await expect(answer).toContainText('in 100 days')
  await expect(answer).toContainText('weekend, so your application should be in by February 26, 2027')
  await ask('Virginia', '2026-01-02')
  await expect(answer.locator('b')).toHaveText('January 2, 2027')
  await expect(answer).toContainText('Sources differ: 1 year, or 3 years')
  await page.getByLabel('I was under 18 when it happened').check()
  await expect(answer).toContainText('If you were under 18 then:')
  await ask('New Jersey', '2025-03-03')
  await page.getByLabel('Your date of birth').fill('2010-06-15')
  await expect(answer.locator('b')).toHaveText('June 15, 2033')
  await ask('Indiana', '2026-01-01')
  await expect(answer).toContainText('the time may have ended. Apply anyway')
  await ask('Utah', '2023-04-07')
  await expect(answer.locator('b').last()).toHaveText('Not certain')
  await ask('Colorado', '2026-06-01')
  await expect(answer.locator('b').last()).toHaveText('No time limit')
  await answer.getByRole('link', { name: /Colorado/ }).click()
  await expect(page.locator('#limit-colorado')).toBeInViewport()
  await ask('Texas', '2027-01-01')
  await expect(answer).toContainText('That day has not come yet')
})

test('Get Legal Help lists legal aid for every state, and no page has a nonexistent number', async ({ page }) => {
  await page.goto('/legal-education/help')
  for (const name of ['LawHelp.org', 'Legal Services Corporation – Get Legal Help', 'WomensLaw.org']) {
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await expect(page.locator('details[id^="aid-"]')).toHaveCount(stateCodes.length)
  const texas = page.locator('#aid-texas')
  await texas.locator('summary').click()
  await expect(texas.getByRole('link', { name: /^Call / }).first()).toBeVisible()
  for (const path of tabs.map((tab) => tab.path)) {
    await page.goto(path)
    expect(await page.content()).not.toMatch(/LEGAL-AID/)
  }
})

test('About shows directory counts and gives a source for each figure', async ({ page }) => {
  await page.goto('/about')
  const floors = [86, 74, 31, 49]
  const counted = await page
    .getByRole('region', { name: 'What is in the directory' })
    .locator('.fig b')
    .allTextContents()
  for (const [index, floor] of floors.entries()) {
    expect(Number(counted[index]?.replaceAll(',', ''))).toBeGreaterThanOrEqual(floor)
  }
  const why = page.getByRole('region', { name: 'Why it matters' })
  expect(await why.locator('.source a').count()).toBe(await why.locator('.fig').count())
  await expect(page.getByRole('link', { name: 'Get Involved' }).first()).toHaveAttribute('href', '/contact')
  await expect(page.getByRole('link', { name: 'Explore Resources' }).first()).toHaveAttribute('href', '/resources')
})

test('the confidentiality claim on Home links to its explanation', async ({ page }) => {
  await page.goto('/')
  await page.locator('main a[href="/privacy"]').first().click()
  await expect(page.getByRole('heading', { name: 'What “100% confidential” means here' })).toBeVisible()
  await expect(page.locator('#kept-messages')).toContainText('90 days after we close it')
  expect(await page.context().cookies()).toEqual([])
})

// The walk over all routes in exit-pages.spec.ts checks one of each kind.
for (const path of process.env.TEST_FULL ? everyPath : []) {
  test(`${path} is accessible in both themes`, async ({ page }) => {
    await page.goto(path)
    expect(await axeInThemes(page)).toEqual([])
  })
}

test.describe('on a small phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('every page fits 320 pixels', async ({ page }) => {
    for (const path of everyPath) {
      await page.goto(path)
      expect.soft(await page.locator('main').evaluate((main) => main.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
})
