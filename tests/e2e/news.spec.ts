import type { Page } from '@playwright/test'
import postgres from 'postgres'
import { holdRoute } from '../support/hold-route'
import { xssPayloads } from '../support/xss-payloads'
import { axeInThemes, expect, readFakesEnv, test } from './fixtures'

const stories = (page: Page) => page.getByRole('link', { name: /Read Full Article/ })
const titles = (page: Page) => page.locator('.story h3')

async function withDatabase<T>(work: (sql: postgres.Sql) => Promise<T>): Promise<T> {
  const sql = postgres(readFakesEnv().DATABASE_URL ?? '', { max: 1, onnotice: () => {} })
  try {
    return await work(sql)
  } finally {
    await sql.end()
  }
}

/** The sample feeds are imported just after startup. */
async function openWhenThere(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path)
    await expect(stories(page).first()).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 30_000 })
}

test.describe('the news page', () => {
  test('shows stories that open their source in a new tab', async ({ page }) => {
    await openWhenThere(page, '/news')
    await expect(stories(page)).toHaveCount(9)
    const link = page.locator('.story', { hasText: 'Sample:' }).first().getByRole('link')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(page.locator('.story time').first()).toHaveText(/^[A-Z][a-z]+ \d{1,2}, \d{4} at \d{1,2}:\d\d [AP]M/)
    await expect(page.locator('.story img')).toHaveCount(0)
    await expect(page.locator('.site-header [aria-current]').first()).toHaveText('News')
  })

  test('filters by topic and by words, and appends more stories', async ({ page }) => {
    await openWhenThere(page, '/news')
    await page.getByRole('link', { name: 'Load More Articles' }).click()
    await expect(stories(page)).toHaveCount(18)
    await page.getByRole('button', { name: 'Load More Articles' }).click()
    await expect(stories(page)).not.toHaveCount(18)
    await page.getByLabel('Topic', { exact: true }).selectOption('Economic Empowerment')
    // Other tests may have published articles too.
    const samples = page.locator('.story').filter({ hasText: 'Sample:' })
    await expect(samples.first().locator('.badge').first()).toHaveText('Economic Empowerment')
    for (const badge of await samples.locator('.badge:first-child').allTextContents()) {
      expect(badge).toBe('Economic Empowerment')
    }
    await page.getByRole('searchbox', { name: 'Search the news' }).fill('JAM JARS')
    await expect(titles(page)).toHaveText(['Sample: Microloans help six women open stalls at the market'])
    await page.getByRole('searchbox', { name: 'Search the news' }).fill('nothing has these words')
    await expect(page.getByRole('heading', { name: 'Loading News...' })).toBeVisible()
    await expect(page.getByText('No story contains these words.')).toBeVisible()
    expect(new URL(page.url()).search).toBe('')
  })

  test.describe('when the request fails', () => {
    test.use({ allowedErrors: [/503/] })

    test('shows nine skeletons, then the empty panel', async ({ page }) => {
      await openWhenThere(page, '/news')
      const fail = await holdRoute(page, '**/api/news?*', (route) => route.fulfill({ status: 503, body: 'no' }))
      await page.getByLabel('Topic', { exact: true }).selectOption('Healthcare')
      await expect(page.locator('[data-skeletons] .skeleton')).toHaveCount(9)
      fail()
      await expect(page.getByRole('heading', { name: 'Loading News...' })).toBeVisible()
    })
  })

  test('shows the server’s message when there are no stories', async ({ page }) => {
    await openWhenThere(page, '/news')
    await page.route('**/api/news?*', (route) =>
      route.fulfill({ json: { articles: [], message: 'Soon there will be.' } }),
    )
    await page.getByLabel('Topic', { exact: true }).selectOption('Healthcare')
    await expect(page.getByRole('heading', { name: 'Loading News...' })).toBeVisible()
    await expect(page.getByText('Soon there will be.')).toBeVisible()
  })

  test('redirects an address with a topic to the search, and reports an unknown topic', async ({ page }) => {
    await page.goto('/news?topic=healthcare')
    await expect(page).toHaveURL(/\/news\/search\?topic=healthcare$/)
    await expect(page.getByLabel('Topic', { exact: true })).toHaveValue('healthcare')
    await page.goto('/news/search?topic=sports')
    await expect(page.getByText('There is no such topic.')).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('news can be paged, filtered and searched', async ({ page }) => {
    await openWhenThere(page, '/news')
    await page.getByRole('link', { name: 'Load More Articles' }).click()
    await expect(page).toHaveURL(/\/news\/search\?cursor=/)
    await expect(stories(page)).toHaveCount(9)
    await page.getByLabel('Topic', { exact: true }).selectOption('Domestic Violence')
    await page.getByRole('searchbox', { name: 'Search the news' }).fill('kennels')
    await page.getByRole('button', { name: 'Find news' }).click()
    await expect(titles(page)).toHaveText(['Sample: Shelter kennels let survivors of domestic violence bring pets'])
    await expect(page.getByRole('searchbox', { name: 'Search the news' })).toHaveValue('kennels')
  })

  test('Home has six stories, and its topics link to more', async ({ page }) => {
    await openWhenThere(page, '/')
    await expect(page.locator('#news .story')).toHaveCount(6)
    await page.locator('#news').getByRole('link', { name: 'Women in Politics' }).click()
    await expect(page).toHaveURL(/\/news\/search\?topic=women-in-politics$/)
    await expect(titles(page).first()).toBeVisible()
  })
})

test.describe('on Home', () => {
  test('topic buttons filter the six stories in place', async ({ page }) => {
    await openWhenThere(page, '/')
    const news = page.locator('#news')
    await expect(news.locator('.story')).toHaveCount(6)
    await expect(news.getByRole('button')).toHaveText([
      'All Topics',
      "Women's Rights",
      'Reproductive Rights',
      'Gender Equality',
      "Women's Health",
      'Domestic Violence',
      'Workplace Equality',
      'Women in Politics',
    ])
    const button = news.getByRole('button', { name: "Women's Health" })
    await button.focus()
    await page.keyboard.press('Space')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await expect(news.locator('.story:visible [data-fill="topic"]').first()).toHaveText("Women's Health")
    for (const topic of await news.locator('.story:visible [data-fill="topic"]').allTextContents()) {
      expect(topic).toBe("Women's Health")
    }
    await expect(page).toHaveURL(/\/$/)
    await expect(news.locator('.story:visible').first().getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
    await news.getByRole('link', { name: 'View All News' }).click()
    await expect(page).toHaveURL(/\/news$/)
  })

  test.describe('when the request fails', () => {
    test.use({ allowedErrors: [/503/] })

    test('shows six skeletons, then the sources a news service would provide', async ({ page }) => {
      await openWhenThere(page, '/')
      const fail = await holdRoute(page, '**/api/news?*', (route) => route.fulfill({ status: 503, body: 'no' }))
      const news = page.locator('#news')
      await news.getByRole('button', { name: 'Gender Equality' }).click()
      await expect(news.locator('.skeleton:visible')).toHaveCount(6)
      fail()
      await expect(news.getByText('A news API service is needed')).toBeVisible()
      for (const source of ['Associated Press (AP)', 'Reuters', 'NPR', 'The Guardian']) {
        await expect(news.getByText(source)).toBeVisible()
      }
    })
  })
})

test.describe('our own articles', () => {
  test.use({ allowedErrors: [/404/] })

  test('appear soon after they are stored, if their status allows it, and run no script', async ({ page, request }) => {
    const name = `own-${Date.now()}`
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      return dialog.dismiss()
    })
    await withDatabase(async (sql) => {
      for (const [slug, status, days] of [
        [name, 'published', 0],
        [`${name}-due`, 'scheduled', -1],
        [`${name}-later`, 'scheduled', 1],
        [`${name}-draft`, 'draft', 0],
      ] as const) {
        await sql`insert into articles (slug, title, excerpt, content, category, author, status, publish_date) values
          (${slug}, ${`Title of ${slug}`}, 'In short', ${`## A part\n\n**Bold** [out](https://example.org) ${xssPayloads.join('\n\n')}`}, 'rights', 'Ann',
           ${status}, now() + ${`${days} days`}::interval)`
      }
    })
    await expect(async () => {
      expect(await (await request.get('/news')).text()).toContain(`Title of ${name}`)
    }).toPass({ timeout: 20_000 })
    await page.goto(`/news/${name}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Title of ${name}`)
    await expect(page.getByRole('heading', { name: 'A part' })).toBeVisible()
    await expect(page.getByText('Our own article')).toBeVisible()
    await expect(page.getByRole('link', { name: 'out', exact: true })).toHaveAttribute('rel', /noopener noreferrer/)
    expect(alerts).toEqual([])
    expect((await request.get(`/news/${name}-due`)).status()).toBe(200)
    for (const hidden of [`${name}-later`, `${name}-draft`, 'none', 'A', '..%2Fadmin']) {
      expect((await request.get(`/news/${hidden}`)).status()).toBe(404)
    }
    const feed = await (await request.get('/news/feed.xml')).text()
    expect(feed).toContain(`/news/${name}</link>`)
    expect(feed).not.toContain(`${name}-draft`)
    expect(await (await request.get('/sitemap/pages.xml')).text()).toContain(`/news/${name}</loc>`)
    await withDatabase((sql) => sql`delete from articles where slug like ${`${name}%`}`)
    await expect(async () => {
      expect((await request.get(`/news/${name}`)).status()).toBe(404)
    }).toPass({ timeout: 20_000 })
  })
})

test('no script in a title, summary or source runs', async ({ page }) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.dismiss()
  })
  const mark = `hostile${Date.now()}`
  await withDatabase(async (sql) => {
    for (const [at, payload] of xssPayloads.entries()) {
      await sql`insert into news_stories (title, description, source, url, category, published_at) values
        (${`${payload} ${mark}`.slice(0, 500)}, ${payload}, ${payload.slice(0, 100)}, ${`https://example.org/${mark}/${at}`}, 'womens-rights', now())`
    }
  })
  try {
    for (const path of ['/', '/news', `/news/search?q=${mark}`]) {
      await expect(async () => {
        await page.goto(path)
        await expect(page.getByText(mark).first()).toBeVisible({ timeout: 500 })
      }).toPass({ timeout: 10_000 })
    }
    const more = page.getByText('Load More Articles')
    for (let count = 9; count < xssPayloads.length; count += 9) {
      await expect(stories(page)).toHaveCount(count)
      await more.click()
    }
    await expect(stories(page)).toHaveCount(xssPayloads.length)
    await page.goto('/')
    await page.locator('#news').getByRole('button', { name: "Women's Rights" }).click()
    await expect(page.locator('#news .story:visible').first()).toContainText(mark)
    expect(alerts).toEqual([])
  } finally {
    await withDatabase((sql) => sql`delete from news_stories where url like ${`%${mark}%`}`)
  }
})

test('news is accessible in both themes and fits a narrow screen', async ({ page }) => {
  for (const path of ['/news', '/news/search?topic=healthcare']) {
    await openWhenThere(page, path)
    expect(await axeInThemes(page)).toEqual([])
  }
  await openWhenThere(page, '/')
  await page.locator('#news').getByRole('button', { name: 'Domestic Violence' }).click()
  await expect(page.locator('#news .story:visible').first()).toBeVisible()
  expect(await axeInThemes(page)).toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/news', '/']) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
