/** Saved resources: saving, advancing, notes, removing; as the owner, as someone else, and concurrently. */
import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { createStranger, useAnnAndEve } from '@/tests/support/member'
import * as one from './[id]/route'
import * as bySlug from './add/[slug]/route'
import * as list from './route'

const LIST = '/api/user/saved-resources'
const database = useDatabase()
const { ann, eve } = useAnnAndEve(database)
let entries: { id: string; slug: string; title: string; category: string }[] = []

beforeAll(async () => {
  entries = await database.sql`select id, slug, title, category from resources order by slug limit 3`
})

const entry = (index = 0) => entries[index] ?? { id: '', slug: '', title: '', category: '' }

async function save(member = ann, index = 0): Promise<{ id: string; status: string; note: string | null }> {
  const response = await member.send(list, 'POST', LIST, { body: { resourceId: entry(index).id } })
  expect(response.status).toBeLessThan(300)
  return response.json()
}

function patch(id: string, body: unknown, member = ann) {
  return member.send(one, 'PATCH', `${LIST}/${id}`, { body, params: { id } })
}

const readList = async (member = ann) => (await member.send(list, 'GET', LIST)).json()

describe('saving', () => {
  it('stores the entry with its text and the status "saved", once', async () => {
    const response = await ann.send(list, 'POST', LIST, { body: { resourceId: entry().id } })
    expect(response.status).toBe(201)
    const saved = await response.json()
    expect(saved).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      resourceId: entry().id,
      title: entry().title,
      description: expect.any(String),
      category: entry().category,
      status: 'saved',
      note: null,
      savedAt: expect.stringMatching(/^\d{4}-.*Z$/),
      path: `/resources/${entry().category}/${entry().slug}`,
      phones: expect.arrayContaining([expect.objectContaining({ number: expect.stringMatching(/^[\d-]+$/) })]),
      url: expect.stringMatching(/^https?:/),
      check: {
        isVerified: false,
        verifiedOn: null,
        verifiedPrecision: null,
        listedBy: expect.any(String),
        listedOn: expect.any(String),
      },
    })
    const again = await ann.send(list, 'POST', LIST, { body: { resourceId: entry().id.toUpperCase() } })
    expect([again.status, await again.json()]).toEqual([200, saved])
    expect(await readList()).toEqual([saved])
    expect(await readList(eve)).toEqual([])
  })

  it('many times at once stores one entry', async () => {
    await Promise.all(Array.from({ length: 10 }, () => save()))
    expect(await readList()).toHaveLength(1)
  })

  it('shows the latest first, in pages', async () => {
    for (const index of [0, 1, 2]) await save(ann, index)
    const first = await ann.send(list, 'GET', `${LIST}?limit=2`)
    expect(await first.json()).toMatchObject([{ title: entry(2).title }, { title: entry(1).title }])
    const [, next] = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
    const second = await ann.send(list, 'GET', next ?? '')
    expect(await second.json()).toMatchObject([{ title: entry().title }])
    expect(second.headers.get('link')).toBeNull()
  })

  it('stops at 500, even under concurrent requests', async () => {
    await database.sql`
      insert into saved_resources (user_id, title, description, category)
      select ${ann.userId}, 'Old', 'Old', 'womens-health' from generate_series(1, 499)`
    const answers = await Promise.all(
      [0, 1, 2].map((index) => ann.send(list, 'POST', LIST, { body: { resourceId: entry(index).id } })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const [row] = await database.sql`select count(*)::int as saved from saved_resources where user_id = ${ann.userId}`
    expect(row?.saved).toBe(500)
  })

  it('keeps an entry that left the directory, without its page, but does not accept it as a new save', async () => {
    await save()
    await database.sql`update resources set archived_at = now() where id = ${entry().id}`
    expect(await readList()).toMatchObject([{ title: entry().title, path: null }])
    const response = await eve.send(list, 'POST', LIST, { body: { resourceId: entry().id } })
    expect(response.status).toBe(404)
    await database.sql`update resources set archived_at = null where id = ${entry().id}`
  })
})

