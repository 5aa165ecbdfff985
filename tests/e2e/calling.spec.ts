/** A round of calls: an editor starts it, volunteers call by their links, and what they found out becomes public. */
import type { Browser, Page } from '@playwright/test'
import { createAccount, signInAs, withDatabase } from './accounts'
import { expect, test } from './fixtures'

const unique = () => `${Date.now()}-${Math.floor(Math.random() * 10_000)}`

/** A volunteer's phone, whose browser runs no scripts. */
async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  return context.newPage()
}

async function makeLink(page: Page, round: string, person: string): Promise<string> {
  await page.goto(round)
  await page.getByLabel('Name of a volunteer').fill(person)
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `The link of ${person}` })).toBeVisible()
  const address = (await page.locator('code').first().textContent()) ?? ''
  return new URL(address).pathname
}

test('volunteers call programs from their phones, and an editor puts the number on the entry', async ({
  page,
  browser,
}) => {
  const title = `First weekend ${unique()}`
  await signInAs(page.context(), await createAccount('editor'))
  await page.goto('/admin/checks')
  await page.getByRole('link', { name: 'Rounds of calls' }).click()
  await page.getByLabel('Name of the round').fill(title)
  await page.getByLabel('States').fill('AK')
  await page.getByRole('button', { name: 'Start the round' }).click()
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
  const round = new URL(page.url()).pathname
  const [rosas, anns] = [await makeLink(page, round, 'Rosa'), await makeLink(page, round, 'Ann')]

  const rosa = await openPhone(browser)
  const answer = await rosa.goto(rosas)
  expect(answer?.headers()['cache-control']).toContain('no-store')
  await expect(rosa.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expect(rosa.getByRole('heading', { level: 1, name: 'Hello, Rosa' })).toBeVisible()
  await expect(rosa.getByText('Never ask where a shelter is')).toBeVisible()
  await rosa.getByRole('button', { name: 'Take the first program' }).click()
  await expect(rosa.getByRole('heading', { name: 'What to ask' })).toBeVisible()
  const name = (await rosa.getByRole('heading', { level: 1 }).textContent()) ?? ''
  // Whatever is on the screen, nothing runs out of it at the side.
  expect(await rosa.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const ann = await openPhone(browser)
  await ann.goto(`/es${anns}`)
  await ann.getByRole('button', { name: 'Tomar el primer programa' }).click()
  await expect(ann.getByRole('heading', { name: 'Qué preguntar' })).toBeVisible()
  expect(await ann.getByRole('heading', { level: 1 }).textContent()).not.toBe(name)
  await ann.getByRole('button', { name: 'Nadie contestó' }).click()
  await expect(ann.getByText('Usted ha hecho 1 llamada.')).toBeVisible()

  await rosa.getByLabel('Another number').fill('call us')
  await rosa.getByLabel('Anything else').fill('Spoke to Kim')
  await rosa.getByRole('button', { name: 'The number is right' }).click()
  await expect(rosa.getByRole('heading', { level: 1, name: 'It was not saved' })).toBeVisible()
  await expect(rosa.getByLabel('Anything else')).toHaveValue(/Spoke to Kim/)
  await rosa.getByLabel('Another number').fill('(907) 555-0163')
  await rosa.getByRole('button', { name: 'Save it now' }).click()
  await expect(rosa.getByText('You have made 1 call.')).toBeVisible()
  await expect(rosa.getByRole('heading', { level: 1, name })).toHaveCount(0)

  const [found] = await withDatabase(
    (sql) => sql<{ path: string | null }[]>`
      select '/resources/' || r.category || '/' || r.slug as path from call_programs p join call_rounds c on c.id = p.round_id
      left join resources r on r.id = p.resource_id where c.title = ${title} and p.name = ${name}`,
  )
  const path = found?.path
  if (path) expect(await (await page.request.get(path)).text()).not.toContain('907-555-0163')
  await page.goto(round)
  const row = page.locator('.console-row').filter({ hasText: 'Spoke to Kim' })
  await expect(row).toContainText('907-555-0163')
  await row.getByText('Decide').click()
  await row.getByRole('button', { name: /^(Put the number on the entry|Add it to the directory)/ }).click()
  await expect(page.getByText('Your decision was saved.')).toBeVisible()
  await expect(page.getByText('Spoke to Kim')).toHaveCount(0)
  const [made] = await withDatabase(
    (sql) => sql<{ path: string }[]>`select '/resources/' || r.category || '/' || r.slug as path from phones p
      join resources r on r.id = p.resource_id where p.number = '907-555-0163' and r.title = ${name}`,
  )
  await expect
    .poll(async () => (await page.request.get(made?.path ?? '')).text(), { timeout: 20_000, intervals: [200] })
    .toContain('907-555-0163')

  await page.goto(round)
  await page.getByRole('button', { name: 'End the round' }).click()
  await expect(page.getByText('This round has ended.')).toBeVisible()
  await rosa.goto(rosas)
  await expect(rosa.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible()
  await ann.goto(`/es${anns}`)
  await expect(ann.getByRole('heading', { level: 1, name: 'Este enlace ya no funciona' })).toBeVisible()
  // Nobody else's test meets a made-up number.
  await withDatabase(async (sql) => {
    await sql`delete from phones where number = '907-555-0163'`
    await sql`delete from call_rounds where title = ${title}`
  })
  await rosa.context().close()
  await ann.context().close()
})

test('two entries of one place become one, and the address of the other leads to it', async ({ page }) => {
  const title = `Twin House ${unique()}`
  const [kept, gone] = await withDatabase(async (sql) => {
    const organization = sql`insert into organizations (name) values (${title}) returning id`
    const make = async (slug: string, name: string) => {
      const [{ id } = { id: '' }] = await sql<{ id: string }[]>`
        with o as (${organization}) insert into resources (organization_id, slug, title, description, category, state, city, is_verified)
        select o.id, ${slug}, ${name}, 'Beds.', 'housing-shelter', 'OH', 'Akron', false from o returning id`
      await sql`insert into phones (resource_id, number) values (${id}, '330-555-0171')`
      return slug
    }
    const slug = title.toLowerCase().replaceAll(' ', '-')
    return [await make(`${slug}-a`, title), await make(`${slug}-b`, `${title} (Akron, OH)`)]
  })
  await signInAs(page.context(), await createAccount('editor'))
  await page.goto('/admin/checks/twins')
  const pair = page.locator('.console-row').filter({ hasText: title })
  await pair.getByText('Compare').click()
  await pair.getByRole('button', { name: 'Keep the first' }).click()
  await expect(page.getByText('Your decision was saved.')).toBeVisible()
  await expect
    .poll(
      async () =>
        (await page.request.get(`/resources/housing-shelter/${gone}`, { maxRedirects: 0 })).headers().location,
      { timeout: 20_000, intervals: [200] },
    )
    .toContain(`/resources/housing-shelter/${kept}`)
})
