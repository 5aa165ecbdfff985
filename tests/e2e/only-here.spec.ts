/** A card for a call, sheets for helpers, disguised lists of numbers, and a private search. */
import type { Page } from '@playwright/test'
import { passphrase, readStorage, unlock } from '../support/vault-page'
import { axe, expect, test } from './fixtures'

const record = '/resources/housing-shelter/national-domestic-violence-hotline'

test('the call card can be filled in, and is cleared when the page is left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(record)
  const card = page.locator('#call')
  await expect(card.getByRole('heading', { name: 'Ready for the call' })).toBeVisible()
  const field = card.getByRole('textbox').first()
  await field.fill('ask for Ann')
  expect(await card.locator('input[name], form[action]').count()).toBe(0)
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')))
  await expect(field).toHaveValue('')
})

test.describe('the answers of a call', () => {
  test.setTimeout(90_000)
  const canary = 'CANARY-9c2e-until-nine'

  /** Fills in an answer and asks for the vault, which opens in its own tab. */
  async function openVault(page: Page, path = record, button = 'Keep these answers in my vault'): Promise<Page> {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(path)
    const card = page.locator('#call')
    await card.getByRole('textbox').last().fill(canary)
    const opening = page.context().waitForEvent('page')
    await card.getByRole('button', { name: button }).click()
    return opening
  }

  async function makeVault(vault: Page): Promise<void> {
    await vault.getByRole('checkbox', { name: /I have read this/ }).check()
    await vault.getByLabel('Passphrase', { exact: true }).fill(passphrase)
    await vault.getByLabel('Type it again').fill(passphrase)
    await vault.getByRole('button', { name: 'Make the vault' }).click()
    await vault.getByRole('button', { name: 'Continue without one' }).click({ timeout: 30_000 })
  }

  const list = (vault: Page) => vault.getByRole('list', { name: 'Files in the vault' })

  test('wait until a vault is created, are shown there, and appear in no address, storage or request', async ({
    page,
  }) => {
    const sent: string[] = []
    page.context().on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
    const vault = await openVault(page)
    await expect(vault).toHaveURL('/emergency/documents')
    await expect(vault.getByText('The answers from your call are waiting.')).toBeVisible()
    await expect(page.locator('[data-answers-said]')).toContainText('Continue in the new tab.')
    expect(await axe(vault)).toEqual([])
    await makeVault(vault)
    await expect(list(vault)).toContainText('Call: National Domestic Violence Hotline', { timeout: 30_000 })
    await expect(page.locator('[data-answers-said]')).toContainText('They are in your vault.')
    await expect(page.locator('#call').getByRole('textbox').last()).toHaveValue(canary)

    await page.locator('#call').getByRole('button', { name: 'Clear', exact: true }).click()
    await expect(page.locator('[data-answers-said]')).toHaveText('')

    await vault.getByRole('button', { name: /^Open Call/ }).click()
    await expect(vault.locator('dd').filter({ hasText: canary })).toBeVisible()
    expect(await axe(vault)).toEqual([])

    const stored = await readStorage(vault)
    for (const encoding of ['utf8', 'base64', 'hex', 'utf16le'] as const) {
      expect(stored).not.toContain(Buffer.from(canary).toString(encoding))
    }
    expect(sent.filter((request) => request.includes(canary))).toEqual([])
    expect(page.url() + vault.url()).not.toContain(canary)
  })

  test('wait until a locked vault is opened, even after a wrong passphrase and a reload', async ({ page }) => {
    const first = await openVault(page)
    await makeVault(first)
    await expect(list(first)).toContainText('Call', { timeout: 30_000 })
    await first.close()
    const vault = await openVault(page)
    await expect(vault.getByText('The answers from your call are waiting.')).toBeVisible()
    await unlock(vault, `${passphrase}s`)
    await expect(vault.getByText('That passphrase is not right.')).toBeVisible({ timeout: 30_000 })
    await vault.reload()
    await expect(vault.getByText('The answers from your call are waiting.')).toBeVisible()
    await unlock(vault)
    await expect(list(vault).getByRole('listitem')).toHaveCount(2, { timeout: 30_000 })
    await expect(vault.getByText('The answers from your call are in the vault.')).toBeVisible()
  })

  test('wait in the Spanish vault when kept from a Spanish page', async ({ page }) => {
    const vault = await openVault(page, '/es/safe-tonight', 'Guardar estas respuestas en mi caja fuerte')
    await expect(vault).toHaveURL('/es/emergency/documents')
    await expect(vault.getByText('Las respuestas de su llamada están esperando.')).toBeVisible()
  })

  test('open no vault if there are none', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.goto(record)
    await page.locator('#call').getByRole('button', { name: 'Keep these answers in my vault' }).click()
    await expect(page.locator('[data-answers-said]')).toHaveText('There are no answers to save yet.')
    expect(page.context().pages()).toHaveLength(1)
  })
})

