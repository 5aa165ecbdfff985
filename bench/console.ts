/** The lists of the console at 100,000 rows each: every order and filter, searches for rare, common and no words, the last page. */
import postgres from 'postgres'
import { listAudit } from '@/lib/audit/queries'
import { listMessages } from '@/lib/contact/inbox/queries'
import { getDonationTotals, listDonations } from '@/lib/donations/queries'
import { listArticles } from '@/lib/news/articles/queries'
import type { ArticleFilter } from '@/lib/news/articles/schema'
import { countSubscribers, listSubscribers } from '@/lib/newsletter/subscribers/queries'
import { listQueue } from '@/lib/resources/checks/queue'
import { listStaffResources } from '@/lib/resources/staff/staff-queries'
import type { StaffResourceFilter } from '@/lib/resources/staff/staff-schema'
import type { Viewer } from '@/lib/session/policy'
import { listMailForStaff } from '@/lib/staff/mail'
import { getStaffStats } from '@/lib/staff/queries'
import { listWaiting } from '@/lib/staff/waiting'
import { onPostgres } from './postgres'
import { median, percentile, printTable, time } from './table'

const ROWS = 100_000
const ROUNDS = 10
const LIMIT = 25
const ID = '00000000-0000-4000-8000-000000000000'
const viewer: Viewer = { userId: ID, email: 'ada@example.org', role: 'admin', permissions: [] }

/** With no triggers except the one that starts a record's checks, which are a list too. */
const GROW = `
  alter table resources disable trigger user;
  alter table resources enable trigger resources_begin_checks;
  insert into organizations (name) values ('Bench');
  insert into resources (organization_id, slug, title, description, category, updated_at, is_emergency, deleted_at, archived_at)
    select (select id from organizations where name = 'Bench'), 'r-' || i, md5(i::text) || ' house ' || i, repeat(md5(i::text), 8),
      (array['housing-shelter','womens-health','rights-advocacy','financial-support'])[1 + i % 4], now() - i * interval '1 minute', i % 9 = 0,
      case when i % 50 = 0 then now() - i % 20 * interval '1 day' end, case when i % 50 = 0 then now() end from generate_series(1, ${ROWS}) i;
  set session_replication_role = replica;
  insert into phones (resource_id, number) select id, '512-555-' || lpad((row_number() over () % 10000)::text, 4, '0') from resources;
  insert into locations (resource_id, street, city, state) select id, '1 Main St', 'Austin', 'TX' from resources;
  insert into articles (slug, title, excerpt, content, category, status, publish_date, updated_at)
    select 'a-' || i, md5(i::text) || ' story ' || i, repeat('x', 200), repeat(md5(i::text), 60),
      (array['health','rights','empowerment','finance'])[1 + i % 4], case when i % 7 = 0 then 'draft' else 'published' end,
      now() - i * interval '1 minute', now() - i * interval '1 minute' from generate_series(1, ${ROWS}) i;
  insert into contact_messages (name, email, subject, category, message, priority, status, closed_at, created_at, assigned_to)
    select 'Person ' || i, 'p' || i || '@mail.test', 'Question ' || i,
      (array['general','resources','emergency','technical','partnership','volunteer','feedback'])[1 + i % 7],
      'hello ' || (select string_agg('word' || i * j % 5003, ' ') from generate_series(1, 150) j),
      (array['low','normal','normal','high','emergency'])[1 + i % 5], (array['new','open','closed','closed'])[1 + i % 4],
      case when i % 4 > 1 then now() end, now() - i * interval '1 minute', case when i % 3 = 0 then 'ada@example.org' end
    from generate_series(1, ${ROWS}) i;
  insert into newsletter_subscriptions (email, interests, is_active, subscribed_at)
    select 's' || i || '.' || substr(md5(i::text), 1, 8) || '@mail.test', (array['{health}','{health,rights}','{}'])[1 + i % 3]::text[],
      i % 10 <> 0, now() - i * interval '1 minute' from generate_series(1, ${ROWS}) i;
  insert into donations (amount, donor_name, donor_email, is_recurring, frequency, is_renewal, status, created_at, completed_at, payment_intent_id)
    select 100 + i, 'Donor ' || i, 'd' || i % 40000 || '@mail.test', i % 4 = 0, case when i % 4 = 0 then 'monthly' end, i % 8 = 0,
      (array['completed','completed','pending','failed','refunded'])[1 + i % 5], now() - i * interval '10 minutes', now(), 'pi_' || i
    from generate_series(1, ${ROWS}) i;
  insert into mail_outbox (key, kind, recipient, subject, preheader, blocks, status, created_at)
    select 'k' || i, 'newsletter-issue', 'm' || i || '@mail.test', 'S', 'P', '[]', (array['failed','unsure'])[1 + i % 2],
      now() - i * interval '1 minute' from generate_series(1, ${ROWS}) i;
  insert into audit_log (actor, action, target_type, target_id, target)
    select (array['ada@example.org','ben@example.org'])[1 + i % 2], 'updated', (array['article','resource','staff'])[1 + i % 3],
      i::text, 'Thing ' || i from generate_series(1, ${ROWS}) i;`

const long = '2020-01-01T00:00:00.000000Z'
const words = { rare: 'c81e728d', common: 'story', none: 'zzzqqq', letter: 'z' }

