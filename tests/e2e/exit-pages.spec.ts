/** The way out of every page that can be seen, by the table of addresses: pages of errors too. On a narrow phone. */
import type { Page } from '@playwright/test'
import { EXIT_URL } from '../../lib/site/public-facts'
import { createAccount, signInAs } from './accounts'
import { type Address, addresses } from './addresses'
import { expect, test } from './fixtures'

const exitHost = new URL(EXIT_URL).hostname

const WIDTH = 320

test.use({
  viewport: { width: WIDTH, height: 640 },
  exitHost,
  // Whoever leaves while a page loads cuts its scripts off.
  allowedErrors: [/status of (401|403|404)|fetching the script|NetworkError|ChunkLoadError/],
})

async function expectWayOut(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} is no wider`).toBeLessThanOrEqual(
    WIDTH,
  )
  const status = page.locator('[data-exit-status]').first()
  await page.keyboard.press('Escape')
  await expect(status, path).toHaveText('Exit: press Escape 2 more times')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(page, path).toHaveURL((url) => url.hostname === exitHost)
}

/** Signed out, or the people for whom there is something else to see. */
const walks: Record<string, { role: 'member' | 'admin' | null; isSeen: (address: Address) => boolean }> = {
  'a visitor, on pages for everyone,': { role: null, isSeen: ({ class: kind }) => kind === 'cached' },
  'a visitor, on the other pages,': { role: null, isSeen: ({ class: kind }) => kind !== 'cached' },
  'a member': { role: 'member', isSeen: ({ class: kind }) => kind !== 'cached' && kind !== 'per-request' },
  'an administrator': { role: 'admin', isSeen: ({ class: kind }) => kind === 'staff' },
}

for (const [who, { role, isSeen }] of Object.entries(walks)) {
  test(`three presses of Escape lead ${who} away from each`, async ({ page, context }) => {
    test.setTimeout(600_000)
    const seen = addresses.filter(isSeen)
    expect(seen.length).toBeGreaterThan(15)
    // An exit ends the session.
    const account = role && (await createAccount(role))
    for (const { path } of seen) {
      if (account) await signInAs(context, account)
      await expectWayOut(page, path)
    }
  })
}

test('the way out stands on every page, as its second link and as a button', async ({ request }) => {
  test.setTimeout(300_000)
  for (const { path } of addresses) {
    const html = await (await request.get(path)).text()
    const links = Array.from(html.matchAll(/<a [^>]*>/g), ([link]) => link)
    expect(links[0], path).toContain('href="#main"')
    expect(links[1], path).toContain('href="/leave"')
    expect(links.filter((link) => link.includes('data-exit')).length, path).toBeGreaterThanOrEqual(2)
  }
})
