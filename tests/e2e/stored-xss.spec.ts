/** Stores forty script payloads in every displayed field, and visits every page that displays them. */
import type { Page } from '@playwright/test'
import { xssPayloads } from '../support/xss-payloads'
import { createAccount, signInAs, withDatabase } from './accounts'
import { expect, test } from './fixtures'

const MARK = `xss-${Date.now()}`
/** Unique titles, so that no search finds one in place of another. */
const marked = xssPayloads.map((payload, at) => `${MARK}-${at} ${payload}`)

/** Fails if any payload runs. The fixtures already fail on policy violations and requests to other hosts. */
async function watch(page: Page): Promise<() => Promise<void>> {
  const ran: string[] = []
  page.on('dialog', (dialog) => {
    ran.push(dialog.message())
    void dialog.dismiss()
  })
  return async () => {
    expect(ran).toEqual([])
    const foreign = await page.evaluate(() => {
      const elements = 'main :is(iframe, object, embed, base, style, link, meta)'
      // Some pages contain scripts of our own, which the policy allows by hash.
      const scripts = [...document.querySelectorAll('main script:not([type="application/ld+json"])')]
        .map(({ outerHTML }) => outerHTML)
        .filter((text) => /alert\(|evil\.example/.test(text))
      const handlers = 'main :is([onerror], [onload], [onfocus], [ontoggle], [onbegin])'
      const found = [...document.querySelectorAll(`${elements}, ${handlers}`)].map(({ outerHTML }) => outerHTML)
      const links = [...document.querySelectorAll('main :is(a, form, button)')].flatMap((element) =>
        ['href', 'action', 'formaction'].map((name) => element.getAttribute(name) ?? ''),
      )
      // Structured data must stay in its element: a payload that closed it early would break the JSON.
      for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
        JSON.parse(textContent)
      return [...scripts, ...found, ...links.filter((address) => /^\s*(javascript|data|vbscript):/i.test(address))]
    })
    expect(foreign).toEqual([])
  }
}

const together = xssPayloads.join(' ')
/** The first record, message and article hold every payload in their longest text. */
const longTextAt = (at: number, payload: string) => (at === 0 ? together : payload)

/** A full run opens the page of each payload, any other one every fifth, beginning with those that hold all of them. */
const choose = <T>(all: readonly T[]) => all.filter((_, at) => process.env.TEST_FULL || at % 5 === 0)

test.describe('stored script payloads', () => {
  // A title consisting only of symbols may be looked up where it is not found.
  test.use({ allowedErrors: [/status of 404/] })
  test.describe.configure({ mode: 'serial' })
  test.setTimeout(180_000)

  test('are stored as plain text by the console’s API and the database', async ({ context }) => {
    await signInAs(context, await createAccount('admin'))
    for (const [at, payload] of marked.entries()) {
      const article = {
        title: payload,
        excerpt: payload,
        content: longTextAt(at, payload),
        category: 'health',
        author: payload.slice(0, 100),
      }
      const made = await context.request.post('/api/admin/articles', {
        data: article,
        headers: { origin: new URL(test.info().project.use.baseURL ?? '').origin },
      })
      expect([201, 429], payload).toContain(made.status())
      if (at < 3) expect((await made.json()).title).toBe(payload.replace(/\s+/g, ' '))
    }
    await withDatabase(async (sql) => {
      for (const [at, payload] of marked.entries()) {
        await sql`insert into contact_messages (name, email, phone, subject, category, message, reach_hours)
          values (${payload.slice(0, 200)}, 'a@b.test', ${payload.slice(0, 40)}, ${payload.slice(0, 200)}, 'general', ${longTextAt(at, payload)}, ${payload.slice(0, 200)})`
        await sql`insert into audit_log (actor, action, target_type, target_id, target, changes)
          values (${payload.slice(0, 320)}, 'updated', 'article', '1', ${payload.slice(0, 320)}, ${sql.json({ [payload]: [payload, payload] })})`
      }
      const [organization] = await sql<{ id: string }[]>`insert into organizations (name) values (${MARK}) returning id`
      for (const [at, payload] of marked.entries()) {
        const [resource] = await sql<{ id: string }[]>`
          insert into resources (organization_id, slug, title, description, category, state, city, area_served, eligibility, hours, source, is_emergency)
          values (${organization?.id ?? ''}, ${`${MARK}-${at}`}, ${payload.slice(0, 200)}, ${longTextAt(at, payload)}, 'womens-health', 'WY',
            ${payload.slice(0, 100)}, ${payload}, ${payload}, ${payload}, ${payload}, true) returning id`
        await sql`insert into locations (resource_id, street, city, state, address_visibility)
          values (${resource?.id ?? ''}, ${payload.slice(0, 200)}, ${payload.slice(0, 100)}, 'WY', 'full')`
        await sql`insert into phones (resource_id, number, keyword, description)
          values (${resource?.id ?? ''}, '307-555-0100', ${payload.slice(0, 40)}, ${payload.slice(0, 200)})`
        await sql`insert into contact_notes (message_id, author, body)
          select id, 'a@b.test', ${payload} from contact_messages where subject = ${payload.slice(0, 200)} limit 1`
      }
      const slug = `${MARK}-0`
      await sql`insert into verifications (resource_id, verified_on, method, verified_by, note)
        select id, '2026-01-01', 'phone-call', ${together.slice(0, 200)}, ${together.slice(0, 2000)} from resources where slug = ${slug}`
      await sql`insert into listing_updates (resource_id, token_hash, status, expires_at, submitted_at, proposed)
        select id, encode(sha256(slug::bytea), 'hex'), 'submitted', now(), now(),
          ${sql.json({ description: together.slice(0, 5000), hours: together.slice(0, 500), url: 'https://a.example/' })}
        from resources where slug = ${slug}`
      await sql`update record_checks set link_moved_to = ${together.slice(0, 253)}
        where resource_id = (select id from resources where slug = ${slug})`
    })
  })

  test('do nothing in the console', async ({ page, context }) => {
    await signInAs(context, await createAccount('admin'))
    const check = await watch(page)
    const look = async (path: string) => {
      await page.goto(path)
      await check()
    }
    for (const path of [
      '/admin',
      '/admin/articles',
      '/admin/articles?deleted=true',
      '/admin/resources?sort=updated',
      '/admin/resources?sort=title',
      '/admin/messages',
      '/admin/audit',
      '/admin/checks',
      '/admin/checks?show=reported',
      '/admin/checks/updates',
    ]) {
      await look(path)
      const next = page.getByRole('link', { name: 'Next page' })
      if (await next.count()) await look((await next.first().getAttribute('href')) ?? '')
    }
    await page.goto('/admin/audit')
    for (const details of await page.locator('.console-row summary').all()) await details.click()
    await check()
    const [checked] = await withDatabase(
      (sql) => sql<{ record: string; update: string }[]>`
        select r.id as record, u.id as update from resources r join listing_updates u on u.resource_id = r.id
        where r.slug = ${`${MARK}-0`}`,
    )
    await look(`/admin/checks/${checked?.record}`)
    await expect(page.getByText('Checks before')).toBeVisible()
    await look(`/admin/checks/updates/${checked?.update}`)
    await expect(page.getByRole('button', { name: 'Save the decision' })).toBeVisible()
    const messages = await withDatabase(
      (sql) =>
        sql<
          { id: string }[]
        >`select id from contact_messages where subject like ${`${MARK}%`} order by length(message) desc`,
    )
    expect(messages).toHaveLength(marked.length)
    for (const { id } of choose(messages)) await look(`/admin/messages/${id}`)
    const articles = await withDatabase(
      (sql) =>
        sql<
          { id: string }[]
        >`select id from articles where title like ${`${MARK}%`} order by length(content) desc limit 12`,
    )
    for (const { id } of choose(articles)) {
      await page.goto(`/admin/articles/${id}`)
      await page.getByRole('button', { name: 'Preview' }).click()
      await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible()
      await check()
    }
  })

  test('do nothing on public pages', async ({ page }) => {
    const check = await watch(page)
    for (const at of choose([...marked.keys()])) {
      await page.goto(`/resources/womens-health/${MARK}-${at}`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`${MARK}-${at}`)
      await check()
    }
    const articles = await withDatabase(
      (sql) =>
        sql<{ slug: string }[]>`select slug from articles where title like ${`${MARK}%`} order by length(content) desc`,
    )
    for (const path of [
      '/resources',
      '/resources/womens-health',
      '/resources/womens-health/in/wyoming',
      `/resources/report/${MARK}-0`,
      `/resources/report/${MARK}-1`,
      `/resources/search?q=${MARK}`,
      '/womens-health',
      '/help-now/wyoming',
      '/',
      '/news',
      ...choose(articles).map(({ slug }) => `/news/${slug}`),
    ]) {
      const response = await page.goto(path)
      if (response?.status() !== 404) await check()
    }
  })
})
