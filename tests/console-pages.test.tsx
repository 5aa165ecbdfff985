/** Pages of the console, drawn for an administrator from what is in the database. */
import { beforeAll, expect, it } from 'vitest'
import { useDatabase } from './support/database'
import { holdCookie } from './support/next-headers'
import { makeRecord } from './support/records'
import { type PageModule, renderPage } from './support/render-page'
import { signInNew } from './support/staff'

const database = useDatabase()
const pages = import.meta.glob<PageModule>('../app/*/admin/**/page.tsx')
const ids: Record<string, string> = {}

beforeAll(async () => {
  const [name = '', value = ''] = (await signInNew(database.sql, { role: 'admin' })).split('=')
  holdCookie(name, value)
  const one = async (rows: Promise<{ id?: unknown }[]>) => String((await rows)[0]?.id)
  const { sql } = database
  ids.resource = (await makeRecord(sql, { email: 'office@harbor.example' })).id
  ids.issue = await one(sql`insert into newsletter_issues (key, subject, preheader, blocks, body)
    values ('issue-x', 'News of May', '', '[]', 'Hello there.') returning id`)
  ids.gift = await one(sql`insert into donations (amount, donor_email, donor_name, status)
    values (2500, 'ann@example.org', 'Ann Lee', 'completed') returning id`)
  ids.message = await one(sql`insert into contact_messages (name, email, subject, category, message, language)
    values ('Ana', 'ana@b.test', 'Hola', 'general', 'Busco ayuda', 'es') returning id`)
  ids.import = await one(sql`insert into imports (source, format, file_name, size_bytes, actor, status, to_add)
    values ('x', 'csv', 'trial.csv', 1, 'a@b.test', 'checked', 1) returning id`)
  await sql`insert into audit_log (actor, action, target_type, target_id, target, changes) values
    ('me@x.test', 'updated', 'resource', ${ids.resource}, 'Harbor', '{"title": ["a", "b"]}'),
    ('me@x.test', 'updated by import', 'resource', 'other', 'One of a list', '{}')`
  ids.update =
    await one(sql`insert into listing_updates (resource_id, token_hash, status, expires_at, submitted_at, standing, note, proposed)
    values (${ids.resource}, ${'a'.repeat(64)}, 'submitted', now() + interval '1 day', now(), 'closed', 'We closed in May.', '{"languages": "Spanish"}') returning id`)
  await sql`insert into saved_views (name, query, saved_by) values ('Ohio, unchecked', 'state=OH&checked=never', 'me@x.test')`
  await sql`insert into partner_keys (source, label, key_hash, ending, created_by)
    values ('211-ohio', 'Ohio 211', ${'b'.repeat(64)}, 'wxyz', 'me@x.test')`
})

it.each<[route: string, of: string | null, query: string, shown: string[]]>([
  [
    '/resources',
    null,
    '?state=OH&checked=never',
    ['Ohio, unchecked', 'Kind of help', 'Never checked', 'Remove the view'],
  ],
  [
    '/resources',
    null,
    '?sort=-title&columns=source,phone',
    [
      'aria-sort="descending"><a href="/admin/resources?sort=title&amp;columns=source%2Cphone"',
      '?sort=source&amp;columns=source%2Cphone">Source</a></th>',
      'View site',
    ],
  ],
  ['/resources', null, '?county=Nowhere', ['We do not know the county', 'Save the view']],
  ['/resources/[id]', 'resource', '', ['Note for staff', 'Until the end of', 'Fees', 'Contacts', 'Eastern Time']],
  ['/resources/new', null, '', ['Create Resource']],
  ['/newsletter', null, '', ['News of May', 'waits here as a draft', 'Let it go out by itself']],
  ['/newsletter/new', null, '', ['Subject in Spanish', 'Save as a draft']],
  ['/newsletter/[id]', 'issue', '', ['Hello there.', 'Release it', 'Send a test to yourself']],
  ['/import/keys', null, '', ['Ohio 211', 'wxyz', 'Revoke']],
  ['/donations', null, '', ['Not completed', '/admin/donations/donor/']],
  ['/donations/donor/[id]', 'gift', '', ['Ann Lee', '$25', 'First gift', 'Save the note']],
  ['/messages', null, '?language=es', ['Spanish', 'Hola']],
  [
    '/messages/[id]',
    'message',
    '?answer=danger',
    ['AYUDA', 'What became of a call', 'They did not say', 'Find the entry'],
  ],
  ['/setup', null, '', ['Not configured yet, and what is missing without it', 'STRIPE_SECRET_KEY', 'Back to Today']],
  ['/staff', null, '?sort=-since', ['Invite someone', 'aria-sort="descending"', 'Change rights <span']],
  ['/checks/twins', null, '', ['Keep the first <span']],
  ['/checks/addresses', null, '?show=kept', ['No address was kept back.']],
  ['/checks/calling', null, '', ['There has been no round yet.']],
  ['/checks/gaps', null, '?sort=-toCall', ['Numbers to call']],
  [
    '/states',
    null,
    '?sort=-waiting',
    ['/admin/states/OH"', 'aria-sort="descending"><a href="/admin/states?sort=waiting"'],
  ],
  ['/languages', null, '', ['Not yet read by a native reader', 'aria-sort="none"']],
  ['/sources', null, '', ['See what is new', 'Details <span']],
  ['/checks', null, '', ['Check the next entry', 'Entries to check']],
  ['/import', null, '', ['trial.csv', 'Discard<span class="sr-only"> trial.csv']],
  ['/audit', null, '', ['Each of them', 'History of </span>Harbor']],
  ['/texts', null, '', ['Spanish texts', 'Back to the queue', 'texts say in Spanish what they say in English']],
  ['/checks/updates', null, '', ['says that it has closed']],
  ['/checks/updates/[id]', 'update', '', ['We closed in May.', 'Take the entry out', 'Apply the languages']],
])('%s %s %s', async (route, of, query, shown) => {
  const load = pages[`../app/(staff)/admin${route}/page.tsx`]
  if (!load) throw new Error(`no page ${route}`)
  const address = `/admin${of ? route.replace('[id]', ids[of] ?? '') : route}${query}`
  const { html } = await renderPage(await load(), `/admin${route}`, address, 'en')
  for (const text of shown) expect(html).toContain(text)
})

it('the audit of one record has nothing of another, and is led to from its page', async () => {
  const draw = async (route: string, address: string) => {
    const load = pages[`../app/(staff)/admin${route}/page.tsx`]
    return load ? (await renderPage(await load(), `/admin${route}`, address, 'en')).html : ''
  }
  const href = `/admin/audit?type=resource&targetId=${ids.resource}`
  expect(await draw('/resources/[id]', `/admin/resources/${ids.resource}`)).toContain(href.replace('&', '&amp;'))
  const html = await draw('/audit', href)
  expect(html).toContain('Audit of one resource: Harbor')
  expect(html).not.toContain('One of a list')
  expect(await draw('/audit', '/admin/audit')).not.toContain('One of a list')
  expect(await draw('/audit', '/admin/audit?imported=shown')).toContain('One of a list')
})