test('a plan is saved and printed as disguised paper, in neutral words, without any request', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => undefined
  })
  await page.goto('/emergency/planning')
  await page.getByLabel('Choose a code word').first().check()
  await page.getByLabel('Your own step').fill('Ask the shelter')
  await page.getByRole('button', { name: 'Add step' }).click()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name, or a word you both know').fill('Ann')
  await page.getByLabel('Phone', { exact: true }).fill('(216) 555-0100')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByText('Paper that looks like something else').click()
  const paper = page.locator('#my-plan .plain-paper')
  await expect(paper).toContainText('The word')
  await expect(paper).toContainText('2165550100')
  await expect(paper).not.toContainText(/code|shelter/i)
  await page.getByLabel('On paper: Ask the shelter').fill('Blue flour')
  await page.getByRole('button', { name: 'A school list' }).click()
  await expect(paper).toContainText('Supplies, room 14')
  await expect(paper).toContainText('Blue flour')
  // Nothing lies half under the line that stays at the top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  expect(await axe(page)).toEqual([])

  const downloading = page.waitForEvent('download')
  await page.locator('#my-plan').getByRole('button', { name: 'Save as a picture' }).click()
  expect((await downloading).suggestedFilename()).toBe('school.png')
  await page.getByRole('button', { name: 'Print this paper' }).click()
  await expect(page.locator('body > .print-sheet')).toContainText('Blue flour')
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(page).toHaveTitle('Supplies, room 14')
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page).toHaveTitle('Planning - Marigold')
  await expect(page.locator('.print-sheet')).toHaveCount(0)
  expect(asked.filter((url) => url.startsWith('http'))).toEqual([])
})

