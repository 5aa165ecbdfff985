/** Importing files of other directories: preview, writing, public pages; with and without JavaScript. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createAccount, signInAs } from './accounts'
import { axe, type colorSchemes, expect, test } from './fixtures'

const HEAD = 'id,title,description,category,phone_number,street,city,state,zip,address_visibility,tags'
const XSS = '<img src=x onerror=alert(1)>'

const csv = (...lines: string[]) => ({
  name: 'houses.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`${HEAD}\r\n${lines.join('\r\n')}\r\n`),
})
const line = (title: string, state = 'TX') =>
  `${title.toLowerCase().replaceAll(' ', '-')},${title},"Beds, day and night. ${XSS}",shelter,(512) 555-0142,9 Quiet St,Austin,${state},78701,,`

async function openImport(page: Page): Promise<void> {
  await signInAs(page.context(), await createAccount('admin'))
  await page.goto('/admin/import')
  await expect(page.getByRole('heading', { level: 2, name: 'Import' })).toBeVisible()
}

async function sendFile(page: Page, source: string, file: ReturnType<typeof csv>): Promise<void> {
  await page.goto('/admin/import')
  await page.getByLabel('Source').fill(source)
  await page.getByLabel('File', { exact: true }).setInputFiles(file)
  await page.getByRole('button', { name: 'Check the file' }).click()
  await expect(page).toHaveURL(/\/admin\/import\/[0-9a-f-]{36}/)
  await expect(page.getByRole('heading', { level: 2, name: 'houses.csv' })).toBeVisible()
}

/** At one width and theme; console.spec.ts checks the tab itself at every one, like the other tabs. */
async function expectUsable(page: Page, width: number, colorScheme: (typeof colorSchemes)[number]): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  await page.emulateMedia({ colorScheme })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  expect(await axe(page)).toEqual([])
}

async function expectPublic(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).status(), { timeout: 20_000 }).toBe(200)
}