describe('saving with the button on a card', () => {
  const address = () => `${LIST}/add/${entry().slug}`
  const params = () => ({ slug: entry().slug })

  it('redirects to the page she pressed it on, or to her list without one', async () => {
    const headers = { referer: 'http://localhost:3000/resources/search?q=a%20bed' }
    const { status, location } = await ann.post(bySlug, address(), [], { params: params(), headers })
    const [saved] = await readList()
    expect(status).toBe(303)
    expect(location).toBe('/resources/search?q=a%20bed#saved-now')
    const again = await ann.post(bySlug, address(), [], { params: params() })
    expect(again.location).toBe(`/dashboard/saved?notice=kept&id=${saved.id}`)
  })

  it('when signed out redirects to the page that will save it', async () => {
    const answer = await createStranger().post(bySlug, address(), [], { params: params() })
    expect(answer).toEqual({ status: 303, location: `/dashboard/save/${entry().slug}` })
    expect(await database.sql`select id from saved_resources`).toHaveLength(0)
  })

  it('reports an entry that is gone, and refuses another site’s form', async () => {
    const gone = await ann.post(bySlug, `${LIST}/add/gone`, [], { params: { slug: 'gone' } })
    expect(gone.location).toBe('/dashboard/saved?problem=not-found')
    const evil = await ann.post(bySlug, address(), [], {
      params: params(),
      headers: { origin: 'https://evil.example' },
    })
    expect(evil.location).toBe('/dashboard/saved?problem=forbidden')
    expect(await readList()).toEqual([])
  })
})

describe('the status', () => {
  it('only moves forward, and "completed" is final', async () => {
    const { id } = await save()
    for (const status of ['contacted', 'applied', 'completed']) {
      const response = await patch(id, { status })
      expect([response.status, (await response.json()).status]).toEqual([200, status])
    }
    for (const status of ['saved', 'contacted', 'applied', 'completed']) {
      const response = await patch(id, { status })
      expect(response.status).toBe(409)
      expect(response.headers.get('content-type')).toContain('application/problem+json')
      expect(await response.json()).toMatchObject({ status: 409, current: { id, status: 'completed' } })
    }
  })

  it('does not advance twice when a request is retried after a lost response', async () => {
    const { id } = await save()
    expect((await patch(id, { status: 'contacted' })).status).toBe(200)
    const again = await patch(id, { status: 'contacted' })
    expect([again.status, (await again.json()).current.status]).toEqual([409, 'contacted'])
    expect(await readList()).toMatchObject([{ status: 'contacted' }])
  })

  it('changes at most three times under 16 concurrent requests, and never goes back', async () => {
    const { id } = await save()
    const asked = Array.from({ length: 16 }, (_, index) => ['saved', 'contacted', 'applied', 'completed'][index % 4])
    const answers = await Promise.all(asked.map((status) => patch(id, { status })))
    const won = asked.filter((_, index) => answers[index]?.status === 200)
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true)
    expect(won.length).toBeLessThanOrEqual(3)
    expect(new Set(won).size).toBe(won.length)
    expect(won).toContain('completed')
    expect(await readList()).toMatchObject([{ status: 'completed' }])
  })

  it('stays, as does the note, when a new note comes with a step back', async () => {
    const { id } = await save()
    await patch(id, { status: 'applied', note: 'Ask for Dana' })
    expect((await patch(id, { status: 'contacted', note: 'Lost' })).status).toBe(409)
    expect(await readList()).toMatchObject([{ status: 'applied', note: 'Ask for Dana' }])
  })
})

describe('a note', () => {
  it('is stored, up to 2000 characters, and removed by an empty one', async () => {
    const { id } = await save()
    expect(await (await patch(id, { note: '  Ask for\r\nDana ' })).json()).toMatchObject({ note: 'Ask for\nDana' })
    expect(await (await patch(id, { note: '' })).json()).toMatchObject({ note: null, status: 'saved' })
    await patch(id, { note: 'x'.repeat(2000) })
    expect((await patch(id, { note: 'x'.repeat(2001) })).status).toBe(422)
    expect(await (await patch(id, { note: null })).json()).toMatchObject({ note: null })
  })
})

describe('removing', () => {
  it('takes it off her list, and saving it again starts over', async () => {
    const { id } = await save()
    await patch(id, { status: 'contacted' })
    expect((await ann.send(one, 'DELETE', `${LIST}/${id}`, { params: { id } })).status).toBe(204)
    expect(await readList()).toEqual([])
    expect((await ann.send(one, 'DELETE', `${LIST}/${id}`, { params: { id } })).status).toBe(404)
    expect(await save()).toMatchObject({ status: 'saved' })
  })
})