test('a private search requests nothing after its file', async ({ page }) => {
  await page.goto('/private-search')
  await page.getByLabel('1. Your state').selectOption('ohio')
  await page.getByRole('button', { name: 'Get the file' }).click()
  await expect(page.getByText('The file is here')).toBeVisible({ timeout: 30_000 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const words = page.getByLabel('2. What do you need')
  for (const typed of ['he hits me', 'lawyer in Cleveland', 'food 44113']) {
    await words.fill(typed)
    await words.press('Enter')
    await expect(page.locator('.entry-rows h3').first()).toBeVisible()
  }
  expect(asked).toEqual([])
  expect(new URL(page.url()).search).toBe('')
  expect(await axe(page)).toEqual([])
})

test('all of these features work in Spanish', async ({ page }) => {
  await page.goto('/es/safe-tonight')
  await expect(page.locator('#call')).toHaveAttribute('lang', 'es')
  await expect(page.locator('#call').getByRole('heading', { name: 'Antes de llamar' })).toBeVisible()
  await page.getByRole('link', { name: 'Números nacionales, como una receta o un recibo' }).click()
  await expect(page).toHaveURL('/es/list?of=lines&as=recipe')
  await expect(page.getByRole('heading', { level: 1, name: 'Números que parecen otra cosa' })).toBeVisible()
  expect(await axe(page)).toEqual([])
  await page.getByRole('link', { name: 'Un recibo', exact: true }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Guardar como imagen' }).click()
  expect((await downloading).suggestedFilename()).toBe('recibo.png')
  await page.getByRole('link', { name: 'English', exact: true }).first().click()
  await expect(page).toHaveTitle('List')

  await page.goto('/es/private-search')
  await page.getByRole('main').getByRole('combobox').first().selectOption('ohio')
  await page.getByRole('main').getByRole('button').first().click()
  const words = page.getByRole('main').locator('textarea[maxlength="1000"]')
  await expect(words).toBeVisible({ timeout: 30_000 })
  await words.fill('refugio en Cleveland')
  await words.press('Enter')
  await expect(page.locator('.entry-rows h3').first()).toBeVisible()

  await page.goto('/es/advocates/ohio/cuyahoga')
  await expect(page.getByRole('link', { name: /Los registros del? .* en hoja de cálculo/ })).toHaveAttribute(
    'href',
    '/guides/advocates/ohio/cuyahoga/directory.csv',
  )
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the call card still works, and no control that needs a script is shown', async ({ page }) => {
    for (const path of [record, '/safe-tonight', '/es/safe-tonight']) {
      await page.goto(path)
      const card = page.locator('#call')
      await expect(card.getByRole('heading', { level: 2 })).toBeVisible()
      await expect(card.locator('.needs-script:visible')).toHaveCount(0)
      await expect(card.locator('details')).toHaveCount(8)
    }
    for (const path of ['/list?of=lines', '/es/list?of=plan&as=school']) {
      await page.goto(path)
      await expect(page.locator('.plain-paper li').first()).toBeVisible()
      await expect(page.locator('main .needs-script:visible')).toHaveCount(0)
    }
  })

  test('a place offers its entries as a spreadsheet', async ({ page }) => {
    await page.goto('/advocates/ohio/cuyahoga')
    await expect(page.getByRole('link', { name: /The entries of .* as a spreadsheet/ })).toBeVisible()
    const sheet = await page.request.get('/guides/advocates/ohio/cuyahoga/directory.csv')
    expect(sheet.headers()['content-type']).toBe('text/csv; charset=utf-8')
    expect((await sheet.text()).split('\n').length).toBeGreaterThan(3)
  })

  test('a place has printable sheets, and its numbers a disguised list', async ({ page }) => {
    await page.goto('/advocates')
    await page.getByLabel('For which place?').fill('44113')
    await page.getByRole('button', { name: 'Make the sheets' }).click()
    await expect(page).toHaveURL('/advocates/ohio/cuyahoga')
    await expect(page.getByRole('img', { name: /Leads to the page of this place/ })).toBeVisible()
    for (const file of ['tear-off', 'cards-es', 'what-to-say']) {
      const sheet = await page.request.get(`/guides/advocates/ohio/cuyahoga/${file}.pdf`)
      expect([sheet.status(), sheet.headers()['content-type']]).toEqual([200, 'application/pdf'])
    }
    await page.goto('/list?of=ohio/cuyahoga&as=receipt')
    await expect(page).toHaveTitle('List')
    await expect(page.locator('.plain-paper')).toContainText('8007997233')
    const paper = await page.request.get('/list/receipt.pdf?of=ohio/cuyahoga')
    expect(paper.headers()['cache-control']).toBe('no-store')
    expect(paper.headers()['content-disposition']).toBe('attachment; filename="receipt.pdf"')
    await page.goto('/es/list?of=ohio/cuyahoga&as=school')
    await expect(page).toHaveTitle('Lista')
    await expect(page.locator('.plain-paper')).toContainText('8007997233')
    const papel = await page.request.get('/es/list/escuela.pdf?of=ohio/cuyahoga')
    expect(papel.headers()['content-disposition']).toBe('attachment; filename="escuela.pdf"')
    await page.goto('/private-search')
    // Playwright's text search skips noscript.
    await expect(page.locator('main noscript p')).toBeVisible()
    expect(await page.locator('main noscript').textContent()).toContain('A private search needs JavaScript')
  })
})
