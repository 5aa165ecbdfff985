/** The console: every tab, by keyboard and without JavaScript, and edit conflicts between two editors. */
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createAccount, signInAs, withDatabase } from './accounts'
import { axe, axeAsLoaded, axeInThemes, expect, holdScripts, test } from './fixtures'

const tabs = [
  '',
  '/articles',
  '/resources',
  '/import',
  '/checks',
  '/freshness',
  '/donations',
  '/messages',
  '/subscribers',
  '/newsletter',
  '/staff',
  '/mail',
  '/audit',
]

function toast(page: Page) {
  return page.locator('[data-sonner-toast][data-removed="false"][data-front="true"]')
}

async function openAs(page: Page, role: 'editor' | 'admin', path = '/admin'): Promise<void> {
  await signInAs(page.context(), await createAccount(role))
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Admin Dashboard' })).toBeVisible()
}

async function fillArticle(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Excerpt').fill('In short.')
  await page.getByLabel('Content').fill('# First\n\n<b>not bold</b> and **bold**')
  await page.getByRole('dialog').getByLabel('Category').selectOption('finance')
}

const row = (page: Page, title: string) => page.locator('.console-row').filter({ hasText: title })

async function deleteRow(page: Page, title: string): Promise<void> {
  await row(page, title).getByRole('button', { name: /^More/ }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete it' }).click()
}

test('an article is added, previewed, changed, deleted and restored', async ({ page }) => {
  const title = `Rent help ${Date.now()}`
  await openAs(page, 'editor', '/admin/articles')
  await page.getByRole('link', { name: 'Add Article' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Article' })
  await expect(dialog).toBeVisible()
  const [box, window] = [await dialog.boundingBox(), page.viewportSize()]
  expect(box?.height ?? 0).toBeLessThanOrEqual((window?.height ?? 0) * 0.8 + 1)
  await expect(page.getByLabel('Excerpt')).toHaveAttribute('rows', '3')
  await expect(page.getByLabel('Content')).toHaveAttribute('rows', '8')
  await fillArticle(page, title)
  await dialog.getByRole('button', { name: 'Preview' }).click()
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'First' })).toBeVisible()
  await expect(preview).toContainText('<b>not bold</b>')
  await dialog.getByRole('button', { name: 'Create Article' }).click()
  await expect(toast(page)).toContainText('Success')
  await expect(toast(page)).toContainText('Article created successfully')
  await expect(dialog).toHaveCount(0)
  await expect(row(page, title)).toContainText('Finance')

  await row(page, title).getByRole('link', { name: /Edit/ }).click()
  await expect(page.getByLabel('Content')).toHaveValue('# First\n\n<b>not bold</b> and **bold**')
  await page.getByLabel('Featured').check()
  await page.getByRole('button', { name: 'Update Article' }).click()
  await expect(toast(page)).toContainText('Article updated successfully')
  await expect(row(page, title)).toContainText('Featured')

  await deleteRow(page, title)
  await expect(toast(page)).toContainText('Article deleted successfully')
  await expect(row(page, title)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 2, name: 'Articles' })).toBeFocused()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(row(page, title)).toBeVisible()
})

test('the first page lists what is waiting, and content starts near the top of every page', async ({ page }) => {
  await openAs(page, 'admin')
  await expect(page.getByRole('heading', { level: 2, name: 'What waits' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Crisis|Hotline/ })).toHaveCount(0)
  for (const tab of tabs) {
    await page.goto(`/admin${tab}`)
    for (const [width, top] of [
      [1280, 120],
      [390, 160],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      const box = await page.locator('.console-body > *').first().boundingBox()
      expect(box?.y, `${tab} at ${width}`).toBeLessThanOrEqual(top)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), tab).toBe(true)
      await expect(page.getByRole('banner').getByRole('link', { name: 'Exit this site now' })).toBeInViewport()
    }
  }
})

test('a list is a table of 40 px rows under one line of filters, and what is done to ticked rows waits for a tick', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, 'editor', '/admin/resources')
  const rows = page.locator('.console-row')
  for (const height of await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))) {
    expect(Math.round(height)).toBeLessThanOrEqual(41)
  }
  const tools = await page.locator('.console-tools').boundingBox()
  expect(tools?.height).toBeLessThanOrEqual(64)
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeHidden()
  await rows.first().getByRole('checkbox').check()
  await expect(page.getByRole('button', { name: 'Archive', exact: true })).toBeVisible()
  // Nothing moved under the hand that ticks.
  expect(await page.locator('.console-tools').boundingBox()).toEqual(tools)
  await page.getByText('More filters').click()
  await expect(page.getByRole('textbox', { name: 'County' })).toBeVisible()
  expect(await axeInThemes(page)).toEqual([])
})

