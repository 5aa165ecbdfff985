/** Who may open which console page: every page, found by its file, for every kind of person. */
import { readdirSync } from 'node:fs'
import { createAccount, signInAs } from './accounts'
import { expect, test } from './fixtures'

const NOBODY = '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11'

const pages = readdirSync('app/(staff)/admin', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file) && !file.includes('[...'))
  .map((file) => `/admin/${file.replace(/\/?page\.tsx$/, '')}`.replace(/\/$/, '').replace(/\[\w+\]/g, NOBODY))

/** By the first path segment below /admin; tabs not listed here are for administrators only. */
const editorPages = new Set(['', 'articles', 'resources', 'checks', 'freshness', 'languages', 'states', 'texts'])
const adminPages = new Set(['/admin/newsletter/new'])
const permissionPages: Record<string, string> = {
  donations: 'donations:read',
  messages: 'messages:read',
  newsletter: 'subscribers:read',
  subscribers: 'subscribers:read',
}

const permissions = [...new Set(Object.values(permissionPages))]
const people: Record<string, { account: Parameters<typeof createAccount> | null; sees: (part: string) => boolean }> = {
  'a visitor': { account: null, sees: () => false },
  'a member': { account: ['member'], sees: () => false },
  'a deactivated administrator': { account: ['admin', { isActive: false, permissions }], sees: () => false },
  'an administrator with an unverified address': {
    account: ['admin', { isUnverified: true }],
    sees: () => false,
  },
  'an editor': { account: ['editor'], sees: (part) => editorPages.has(part) },
  ...Object.fromEntries(
    permissions.map((permission) => [
      `an editor with ${permission}`,
      {
        account: ['editor', { permissions: [permission] }] as Parameters<typeof createAccount>,
        sees: (part: string) => editorPages.has(part) || permissionPages[part] === permission,
      },
    ]),
  ),
  'an administrator': { account: ['admin'], sees: () => true },
}

/** Kinds of requests that have bypassed a check before. */
const variants: [string, Record<string, string>][] = [
  ['plainly', {}],
  ['as data for the router', { rsc: '1' }],
  ['as a prefetch', { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' }],
  ['past the middleware', { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' }],
]

for (const [who, { account, sees }] of Object.entries(people)) {
  test(`${who} sees the console pages meant for them, and no others`, async ({ context }) => {
    test.setTimeout(120_000)
    if (account) await signInAs(context, await createAccount(...account))
    for (const path of pages) {
      const part = adminPages.has(path) ? path : (path.split('/')[2] ?? '')
      for (const [how, headers] of variants) {
        const response = await context.request.get(path, { headers, maxRedirects: 0 })
        const body = await response.text()
        const hasConsole = body.includes('aria-label="Admin"') || body.includes('"aria-label":"Admin"')
        expect(hasConsole && response.status() < 400, `${path} ${how}`).toBe(sees(part) && response.status() === 200)
        if (!sees(part)) {
          const refusal = account ? 'This page is for staff' : 'Sign In Required'
          expect(hasConsole, `${path} ${how}`).toBe(false)
          if (how === 'plainly') {
            expect(body, path).toContain(refusal)
            expect(response.status(), path).toBe(account ? 403 : 200)
          }
        }
      }
    }
  })
}
