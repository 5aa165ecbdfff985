/** A week at the desk, from the letters of the morning to the audit. In the full lane only. */
import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { createAccount, signInAs, type TestAccount } from './accounts'
import { axe, expect, holdScripts, test } from './fixtures'
import { giveByCall, nameNetwork, readLedger } from './giving'
import { readMailbox, waitForMail } from './mailbox'

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, text: string) => page.locator('.console-row').filter({ hasText: text })

async function expectUsable(page: Page): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
    expect(await axe(page)).toEqual([])
  }
}

/** As the form of a Spanish page sends it, from another network. */
async function writeLetter(baseURL: string, subject: string, email: string): Promise<void> {
  const response = await fetch(`${baseURL}/api/contact?lang=es`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseURL, ...nameNetwork() },
    body: JSON.stringify({
      ...{ name: 'Lucía', email, phone: '216-555-0100', subject, category: 'resources', priority: 'normal' },
      ...{ message: 'Busco un abogado gratis.', reachBy: ['email', 'phone'] },
    }),
  })
  expect(response.status, await response.text()).toBeLessThan(300)
}

async function addEntry(
  page: Page,
  baseURL: string,
  given: Record<string, string>,
): Promise<{ id: string; slug: string }> {
  const response = await page.request.post('/api/admin/resources', {
    headers: { origin: baseURL },
    data: { description: 'Gives food.', category: 'financial', phoneNumber: '330-555-0142', ...given },
  })
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

test.describe('a week at the desk', () => {
  let staff: TestAccount
  const mark = `${Date.now()}`

  test.beforeEach(async ({ context }) => {
    test.setTimeout(120_000)
    staff = await createAccount('admin')
    await signInAs(context, staff)
  })

  test('a letter in Spanish waits in the morning, is answered in Spanish, and a call is noted', async ({
    page,
    baseURL,
  }) => {
    const [subject, email] = [`Busco un abogado ${mark}`, `${randomUUID()}@example.org`]
    await writeLetter(baseURL ?? '', subject, email)
    await page.goto('/admin')
    await expectUsable(page)
    await main(page)
      .getByRole('link', { name: /messages? (is|are) new/ })
      .click()
    await expect(row(page, subject)).toContainText('Spanish')
    await row(page, subject).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 2, name: subject })).toBeVisible()
    await page.getByRole('link', { name: 'They look for something nearby' }).click()
    await expect(page.getByLabel('Your answer')).toHaveValue(/^Gracias por preguntar\./)
    await page.getByRole('button', { name: 'Send by email' }).click()
    await expect(page.getByText('Your answer is on its way.', { exact: false })).toBeVisible()
    const mail = await waitForMail(email)
    expect(mail.text).toContain('Gracias por escribirnos')
    expect(mail.text).toContain('Gracias por preguntar')
    expect(mail.text).not.toMatch(/Thank you|Nobody reads/)

    await page.getByLabel('Add a note').fill('Rang twice.')
    await page.getByLabel('What became of a call').selectOption('no-answer')
    await page.getByRole('button', { name: 'Add note' }).click()
    await expect(row(page, 'Rang twice.')).toContainText('Call: No answer.')
    await expectUsable(page)
  })

  test('what is typed while the script still loads stays', async ({ page, baseURL }) => {
    const { id } = await addEntry(page, baseURL ?? '', { title: `Early Pantry ${mark}` })
    const release = await holdScripts(page)
    await page.goto(`/admin/resources/${id}`, { waitUntil: 'commit' })
    await page.getByLabel('Fees').fill('Free')
    release()
    await expect(page.getByRole('tab', { name: 'History' })).toBeVisible()
    await expect(page.getByLabel('Fees')).toHaveValue('Free')
  })

  test('an entry is found by its ZIP code and edited in one form, and its history stands in the audit', async ({
    page,
    baseURL,
  }) => {
    const title = `Reed Pantry ${mark}`
    const { id, slug } = await addEntry(page, baseURL ?? '', { title, address: '1 Main St, Akron, OH 44310' })
    await page.goto('/admin/resources?q=44310')
    await row(page, title).getByRole('button', { name: /^More/ }).click()
    await page.getByRole('menuitem', { name: 'Open its page' }).click()
    await page.getByLabel('Fees').fill('Free')
    await page.getByLabel('Documents to bring').fill('A letter with your address')
    await page.getByRole('textbox', { name: 'Alert' }).fill('Closed this week.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('Resource updated successfully')).toBeVisible()
    const path = `/resources/financial-support/${slug}`
    await expect
      .poll(async () => (await page.request.get(path)).text(), { timeout: 20_000 })
      .toContain('Closed this week.')
    const shown = await (await page.request.get(path)).text()
    expect(shown).toContain('A letter with your address')

    await page.goto(`/admin/resources/${id}`)
    await page.getByRole('tab', { name: 'History' }).click()
    await page.getByRole('link', { name: 'Its history in the audit' }).click()
    await expect(page.getByRole('heading', { name: `Audit of one resource: ${title}` })).toBeVisible()
    // Made and changed, and nothing of any other record.
    await expect(page.locator('.console-row')).toHaveCount(2)
    await expect(page.locator('.console-row').filter({ hasText: 'Resource created' })).toBeVisible()
    await expectUsable(page)
    await page.getByRole('link', { name: 'Audit of everything' }).click()
    await expect(
      row(page, title)
        .first()
        .getByRole('link', { name: `History of ${title}` }),
    ).toBeVisible()
  })

  test('a 211 export is mapped to the end; what it keeps private stays so, and a trial is discarded in the list', async ({
    page,
  }) => {
    const [open, closed, source] = [`Oak House ${mark}`, `Old House ${mark}`, `week-${mark}`]
    const names =
      'ResourceAgencyNum,PublicName,AgencyDescription,PhysicalCity,PhysicalStateProvince,Phone1Number,Phone1IsPrivate,PhoneTollFree,AgencyStatus,TaxonomyTerms'
    const lines = [
      `1,${open},Gives beds.,Akron,OH,330-555-0101,True,800-555-0102,Active,Food Pantries`,
      `2,${closed},Gives food.,Akron,OH,330-555-0103,False,,Inactive,Food Pantries`,
    ]
    const file = (name: string) => ({
      ...{ name, mimeType: 'text/csv', buffer: Buffer.from(`${names}\n${lines.join('\n')}\n`) },
    })
    const send = async (name: string) => {
      await page.goto('/admin/import')
      await page.getByLabel('Source').fill(source)
      await page.getByLabel('File', { exact: true }).setInputFiles(file(name))
      await page.getByRole('button', { name: 'Check the file' }).click()
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
    }
    await send(`trial-${mark}.csv`)
    await page.goto('/admin/import')
    await expectUsable(page)
    await page.getByRole('button', { name: `Discard trial-${mark}.csv` }).click()
    await expect(page.getByText('The file was discarded. Nothing was changed.')).toBeVisible()
    await expect(row(page, `trial-${mark}.csv`)).toHaveCount(0)

    await send(`week-${mark}.csv`)
    await expect(page.getByLabel('PublicName')).toHaveValue('title')
    await page.getByLabel('Category for rows that name none of ours').selectOption('shelter')
    await page.getByRole('button', { name: 'Read the file this way' }).click()
    await expect(page.getByLabel('Inactive', { exact: true })).toBeVisible()
    await page.getByLabel('Food Pantries', { exact: true }).selectOption({ label: 'Food pantries' })
    await page.getByRole('button', { name: 'Check the file' }).click()
    await expect(page.getByRole('heading', { name: 'Kept from the public, by what the file says' })).toBeVisible()
    await expect(main(page)).toContainText('agencystatus says “Inactive”')
    await expect(page.locator('.card').filter({ hasText: open })).toContainText('800-555-0102')
    expect(await main(page).locator('.card').allTextContents()).not.toContainEqual(expect.stringContaining('0101'))
    await expectUsable(page)
    await page.getByRole('button', { name: 'Write 1 record' }).click()
    await expect(page.getByText('The file was written.', { exact: false })).toBeVisible()

    // One line for the file; each of its records is asked for.
    await page.goto(`/admin/audit?actor=${staff.email}`)
    await expect(row(page, `week-${mark}.csv`)).toHaveCount(1)
    await expect(row(page, open)).toHaveCount(0)
    await page.goto(`/admin/audit?actor=${staff.email}&imported=shown`)
    await expect(row(page, open)).toContainText('created by import')
  })

  test('two entries of one place become one, and the old address leads on', async ({ page, baseURL }) => {
    const title = `Twin Pantry ${mark}`
    const address = `${randomInt(1, 999)} Main St, Akron, OH 44301`
    const [one, other] = [
      await addEntry(page, baseURL ?? '', { title, address }),
      await addEntry(page, baseURL ?? '', { title, address }),
    ]
    await page.goto('/admin/checks/twins')
    await expectUsable(page)
    const pair = row(page, title)
    await pair.getByText('Compare').click()
    await expectUsable(page)
    const [kept = ''] = await pair
      .getByRole('rowheader')
      .getByRole('link')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')?.split('/').at(-1) ?? ''))
    await pair.getByRole('button', { name: /^Keep the first/ }).click()
    await expect(page.getByText('Your decision was saved.', { exact: false })).toBeVisible()
    await expect(row(page, title)).toHaveCount(0)
    const [stays, goes] = kept === one.id ? [one, other] : [other, one]
    const path = (slug: string) => `/resources/financial-support/${slug}`
    await expect
      .poll(async () => (await page.request.get(path(goes.slug), { maxRedirects: 0 })).headers().location ?? '', {
        timeout: 20_000,
      })
      .toContain(path(stays.slug))
    expect((await page.request.get(path(stays.slug))).status()).toBe(200)
  })

  test('an issue of the newsletter is written, previewed, tested and scheduled, and held again', async ({ page }) => {
    const subject = `News of the week ${mark}`
    await page.goto('/admin/newsletter/new')
    await expectUsable(page)
    await page.getByRole('textbox', { name: 'Subject', exact: true }).fill(subject)
    await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Hello.\n\nA new page.')
    await page.getByRole('textbox', { name: 'Subject in Spanish', exact: true }).fill(`Noticias ${mark}`)
    await page.getByRole('textbox', { name: 'Text in Spanish', exact: true }).fill('Hola.\n\nUna página nueva.')
    const press = async (button: string, done: string) => {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByText(done, { exact: false })).toBeVisible()
    }
    const open = async () => {
      await page.goto('/admin/newsletter')
      await row(page, subject).getByRole('link').click()
    }
    await press('Save as a draft', 'The issue was saved as a draft.')
    await open()
    await expect(page.getByRole('article', { name: 'In English' })).toContainText('A new page.')
    await expect(page.getByRole('article', { name: 'In Spanish' })).toContainText('Una página nueva.')
    await expectUsable(page)
    await press('Send a test to yourself', 'The test is on its way to you.')
    // Two, in whichever order they leave.
    await waitForMail(staff.email, 2)
    expect((await readMailbox(staff.email)).map(({ text }) => text).join()).toContain('Hola.')
    await open()
    await page.getByLabel('Not before').fill('2099-01-05T09:00')
    await page.getByRole('checkbox', { name: /^I have read it/ }).check()
    await press('Release it', 'The issue was released.')
    await expect(row(page, subject)).toContainText('goes out')
    await open()
    await press('Hold it: make it a draft again', 'The issue is a draft again.')
    await open()
    await press('Put it away', 'It is never sent.')
  })

  test('a gift is refunded on the page of its donor, and the audit shows it', async ({ page, baseURL }) => {
    const email = await giveByCall(baseURL ?? '')
    await page.goto('/admin/donations')
    await page.getByRole('link', { name: email }).click()
    await expect(main(page)).toContainText('$66.00 in 1 gift')
    await page.getByLabel('Note').fill('Wants a call in May.')
    await page.getByRole('button', { name: 'Save the note' }).click()
    await expect(page.getByText('The note was saved.')).toBeVisible()
    await expectUsable(page)
    await page.getByRole('button', { name: /^Refund/ }).click()
    const dialog = page.getByRole('alertdialog', { name: 'Refund this gift' })
    await dialog.getByLabel('Amount to refund, in dollars').fill('6.00')
    await dialog.getByLabel('Type the same amount to confirm').fill('6.00')
    await dialog.getByRole('button', { name: 'Refund the money' }).click()
    await expect.poll(async () => (await readLedger(email))[0]?.refunded_cents).toBe(600)
    await page.goto(`/admin/audit?type=donation&actor=${staff.email}`)
    await expect(row(page, 'Donation refund asked').filter({ hasText: '$6.00' })).toHaveCount(1)
  })
})