const articles = (filter: Partial<ArticleFilter>) => () => listArticles({ limit: LIMIT, isBrief: true, ...filter })
const resources = (filter: Partial<StaffResourceFilter>) => () =>
  listStaffResources(viewer, { limit: LIMIT, ...filter })
const messages = (filter: Partial<Parameters<typeof listMessages>[0]>) => () =>
  listMessages({ limit: LIMIT, ...filter })
const donations = (filter: Parameters<typeof listDonations>[0]) => () =>
  Promise.all([listDonations(filter, { limit: LIMIT }), getDonationTotals(filter)])

const lists: Record<string, () => Promise<unknown>> = {
  ...Object.fromEntries(
    (['recent', 'updated', 'title'] as const).flatMap((sort) => [
      [`articles by ${sort}`, articles({ sort })],
      [`articles by ${sort}, drafts of a category`, articles({ sort, status: 'draft', category: 'finance' })],
      [`articles by ${sort}, none scheduled`, articles({ sort, status: 'scheduled' })],
      ...Object.entries(words).map(([kind, q]) => [`articles by ${sort}, ${kind}: ${q}`, articles({ sort, q })]),
    ]),
  ),
  'articles, later page': articles({ sort: 'title', after: { sort: 'title', value: 'ffff', id: ID } }),
  'articles, deleted': articles({ deleted: true }),
  ...Object.fromEntries(
    (['updated', 'title'] as const).flatMap((sort) => [
      [`resources by ${sort}`, resources({ sort })],
      [`resources by ${sort}, of a category`, resources({ sort, category: 'womens-health', emergency: true })],
      [`resources by ${sort}, by phone`, resources({ sort, q: '512-555-0001' })],
      [`resources by ${sort}, by area code`, resources({ sort, q: '512' })],
      ...Object.entries({ ...words, common: 'house' }).map(([kind, q]) => [
        `resources by ${sort}, ${kind}: ${q}`,
        resources({ sort, q }),
      ]),
    ]),
  ),
  'resources, last page': resources({ after: { sort: 'updated', value: long, id: ID } }),
  'resources, deleted': resources({ deleted: true, q: words.none }),
  messages: messages({}),
  'messages, oldest first': messages({ sort: 'oldest' }),
  'messages, last page': messages({ after: { rank: 1, createdAt: long, id: ID } }),
  'messages, closed': messages({ status: 'closed' }),
  'messages, new, low, feedback': messages({ status: 'new', priority: 'low', category: 'feedback' }),
  'messages, of nobody': messages({ assigned: 'nobody' }),
  'messages, of someone without': messages({ assigned: 'ben@example.org' }),
  'messages, in all: hello': messages({ q: 'hello' }),
  'messages, in all, of someone without': messages({ q: 'hello', assigned: 'ben@example.org' }),
  'messages, in many: word17': messages({ q: 'word17' }),
  'messages, rare: p99999@mail.test': messages({ q: 'p99999@mail.test' }),
  'messages, none, closed': messages({ q: words.none, status: 'closed' }),
  'subscribers, counted': countSubscribers,
  'subscribers, one': () => listSubscribers(LIMIT, undefined, 's99999.'),
  'subscribers, all: mail.test': () => listSubscribers(LIMIT, undefined, 'mail.test'),
  'subscribers, none': () => listSubscribers(LIMIT, undefined, words.none),
  donations: donations({}),
  'donations, last page': () => listDonations({}, { limit: LIMIT, after: { createdAt: long, id: ID } }),
  'donations, canceled': donations({ status: 'canceled' }),
  'donations, renewals of a year': donations({ kind: 'renewal', from: '2026-01-01', to: '2026-12-31' }),
  'donations, of a donor': donations({ q: 'd39999@' }),
  'donations, all: donor': donations({ q: 'donor' }),
  'donations, none': donations({ q: words.none }),
  'donations, refund returned': donations({ refund: 'returned' }),
  email: () => listMailForStaff({ limit: LIMIT }),
  'email, last page': () => listMailForStaff({ limit: LIMIT, after: ['2020-01-01T00:00:00.000Z', ID] }),
  audit: () => listAudit({ limit: LIMIT }),
  'audit, of someone': () => listAudit({ limit: LIMIT, actor: 'ben@example.org', type: 'staff' }),
  'audit, of nobody': () => listAudit({ limit: LIMIT, actor: 'nobody@example.org', type: 'staff' }),
  checks: () => listQueue(viewer, { limit: LIMIT }),
  'checks, in doubt': () => listQueue(viewer, { limit: LIMIT, onlyReported: true }),
  'what waits': () => listWaiting(viewer),
  figures: getStaffStats,
}

export const measureConsole = onPostgres('Console', async (url) => {
  const client = postgres(url, { max: 1, onnotice: () => {} })
  await client.unsafe(GROW)
  await client.unsafe('vacuum analyze')
  await client.end()
  const table: Record<string, string>[] = []
  for (const [name, work] of Object.entries(lists)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) times.push(await time(work))
    const counted = times.slice(2)
    table.push({
      list: name,
      'p50 ms': median(counted).toFixed(2),
      'p95 ms': percentile(counted, 0.95).toFixed(2),
    })
  }
  printTable(
    `The console's lists at ${ROWS.toLocaleString('en-US')} rows each (goal: none over 1,000 ms, most under 100)`,
    table,
  )
})
