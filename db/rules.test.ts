import { describe, expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'

const database = useDatabase()

async function createUser(): Promise<string> {
  const [user] = await database.sql`
    insert into users default values returning id`
  return user?.id
}

async function version(): Promise<number> {
  const [row] = await database.sql`select version from directory_version`
  return Number(row?.version)
}

describe('the data model refuses', () => {
  it.each([
    ['an unknown category', `update resources set category = 'shelter' where slug = 'fafsa'`, 'resources_category'],
    ['an empty title', `update resources set title = '' where slug = 'fafsa'`, 'resources_title_length'],
    [
      'a title of 201 characters',
      `update resources set title = repeat('x', 201) where slug = 'fafsa'`,
      'resources_title_length',
    ],
    [
      'a URL that runs a script',
      `update resources set url = 'javascript:alert(1)' where slug = 'fafsa'`,
      'resources_url_form',
    ],
    ['a slug in capitals', `update resources set slug = 'FAFSA' where slug = 'fafsa'`, 'resources_slug_form'],
    ['an unknown state', `update resources set state = 'ZZ' where slug = 'fafsa'`, 'resources_state'],
    [
      'half a point',
      `update locations set latitude = 1, longitude = null where id = (select id from locations limit 1)`,
      'locations_point',
    ],
    [
      'a point off the globe',
      `update locations set latitude = 91, longitude = 0 where id = (select id from locations limit 1)`,
      'locations_point',
    ],
    [
      'a phone in words',
      `update phones set number = '1-800-LEGAL-AID' where id = (select id from phones limit 1)`,
      'phones_number_form',
    ],
    ['a gift of 99 cents', `insert into donations (amount) values (99)`, 'donations_amount_bounds'],
    ['a gift over 100,000 dollars', `insert into donations (amount) values (10000001)`, 'donations_amount_bounds'],
    [
      'a frequency without recurring',
      `insert into donations (amount, frequency) values (500, 'monthly')`,
      'donations_frequency_when_recurring',
    ],
    ['an unknown role', `insert into admin_users (email, role) values ('a@b.test', 'owner')`, 'admin_users_role'],
    [
      'an unknown permission',
      `insert into admin_users (email, permissions) values ('a@b.test', '{donations:write}')`,
      'admin_users_permissions',
    ],
    [
      'a session stored under a plain token',
      `insert into sessions (sid, sess, expire) values ('token', '{}', now())`,
      'sessions_sid_form',
    ],
    [
      'an email address in capitals',
      `insert into newsletter_subscriptions (email) values ('A@B.test')`,
      'newsletter_subscriptions_email_form',
    ],
    [
      'an unknown interest',
      `insert into newsletter_subscriptions (email, interests) values ('a@b.test', '{cats}')`,
      'newsletter_subscriptions_interests',
    ],
    ['a second version row', `insert into directory_version (id) values (false)`, 'directory_version_one_row'],
  ])('%s', async (_, statement, constraint) => {
    await expect(database.sql.unsafe(statement)).rejects.toMatchObject({ code: '23514', constraint_name: constraint })
  })

  it('a saved resource that moves backward', async () => {
    const user = await createUser()
    const [saved] = await database.sql`
      insert into saved_resources (user_id, title, description, category, status)
      values (${user}, 'A', 'B', 'womens-health', 'applied') returning id`
    const move = (status: string) => database.sql`update saved_resources set status = ${status} where id = ${saved?.id}`
    await expect(move('contacted')).rejects.toMatchObject({ constraint_name: 'saved_resources_forward_only' })
    await move('completed')
    await expect(move('saved')).rejects.toMatchObject({ code: '23514' })
  })

  it('a completed reminder that is reopened', async () => {
    const user = await createUser()
    const [reminder] = await database.sql`
      insert into reminders (user_id, title, due_date, completed) values (${user}, 'A', now(), true) returning id`
    await expect(database.sql`update reminders set completed = false where id = ${reminder?.id}`).rejects.toMatchObject(
      { constraint_name: 'reminders_one_way' },
    )
  })

  it('undoing a refund while its full amount is still recorded as refunded', async () => {
    const [gift] = await database.sql`
      insert into donations (amount, status, refunded_cents) values (2500, 'refunded', 2500) returning id`
    const undo = (cents: number) =>
      database.sql`update donations set status = 'completed', refunded_cents = ${cents} where id = ${gift?.id}`
    await expect(undo(2500)).rejects.toThrow()
    await undo(0)
  })

  it.each([
    ['completed', 'pending'],
    ['failed', 'completed'],
    ['refunded', 'pending'],
    ['pending', 'refunded'],
    ['canceled', 'pending'],
  ])('a donation that goes from %s to %s', async (from, to) => {
    const [gift] = await database.sql`insert into donations (amount, status) values (2500, ${from}) returning id`
    await expect(database.sql`update donations set status = ${to} where id = ${gift?.id}`).rejects.toMatchObject({
      constraint_name: 'donations_forward_only',
    })
  })
})

describe('the directory', () => {
  it('hides an address by default, and gives it no point', async () => {
    const [row] = await database.sql`
      insert into locations (resource_id, street, latitude, longitude)
      select id, '1 Secret St', 30, -97 from resources where slug = 'fafsa' returning address_visibility, position`
    expect(row).toMatchObject({ address_visibility: 'hidden', position: null })
  })

  it('increments its version once for each transaction that changes it, whatever makes it', async () => {
    const before = await version()
    await database.sql`update resources set hours = 'Always' where category = 'womens-health'`
    expect(await version()).toBe(before + 1)
    await database.sql`update phones set description = 'x' where id = (select id from phones limit 1)`
    expect(await version()).toBe(before + 2)
    await database.sql`delete from schedules where resource_id = (select resource_id from schedules limit 1)`
    expect(await version()).toBe(before + 3)
  })

  it('keeps "open 24 hours" in sync with the schedule', async () => {
    const read = async () => {
      const [row] = await database.sql`select is_open_24_hours from resources where slug = 'nami-helpline'`
      return row?.is_open_24_hours
    }
    expect(await read()).toBe(false)
    await database.sql`insert into schedules (resource_id, open_24h) select id, true from resources where slug = 'nami-helpline'`
    expect(await read()).toBe(true)
    await database.sql`delete from schedules where resource_id = (select id from resources where slug = 'nami-helpline')`
    expect(await read()).toBe(false)
  })

  it('deletes the phones, places and checks of a deleted record, and keeps what people saved', async () => {
    const user = await createUser()
    await database.sql`insert into saved_resources (user_id, resource_id, title, description, category)
      select ${user}, id, title, description, category from resources where slug = 'trans-lifeline'`
    await database.sql`delete from resources where slug = 'trans-lifeline'`
    const [saved] = await database.sql`select resource_id, title from saved_resources where user_id = ${user}`
    expect(saved).toMatchObject({ resource_id: null, title: 'Trans Lifeline' })
    const [orphan] =
      await database.sql`select count(*)::int as count from phones p left join resources r on r.id = p.resource_id where r.id is null`
    expect(orphan?.count).toBe(0)
  })
})
