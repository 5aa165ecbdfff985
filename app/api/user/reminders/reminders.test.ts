/** Reminders: adding, changing, completing, deleting, time zone, calendar file; as the owner and as someone else. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { createStranger, useAnnAndEve } from '@/tests/support/member'
import * as calendar from './[id]/calendar/route'
import * as one from './[id]/route'
import * as list from './route'
import * as settings from './settings/route'

const LIST = '/api/user/reminders'
const good = { title: 'Call the clinic', type: 'appointment', dueDate: '2031-03-01T17:00:00Z' }
const database = useDatabase()
const { ann, eve } = useAnnAndEve(database)

async function add(body: object = good, member = ann): Promise<{ id: string; dueDate: string }> {
  const response = await member.send(list, 'POST', LIST, { body })
  expect(response.status).toBe(201)
  return response.json()
}

const at = (id: string) => ({ params: { id } })
const readList = async (member = ann) => (await member.send(list, 'GET', LIST)).json()
const complete = (id: string, member = ann, completed = true) =>
  member.send(one, 'PATCH', `${LIST}/${id}`, { body: { completed }, ...at(id) })
const setClock = (body: object, member = ann) => member.send(settings, 'PUT', `${LIST}/settings`, { body })

describe('adding', () => {
  it('stores the given values, and defaults for the rest', async () => {
    const added = await add({ ...good, description: ' Bring\r\nthe card ', mailDaysBefore: 1 })
    expect(added).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      title: 'Call the clinic',
      description: 'Bring\nthe card',
      type: 'appointment',
      dueDate: '2031-03-01T17:00:00.000Z',
      completed: false,
      mailDaysBefore: 1,
    })
    expect(await readList()).toEqual([added])
    expect(await add({ title: 'Later', dueDate: '2032-01-01T00:00:00+05:30' })).toMatchObject({
      description: null,
      type: 'other',
      dueDate: '2031-12-31T18:30:00.000Z',
      mailDaysBefore: null,
    })
    expect(await readList(eve)).toEqual([])
  })

  it('reads a local time in the zone sent with it, or in her own', async () => {
    expect((await add({ ...good, dueDate: '2031-07-01T09:00' })).dueDate).toBe('2031-07-01T13:00:00.000Z')
    await setClock({ timeZone: 'America/Los_Angeles' })
    expect((await add({ ...good, dueDate: '2031-07-01T09:00' })).dueDate).toBe('2031-07-01T16:00:00.000Z')
    expect((await add({ ...good, dueDate: '2031-07-01' })).dueDate).toBe('2031-07-02T06:59:00.000Z')
    const guam = { ...good, dueDate: '2031-07-01T09:00', timeZone: 'Pacific/Guam' }
    expect((await add(guam)).dueDate).toBe('2031-06-30T23:00:00.000Z')
  })

  it('guesses her time zone from the state in her preferences', async () => {
    await database.sql`insert into preferences (user_id, state) values (${ann.userId}, 'HI')`
    expect((await add({ ...good, dueDate: '2031-07-01T09:00' })).dueDate).toBe('2031-07-01T19:00:00.000Z')
  })

  test.each<[string, object]>([
    ['no title', { ...good, title: '  ' }],
    ['a title that is too long', { ...good, title: 'x'.repeat(201) }],
    ['a title with a NUL character', { ...good, title: 'a\u0000' }],
    ['no date', { title: 'A' }],
    ['a day that does not exist', { ...good, dueDate: '2031-02-29T09:00' }],
    ['an instant that does not exist', { ...good, dueDate: '2031-02-29T09:00:00Z' }],
    ['a date from another age', { ...good, dueDate: '0999-01-01T09:00' }],
    ['a number for a date', { ...good, dueDate: 1 }],
    ['a zone that does not exist', { ...good, timeZone: 'Mars/Base' }],
    ['a kind that does not exist', { ...good, type: 'party' }],
    ['days that are not offered', { ...good, mailDaysBefore: 2 }],
    ['a server-side field', { ...good, completed: true }],
    ['another user ID', { ...good, userId: randomUUID() }],
    ['an ID', { ...good, id: randomUUID() }],
  ])('with %s is refused, and nothing is stored', async (_, body) => {
    const response = await ann.send(list, 'POST', LIST, { body })
    expect(response.status).toBe(422)
    expect(await readList()).toEqual([])
  })

  it('stops at 500, even under concurrent requests', async () => {
    await database.sql`
      insert into reminders (user_id, title, due_date) select ${ann.userId}, 'A', now() from generate_series(1, 498)`
    const answers = await Promise.all(Array.from({ length: 5 }, () => ann.send(list, 'POST', LIST, { body: good })))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409])
  })
})

describe('the list', () => {
  it('has open reminders by due date, then completed ones, in pages', async () => {
    const last = await add({ ...good, title: 'Last', dueDate: '2031-03-03T00:00:00Z' })
    const done = await add({ ...good, title: 'Done', dueDate: '2031-03-01T00:00:00Z' })
    const first = await add({ ...good, title: 'First', dueDate: '2031-03-02T00:00:00Z' })
    await complete(done.id)
    const titles: string[] = []
    let next: string | undefined = `${LIST}?limit=1`
    for (let page = 0; next && page < 5; page += 1) {
      const response: Response = await ann.send(list, 'GET', next)
      titles.push(...(await response.json()).map(({ title }: { title: string }) => title))
      next = /^<(.+)>; rel="next"$/.exec(response.headers.get('link') ?? '')?.[1]
    }
    expect(titles).toEqual(['First', 'Last', 'Done'])
    expect([first.id, last.id]).not.toContain(done.id)
  })
})

describe('completing', () => {
  it('is permanent: repeating it changes nothing, and it cannot be undone', async () => {
    const { id } = await add()
    expect(await (await complete(id)).json()).toMatchObject({ id, completed: true })
    expect((await complete(id)).status).toBe(200)
    const back = await complete(id, ann, false)
    expect([back.status, (await back.json()).current]).toEqual([409, expect.objectContaining({ id, completed: true })])
    expect(await readList()).toMatchObject([{ id, completed: true }])
  })

  it('accepts a boolean `completed` and nothing else', async () => {
    const { id } = await add()
    const bodies = [{}, { completed: 'true' }, { completed: true, title: 'x' }, { completed: true, userId: eve.userId }]
    for (const body of bodies) {
      expect((await ann.send(one, 'PATCH', `${LIST}/${id}`, { body, ...at(id) })).status).toBe(422)
    }
    expect(await readList()).toMatchObject([{ completed: false, title: 'Call the clinic' }])
  })
})

describe('changing', () => {
  it('replaces every field, and leaves a completed reminder completed', async () => {
    const { id } = await add({ ...good, description: 'Old' })
    await complete(id)
    const body = { title: 'New', dueDate: '2031-04-01T10:00', timeZone: 'America/Chicago', type: 'deadline' }
    const response = await ann.send(one, 'PUT', `${LIST}/${id}`, { body, ...at(id) })
    expect(await response.json()).toEqual({
      id,
      title: 'New',
      description: null,
      type: 'deadline',
      dueDate: '2031-04-01T15:00:00.000Z',
      completed: true,
      mailDaysBefore: null,
    })
    const bad = await ann.send(one, 'PUT', `${LIST}/${id}`, { body: { title: 'x' }, ...at(id) })
    expect(bad.status).toBe(422)
    expect(await readList()).toMatchObject([{ title: 'New' }])
  })
})

describe('deleting', () => {
  it('takes effect at once', async () => {
    const { id } = await add()
    expect((await ann.send(one, 'DELETE', `${LIST}/${id}`, at(id))).status).toBe(204)
    expect((await ann.send(one, 'DELETE', `${LIST}/${id}`, at(id))).status).toBe(404)
    expect(await readList()).toEqual([])
  })
})

describe('the calendar file', () => {
  it('contains the time, but not what the reminder is about', async () => {
    const { id } = await add({ ...good, description: 'Ask about the shelter' })
    const response = await ann.send(calendar, 'GET', `${LIST}/${id}/calendar`, at(id))
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="reminder.ics"')
    const text = await response.text()
    expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/)
    expect(text).toContain('DTSTART:20310301T170000Z')
    expect(text).toContain('SUMMARY:Reminder')
    expect(text).toContain('CLASS:PRIVATE')
    expect(text).not.toMatch(/clinic|shelter|appointment|marigold|localhost|adamgibbons/i)
    expect((await eve.send(calendar, 'GET', `${LIST}/${id}/calendar`, at(id))).status).toBe(404)
  })
})

describe('her time zone and email hours', () => {
  it('are guessed until she sets them, each on its own', async () => {
    const read = async (member = ann) => (await member.send(settings, 'GET', `${LIST}/settings`)).json()
    expect(await read()).toEqual({
      timeZone: 'America/New_York',
      mailFromHour: 10,
      mailToHour: 16,
      isChosen: false,
      canMail: true,
    })
    expect(await (await setClock({ timeZone: 'America/Denver' })).json()).toMatchObject({
      mailFromHour: 10,
      isChosen: true,
    })
    await setClock({ mailFromHour: 18, mailToHour: 21 })
    expect(await read()).toMatchObject({ timeZone: 'America/Denver', mailFromHour: 18, mailToHour: 21 })
    expect(await read(eve)).toMatchObject({ isChosen: false, canMail: false })
  })

  test.each([
    [{ timeZone: 'Nowhere' }],
    [{ mailFromHour: 20 }],
    [{ mailFromHour: 9, mailToHour: 9 }],
    [{ mailToHour: 25 }],
    [{ mailFromHour: 1.5 }],
    [{ canMail: true }],
  ])('reject %j', async (body) => {
    expect((await setClock(body)).status).toBe(422)
  })

  it('reschedule emails that are not yet sent', async () => {
    await add({ ...good, mailDaysBefore: 0 })
    const readMailAt = async () => (await database.sql`select mail_at from reminders`)[0]?.mail_at.toISOString()
    expect(await readMailAt()).toBe('2031-03-01T15:00:00.000Z')
    await setClock({ timeZone: 'America/Los_Angeles', mailFromHour: 8 })
    expect(await readMailAt()).toBe('2031-03-01T16:00:00.000Z')
  })
})

describe('plain forms', () => {
  it('support every action', async () => {
    const added = await ann.post(list, LIST, [
      ['title', 'By form'],
      ['description', ''],
      ['type', 'deadline'],
      ['dueDate', '2031-05-01T09:00'],
      ['timeZone', 'America/Chicago'],
      ['mailDaysBefore', '3'],
    ])
    expect(added).toEqual({ status: 303, location: '/dashboard/reminders?notice=added' })
    const [{ id, ...rest }] = await readList()
    expect(rest).toMatchObject({ dueDate: '2031-05-01T14:00:00.000Z', mailDaysBefore: 3 })
    const post = (...fields: [string, string][]) => ann.post(one, `${LIST}/${id}`, fields, at(id))
    const edited = await post(
      ['do', 'edit'],
      ['title', 'Edited'],
      ['dueDate', '2031-05-02T09:00'],
      ['mailDaysBefore', ''],
    )
    expect(edited.location).toBe('/dashboard/reminders?notice=changed')
    expect((await post(['do', 'complete'])).location).toBe('/dashboard/reminders?notice=completed')
    expect((await post(['do', 'complete'], ['from', 'overview'])).location).toBe('/dashboard?notice=completed')
    expect(await readList()).toMatchObject([{ title: 'Edited', completed: true, mailDaysBefore: null }])
    expect((await post(['do', 'remove'])).location).toBe('/dashboard/reminders?notice=removed')
    expect((await post(['do', 'remove'])).location).toBe('/dashboard/reminders?problem=not-found')
    const bad = await ann.post(list, LIST, [['title', 'No date']])
    expect(bad.location).toBe('/dashboard/reminders/new?problem=invalid')
    const kept = await ann.post(settings, `${LIST}/settings`, [
      ['timeZone', 'Pacific/Guam'],
      ['mailFromHour', '9'],
      ['mailToHour', '10'],
    ])
    expect(kept.location).toBe('/dashboard/reminders?notice=settings-kept')
  })
})

describe('nobody else', () => {
  it('can read, change or remove it: the answer is that for an ID that never existed', async () => {
    const { id } = await add()
    const random = randomUUID()
    for (const [method, body] of [
      ['PATCH', { completed: true }],
      ['PATCH', { completed: false }],
      ['PUT', good],
      ['DELETE', undefined],
    ] as const) {
      const ask = async (which: string) => {
        const response = await eve.send(one, method, `${LIST}/${which}`, { body, ...at(which) })
        return [response.status, await response.text()]
      }
      expect(await ask(id)).toEqual(await ask(random))
      expect((await ask(id))[0]).toBe(404)
    }
    expect(await readList()).toMatchObject([{ id, completed: false }])
  })

  it('gets past 401 when signed out', async () => {
    const { id } = await add()
    const stranger = createStranger()
    expect((await stranger.send(list, 'GET', LIST)).status).toBe(401)
    expect((await stranger.send(list, 'POST', LIST, { body: good })).status).toBe(401)
    expect((await stranger.send(settings, 'GET', `${LIST}/settings`)).status).toBe(401)
    expect((await setClock({ timeZone: 'America/Denver' }, stranger)).status).toBe(401)
    expect((await complete(id, stranger)).status).toBe(401)
    for (const method of ['PUT', 'DELETE'] as const) {
      expect((await stranger.send(one, method, `${LIST}/${id}`, { body: good, ...at(id) })).status).toBe(401)
    }
    expect((await stranger.send(calendar, 'GET', `${LIST}/${id}/calendar`, at(id))).status).toBe(401)
    expect((await stranger.post(list, LIST, [['title', 'x']])).location).toBe('/dashboard/reminders')
  })
})

describe('on a Spanish page', () => {
  it('a form redirects to a Spanish page, and an error is in Spanish', async () => {
    const fields: [string, string][] = [
      ['title', 'Llamar'],
      ['dueDate', '2031-03-01T09:00'],
    ]
    const added = await ann.post(list, `${LIST}?lang=es`, fields)
    expect(added.location).toBe('/es/dashboard/reminders?notice=added')
    const [{ id }] = await readList()
    const done = await ann.post(one, `${LIST}/${id}?lang=es`, [['do', 'complete']], at(id))
    expect(done.location).toBe('/es/dashboard/reminders?notice=completed')
    const back = await ann.send(one, 'PATCH', `${LIST}/${id}?lang=es`, { body: { completed: false }, ...at(id) })
    expect((await back.json()).detail).toBe(
      'Un recordatorio que ya está hecho no vuelve atrás. Puede agregar uno nuevo.',
    )
    const stranger = await createStranger().post(list, `${LIST}?lang=es`, fields)
    expect(stranger.location).toBe('/es/dashboard/reminders')
  })
})
