import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { getStaffStats } from './queries'

const database = useDatabase()

it('counts articles, active subscriptions, completed gifts in cents, and entries that are not archived', async () => {
  const before = await getStaffStats()
  expect(before).toMatchObject({ totalArticles: 0, totalSubscribers: 0, totalDonations: 0 })
  expect(before.totalResources).toBeGreaterThan(1000)
  await database.sql`
    insert into newsletter_subscriptions (email, is_active) values ('a@b.test', true), ('c@d.test', true), ('e@f.test', false)`
  await database.sql`
    insert into donations (amount, status) values (2500, 'completed'), (1050, 'completed'), (9900, 'pending'), (700, 'failed')`
  await database.sql`
    insert into articles (slug, title, excerpt, content, category) values ('one', 'One', 'A', 'B', 'health')`
  await database.sql`update resources set archived_at = now() where id = (select id from resources limit 1)`
  expect(await getStaffStats()).toEqual({
    totalArticles: 1,
    totalSubscribers: 2,
    totalDonations: 3550,
    totalResources: before.totalResources - 1,
  })
})