test('a file is checked, corrected and written, becomes public, and changes nothing when imported again', {
  tag: '@smoke',
}, async ({ page }) => {
  const [one, two] = [`Lantern House ${Date.now()}`, `Cedar House ${Date.now()}`]
  await openImport(page)
  await sendFile(page, 'journey', csv(line(one), line(two, 'Atlantis')))
  await expect(page.getByText('1 row of this file does not fit')).toBeVisible()
  const wrong = page.locator('.console-row').filter({ hasText: two })
  await expect(wrong).toContainText('Line 3')
  await expect(wrong).toContainText('state (column 8): There is no such state.')
  await expect(page.getByRole('button', { name: /^Write/ })).toHaveText('Write 1 record, leave out 1 row')
  await expectUsable(page, 360, 'dark')
  await page.getByRole('button', { name: 'Discard this file' }).click()
  await expect(page.getByText('The file was discarded. Nothing was changed.')).toBeVisible()

  await sendFile(page, 'journey', csv(line(one), line(two)))
  await expect(page.getByText('2 to add', { exact: false }).first()).toBeVisible()
  await page.getByText('fields').first().click()
  await expect(page.getByText('9 Quiet St, Austin, TX 78701').first()).toBeVisible()
  const path = `/resources/housing-shelter/${one.toLowerCase().replaceAll(' ', '-')}`
  expect((await page.request.get(path)).status()).toBe(404)
  await page.getByRole('button', { name: 'Write 2 records' }).click()
  await expect(page.getByText('The file was written.')).toBeVisible()
  await expectPublic(page, path)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: one })).toBeVisible()
  await expect(page.getByText(XSS).first()).toBeVisible()
  await expect(page.getByText('512-555-0142').first()).toBeVisible()
  expect(await page.content()).not.toContain('9 Quiet St')

  await sendFile(page, 'journey', csv(line(one), line(two)))
  await expect(page.getByText('There is nothing to write')).toBeVisible()
  await sendFile(page, 'journey', csv(line(one).replace('day and night', 'at night'), line(two)))
  const changed = page.locator('.console-row').filter({ hasText: one })
  await expect(changed).toContainText('day and night')
  await expect(changed).toContainText('at night')
  await page.getByRole('link', { name: 'To change (1)' }).click()
  await expect(page.locator('.console-row')).toHaveCount(1)
  await expectUsable(page, 1200, 'light')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a file is checked and written, and an unreadable one gets an explanation', async ({ page }) => {
    const title = `Plain House ${Date.now()}`
    await openImport(page)
    await sendFile(page, 'plain', { ...csv(), buffer: Buffer.from('<!doctype html>\n<p>Not found</p>\n') })
    await expect(page.getByRole('alert')).toContainText('The first line should name the columns, but it lacks “id”')
    await sendFile(page, 'plain', csv(line(title)))
    await page.getByRole('button', { name: 'Write 1 record' }).click()
    await expect(page.getByText('The file was written.')).toBeVisible()
    await expectPublic(page, `/resources/housing-shelter/${title.toLowerCase().replaceAll(' ', '-')}`)
    await page.goto('/admin/import')
    await expect(page.locator('.console-row').filter({ hasText: 'Written' }).first()).toBeVisible()
    const template = await page.request.get('/api/admin/import/template')
    expect(template.headers()['content-disposition']).toContain('import-template.csv')
    const filled = { name: 'houses.csv', mimeType: 'text/csv', buffer: Buffer.from(await template.body()) }
    await sendFile(page, 'template', filled)
    await expect(page.getByText('1 to add', { exact: false }).first()).toBeVisible()
  })

  test('a file with unknown columns is mapped, and choices are kept when one is missing', async ({ page }) => {
    const title = `Mapped House ${Date.now()}`
    const text = `Agency,Where,Tel,Remark\n${title},"12 Main St, Akron, OH 44301",330-555-0100,x\n,"1 Elm St, Akron, OH 44301",330-555-0101,y\n`
    await openImport(page)
    await sendFile(page, `mapped-${Date.now()}`, { ...csv(), buffer: Buffer.from(text) })
    await expect(page.getByLabel('Agency')).toHaveValue('organization')
    await expect(page.getByText('12 Main St, Akron, OH 44301').first()).toBeVisible()
    await page.getByLabel('Where', { exact: true }).selectOption('street')
    await page.getByLabel('Remark').selectOption('description')
    await page.getByRole('button', { name: 'Read the file this way' }).click()
    await expect(page.getByRole('alert')).toContainText('Please choose the category')
    await expect(page.getByLabel('Agency')).toHaveValue('organization')
    await expect(page.getByLabel('Where', { exact: true })).toHaveValue('street')
    await expect(page.getByLabel('Remark')).toHaveValue('description')

    await page.getByLabel('Category for rows that name none of ours').selectOption('shelter')
    await page.getByRole('button', { name: 'Read the file this way' }).click()
    await page.getByRole('button', { name: 'Write 1 record, leave out 1 row' }).click()
    await expect(page.getByText('The file was written.')).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download the row with the reason' }).click(),
    ])
    const rejected = await readFile(await download.path(), 'utf8')
    expect(rejected).toContain('1 Elm St')
    expect(rejected).not.toContain(title)
    const path = `/resources/housing-shelter/${title.toLowerCase().replaceAll(' ', '-')}`
    await expectPublic(page, path)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByText('330-555-0100').first()).toBeVisible()
    expect(await page.content()).not.toContain('12 Main St')
  })
})

test('the screen that maps the columns of a file is accessible', async ({ page }) => {
  await openImport(page)
  await sendFile(page, `columns-${Date.now()}`, {
    ...csv(),
    buffer: Buffer.from('Agency,Where\nOak House,"1 Elm St, Akron, OH"\n'),
  })
  await expect(page.getByLabel('Agency')).toHaveValue('organization')
  await expectUsable(page, 360, 'light')
  await expectUsable(page, 360, 'dark')
})