test('the way out of the console is quiet, and a link leads to the site', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, 'admin')
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('link', { name: 'View site' })).toHaveAttribute('href', '/')
  await expect(bar.getByRole('link', { name: 'Exit this site now' })).not.toHaveClass(/btn-primary/)
  await expect(page.getByRole('heading', { name: 'Not configured yet' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Set-up' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Set-up' })).toBeVisible()
  expect(await axe(page)).toEqual([])
})

test('a question mark shows the keys, but not while someone types', async ({ page }) => {
  await openAs(page, 'editor', '/admin/articles')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await page.getByRole('searchbox').press('?')
  await expect(keys).toHaveCount(0)
  await page.getByRole('searchbox').blur()
  await page.keyboard.press('?')
  await expect(keys).toContainText('Select the row')
  await page.keyboard.press('Escape')
  await expect(keys).toHaveCount(0)
  await page.getByRole('link', { name: 'Keys (?)' }).click()
  await expect(keys).toBeVisible()
})

test('keyboard shortcuts work in a list, and do nothing elsewhere', async ({ page }) => {
  const mark = `keys${Date.now()}`
  const author = await createAccount('editor')
  await withDatabase((sql) =>
    Promise.all(
      [1, 2, 3].map(
        (at) => sql`insert into articles (slug, title, excerpt, content, category, status, publish_date)
          values (${`${mark}-${at}`}, ${`${mark} ${at}`}, 'x', 'x', 'health', 'draft', now() - ${at} * interval '1 minute')`,
      ),
    ),
  )
  await signInAs(page.context(), author)
  await page.goto(`/admin/articles?q=${mark}`)
  const rows = page.locator('.console-row')
  await expect(rows).toHaveCount(3)
  const ticked = page.locator('.console-row input[name="ids"]:checked')
  const focused = () => rows.evaluateAll((all) => all.findIndex((one) => one.contains(document.activeElement)))
  // Unless a list has the focus, letter keys do nothing.
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  expect([await focused(), await ticked.count()]).toEqual([-1, 0])
  await rows.first().getByRole('checkbox').focus()
  for (const [key, at] of [
    ['j', 1],
    ['j', 2],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key)
    expect(await focused(), key).toBe(at)
  }
  await page.keyboard.press('x')
  await expect(page.getByText('1 selected:')).toBeVisible()
  await expect(rows.nth(1).getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Control+x')
  await expect(ticked).toHaveCount(1)
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('jx/')
  await expect(page.getByRole('searchbox')).toHaveValue(/jx\//)
  await rows.nth(2).getByRole('checkbox').focus()
  await page.keyboard.press('e')
  await expect(page.getByRole('dialog', { name: 'Edit Article' })).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(`${mark} 3`)
})

test('selected rows are exported as a spreadsheet, archived and restored', async ({ page }) => {
  const mark = `Many ${Date.now()}`
  await withDatabase(async (sql) => {
    const [organization] = await sql<{ id: string }[]>`insert into organizations (name) values (${mark}) returning id`
    await sql`insert into resources (organization_id, slug, title, description, category)
      values (${organization?.id ?? ''}, ${mark.toLowerCase().replace(' ', '-')}, ${mark}, 'A place.', 'housing-shelter')`
  })
  await signInAs(page.context(), await createAccount('editor'))
  await page.goto(`/admin/resources?q=${encodeURIComponent(mark)}`)
  await row(page, mark).getByRole('checkbox').check()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toBe('resources.csv')
  await page.getByRole('button', { name: 'Archive', exact: true }).click()
  await expect(toast(page)).toContainText('1 archived.')
  await expect(row(page, mark)).toContainText('Archived')
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await expect(toast(page)).toContainText('1 made public again.')
  await expect(row(page, mark).getByText('Archived', { exact: true })).toHaveCount(0)
})

test('what is typed into an editor while the script still loads stays, is saved, and counts as a change', async ({
  page,
}) => {
  const title = `Early ${Date.now()}`
  await signInAs(page.context(), await createAccount('editor'))
  const release = await holdScripts(page)
  await page.goto('/admin/articles/new', { waitUntil: 'commit' })
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Featured').check()
  await page.getByLabel('Category').selectOption('rights')
  release()
  await expect(page.getByLabel('Upload a picture')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(title)
  await page.getByLabel('Excerpt').fill('In short.')
  await page.getByLabel('Content').fill('Text')
  await page.getByRole('button', { name: 'Create Article' }).click()
  await expect(page.getByText('Article created successfully')).toBeVisible()
  await expect(row(page, title)).toContainText('Rights')
  await expect(row(page, title)).toContainText('Featured')
})

test('an uploaded picture is served from our own address', async ({ page }) => {
  await openAs(page, 'editor', '/admin/articles/new')
  const buffer = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#e59a1c' } })
    .png()
    .toBuffer()
  await page.getByLabel('Upload a picture').setInputFiles({ name: 'door.txt', mimeType: 'text/plain', buffer })
  await expect(page.getByText('The picture is uploaded.')).toBeVisible()
  const url = await page.getByLabel('Image URL').inputValue()
  expect(url).toMatch(/^\/pictures\/[0-9a-f]{40}\.webp$/)
  const picture = await page.request.get(url)
  expect(picture.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.describe('when saving fails', () => {
  test.use({ allowedErrors: [/status of (422|409)/] })

  test('typed text stays, and the error message is attached to its field', async ({ page }) => {
    await openAs(page, 'editor', '/admin/articles')
    await page.getByRole('link', { name: 'Add Article' }).click()
    await page.getByLabel('Excerpt').fill('Kept')
    await page.getByRole('button', { name: 'Create Article' }).click()
    await expect(toast(page)).toContainText('Error')
    await expect(page.getByLabel('Title')).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveAccessibleDescription('Please fill this in.')
    await expect(page.getByLabel('Excerpt')).toHaveValue('Kept')
    await page.keyboard.press('Escape')
    await expect(page.getByText('You have changes that are not saved.')).toBeVisible()
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the second of two editors sees what changed and loses none of her text', async ({ page, browser, baseURL }) => {
    const title = `Twice ${Date.now()}`
    await openAs(page, 'editor', '/admin/articles')
    await page.getByRole('link', { name: 'Add Article' }).click()
    await fillArticle(page, title)
    await page.getByRole('button', { name: 'Create Article' }).click()
    await row(page, title).getByRole('link', { name: /Edit/ }).click()
    await expect(page.getByLabel('Title')).toHaveValue(title)

    const other = await (await browser.newContext({ baseURL })).newPage()
    await openAs(other, 'editor', '/admin/articles')
    await row(other, title).getByRole('link', { name: /Edit/ }).click()
    await other.getByLabel('Excerpt').fill('Theirs')
    await other.getByLabel('Author').fill('Ellen')
    await other.getByRole('button', { name: 'Update Article' }).click()
    await expect(toast(other)).toContainText('Article updated successfully')
    await other.context().close()

    await page.getByLabel('Excerpt').fill('Mine')
    await page.getByRole('button', { name: 'Update Article' }).click()
    const changed = page.getByRole('alert', { name: 'What changed' })
    await expect(changed).toContainText('Author')
    await expect(changed).toContainText('Theirs')
    await expect(page.getByLabel('Excerpt')).toHaveValue('Mine')
    await expect(page.getByLabel('Author')).toHaveValue('Ellen')
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Update Article' }).click()
    await expect(toast(page)).toContainText('Article updated successfully')
    await expect(row(page, title)).toContainText('Mine')
    await expect(row(page, title)).toContainText('By Ellen')
  })
})

test('a record is public soon after it is added, and gone soon after it is deleted', { tag: '@smoke' }, async ({
  page,
}) => {
  const title = `Harbor ${Date.now()}`
  await openAs(page, 'editor', '/admin/resources')
  await page.getByRole('link', { name: 'Add Resource' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Resource' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Description').fill('A place to stay.')
  await dialog.getByLabel('Category').selectOption({ label: 'Shelter' })
  await dialog.getByLabel('Phone number').fill('(512) 555-0100')
  await dialog.getByLabel('Address', { exact: true }).fill('1 Main St, Austin, TX 78701')
  await dialog.getByLabel('Emergency').check()
  await dialog.getByRole('button', { name: 'Create Resource' }).click()
  await expect(toast(page)).toContainText('Resource created successfully')
  await expect(row(page, title)).toContainText('512-555-0100')
  await expect(row(page, title)).toContainText('1 Main St, Austin, TX 78701 (kept private)')
  await expect(row(page, title).getByText('Emergency', { exact: true })).toBeVisible()
  const path = `/resources/housing-shelter/${title.toLowerCase().replace(' ', '-')}`
  const status = async () => (await page.request.get(path)).status()
  await expect.poll(status, { timeout: 20_000 }).toBe(200)
  expect(await (await page.request.get(path)).text()).not.toContain('1 Main St')
  await deleteRow(page, title)
  await expect(toast(page)).toContainText('Resource deleted successfully')
  await expect.poll(status, { timeout: 20_000 }).toBe(404)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article is added, changed and deleted', async ({ page }) => {
    const title = `Plain ${Date.now()}`
    await openAs(page, 'editor', '/admin/articles')
    await page.getByRole('link', { name: 'Add Article' }).click()
    await expect(page).toHaveURL('/admin/articles/new')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Excerpt').fill('In short.')
    await page.getByLabel('Content').fill('Text')
    await page.getByLabel('Category').selectOption('rights')
    await page.getByRole('button', { name: 'Create Article' }).click()
    await expect(page.getByText('Article created successfully')).toBeVisible()
    await row(page, title).getByRole('link', { name: /Edit/ }).click()
    await page.getByLabel('Author').fill('Ellen')
    await page.getByRole('button', { name: 'Update Article' }).click()
    await expect(page.getByText('Article updated successfully')).toBeVisible()
    await expect(row(page, title)).toContainText('By Ellen')
    await row(page, title)
      .getByRole('button', { name: /Delete/ })
      .click()
    await expect(page.getByText('Article deleted successfully')).toBeVisible()
    await expect(row(page, title)).toHaveCount(0)
  })

  test('a list is ordered and its columns are chosen by links, and the keys are on the page', async ({ page }) => {
    await openAs(page, 'editor', '/admin/resources?state=OH')
    const head = (name: string) => page.getByRole('columnheader', { name, exact: true })
    await expect(head('Name')).toHaveAttribute('aria-sort', 'none')
    await head('Name').getByRole('link').click()
    await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    await expect(page).toHaveURL(/state=OH&sort=title$/)
    await head('Name').getByRole('link').click()
    await expect(head('Name')).toHaveAttribute('aria-sort', 'descending')
    await page.getByRole('link', { name: 'Show Source' }).click()
    await expect(head('Source')).toBeVisible()
    await page.getByRole('link', { name: 'Hide Phone' }).click()
    await expect(head('Phone')).toHaveCount(0)
    await expect(page).toHaveURL(/state=OH&sort=-title&columns=/)
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(head('Source')).toBeVisible()
    await page.getByRole('link', { name: 'Keys (?)' }).click()
    await expect(page).toHaveURL(/#keys$/)
    await expect(page.locator('#keys')).toContainText('J and K go down and up')
  })

  test('a staff member is invited and deactivated', async ({ page }) => {
    const email = `new-${Date.now()}@example.org`
    await openAs(page, 'admin', '/admin/staff')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Invite' }).click()
    await expect(page.getByText('The invitation is on its way.')).toBeVisible()
    const member = row(page, email)
    await expect(member).toContainText('Has not signed in yet')
    await member.getByText('Change rights').click()
    await member.getByLabel('Active').uncheck()
    await member.getByRole('button', { name: 'Save rights' }).click()
    await expect(row(page, email)).toContainText('Deactivated')
  })
})

test.describe('an editor without extra permissions', () => {
  test.use({ allowedErrors: [/status of 403/] })

  test('sees the directory and article tabs, and gets a 403 at the address of any other tab', async ({ page }) => {
    await openAs(page, 'editor')
    const nav = page.getByRole('navigation', { name: 'Admin' })
    await expect(nav.getByRole('link')).toHaveText([/^Today/, /^Articles/, /^Resources/, /^Checks/, /^Freshness/])
    for (const tab of tabs.filter((one) => !['', '/articles', '/resources', '/checks', '/freshness'].includes(one))) {
      const response = await page.goto(`/admin${tab}`)
      expect(response?.status(), tab).toBe(403)
    }
  })
})

test('an administrator sees every tab in the navigation', async ({ page }) => {
  await openAs(page, 'admin')
  await expect(page.getByRole('navigation', { name: 'Admin' }).getByRole('link')).toHaveCount(tabs.length)
})

for (const width of [360, 1200]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('every tab and both dialogs are accessible', async ({ page }) => {
      test.setTimeout(90_000)
      await openAs(page, 'admin')
      for (const tab of tabs) {
        await page.goto(`/admin${tab}`)
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeAttached()
        expect(await (width > 700 ? axeInThemes(page) : axeAsLoaded(page)), tab).toEqual([])
        const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
        expect(isWide, `${tab} is no wider than the window`).toBe(false)
      }
      for (const [tab, noun] of [
        ['/articles', 'Article'],
        ['/resources', 'Resource'],
      ]) {
        await page.goto(`/admin${tab}`)
        await page.getByRole('link', { name: `Add ${noun}` }).press('Enter')
        await expect(page.getByRole('dialog', { name: `Add ${noun}` })).toBeVisible()
        await expect(page.getByLabel('Title')).toBeVisible()
        expect(await axeInThemes(page), noun).toEqual([])
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('link', { name: `Add ${noun}` })).toBeFocused()
      }
    })
  })
}