describe('plain forms', () => {
  it('support every action', async () => {
    const { id } = await save()
    const post = (...fields: [string, string][]) => ann.post(one, `${LIST}/${id}`, fields, { params: { id } })
    expect(await post(['do', 'advance'], ['status', 'contacted'])).toEqual({
      status: 303,
      location: '/dashboard/saved?notice=status-updated',
    })
    expect((await post(['do', 'advance'], ['status', 'contacted'])).location).toBe('/dashboard/saved?problem=conflict')
    expect((await post(['do', 'note'], ['note', 'Mine'])).location).toBe('/dashboard/saved?notice=note-kept')
    expect(await readList()).toMatchObject([{ status: 'contacted', note: 'Mine' }])
    await post(['do', 'note'], ['note', ''])
    expect(await readList()).toMatchObject([{ note: null }])
    expect((await post(['do', 'remove'])).location).toBe('/dashboard/saved?notice=removed')
    expect(await readList()).toEqual([])
  })
})

describe('nobody else', () => {
  it('can read, change or remove it: the answer is that for an ID that never existed', async () => {
    const { id } = await save()
    const random = randomUUID()
    for (const [method, body] of [
      ['PATCH', { status: 'contacted' }],
      ['PATCH', { note: 'x' }],
      ['DELETE', undefined],
    ] as const) {
      const ask = async (which: string) => {
        const response = await eve.send(one, method, `${LIST}/${which}`, { body, params: { id: which } })
        return [response.status, await response.text()]
      }
      expect(await ask(id)).toEqual(await ask(random))
      expect((await ask(id))[0]).toBe(404)
    }
    const form = await eve.post(one, `${LIST}/${id}`, [['do', 'remove']], { params: { id } })
    expect(form.location).toBe('/dashboard/saved?problem=not-found')
    expect(await readList()).toMatchObject([{ id, status: 'saved', note: null }])
  })

  it('gets past 401 when signed out', async () => {
    const { id } = await save()
    const stranger = createStranger()
    const params = { id }
    expect((await stranger.send(list, 'GET', LIST)).status).toBe(401)
    expect((await stranger.send(list, 'POST', LIST, { body: { resourceId: entry().id } })).status).toBe(401)
    expect((await stranger.send(one, 'PATCH', `${LIST}/${id}`, { body: { status: 'contacted' }, params })).status).toBe(
      401,
    )
    expect((await stranger.send(one, 'DELETE', `${LIST}/${id}`, { params })).status).toBe(401)
    expect((await stranger.post(one, `${LIST}/${id}`, [['do', 'remove']], { params })).location).toBe(
      '/dashboard/saved',
    )
  })
})

describe('an invalid request', () => {
  test.each<[unknown, number]>([
    [{}, 422],
    [{ status: 'done' }, 422],
    [{ status: 'contacted', userId: randomUUID() }, 422],
    [{ status: 'contacted', savedAt: '2020-01-01T00:00:00Z' }, 422],
    [{ note: 'a\u0000b' }, 422],
    [{ note: '\ud800' }, 422],
    [{ note: ['x'] }, 422],
    [null, 422],
    [[], 422],
  ])('with the body %j is refused, and changes nothing', async (body, status) => {
    const { id } = await save()
    expect((await patch(id, body)).status).toBe(status)
    expect(await readList()).toMatchObject([{ status: 'saved', note: null }])
  })

  it('to save an entry is refused', async () => {
    const ask = async (body: unknown) => (await ann.send(list, 'POST', LIST, { body })).status
    expect(await ask({})).toBe(422)
    expect(await ask({ resourceId: 'x' })).toBe(422)
    expect(await ask({ resourceId: entry().id, status: 'completed' })).toBe(422)
    expect(await ask({ resourceId: randomUUID() })).toBe(404)
    const text = { origin: 'http://localhost:3000', 'content-type': 'text/plain' }
    expect((await ann.send(list, 'POST', LIST, { body: {}, headers: text })).status).toBe(415)
    expect(await readList()).toEqual([])
  })

  it('with a malformed ID gets a 404', async () => {
    const response = await ann.send(one, 'DELETE', `${LIST}/1`, { params: { id: '1' } })
    expect(response.status).toBe(404)
  })
})
