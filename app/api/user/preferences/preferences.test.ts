/** The needs she states, and the recommendations she gets for them. */
import { randomUUID } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import * as recommendations from '@/app/api/user/ai-recommendations/route'
import * as saved from '@/app/api/user/saved-resources/route'
import { useDatabase } from '@/tests/support/database'
import { createStranger, useAnnAndEve } from '@/tests/support/member'
import * as preferences from './route'

const PATH = '/api/user/preferences'
const database = useDatabase()
const { ann, eve } = useAnnAndEve(database)

const put = (body: unknown, member = ann) => member.send(preferences, 'PUT', PATH, { body })
const read = async (member = ann) => (await member.send(preferences, 'GET', PATH)).json()
const recommend = async (member = ann) =>
  (await member.send(recommendations, 'GET', '/api/user/ai-recommendations')).json()

describe('preferences', () => {
  it('are null until she sets any, and each is optional', async () => {
    expect(await read()).toBeNull()
    expect((await put({})).status).toBe(200)
    expect(await read()).toEqual({
      needs: [],
      state: null,
      zip: null,
      languages: [],
      hasChildren: null,
      hasPets: null,
      urgency: null,
      updatedAt: expect.any(String),
    })
  })

  it('are replaced as a whole, private to her, and erased in one step', async () => {
    await put({
      needs: ['womens-health', 'housing-shelter', 'womens-health'],
      state: 'tx',
      zip: ' 78701 ',
      hasPets: true,
    })
    expect(await read()).toMatchObject({
      needs: ['housing-shelter', 'womens-health'],
      state: 'TX',
      zip: '78701',
      hasPets: true,
    })
    await put({ languages: ['es'], urgency: 'now' })
    expect(await read()).toMatchObject({
      needs: [],
      state: null,
      zip: null,
      hasPets: null,
      languages: ['es'],
      urgency: 'now',
    })
    expect(await read(eve)).toBeNull()
    expect((await eve.send(preferences, 'DELETE', PATH)).status).toBe(204)
    expect(await read()).not.toBeNull()
    expect((await ann.send(preferences, 'DELETE', PATH)).status).toBe(204)
    expect(await read()).toBeNull()
    expect(await recommend()).toEqual([])
  })

  test.each([
    [{ needs: ['food'] }],
    [{ needs: 'housing-shelter' }],
    [{ state: 'XX' }],
    [{ zip: '1234' }],
    [{ zip: 12345 }],
    [{ languages: ['<script>'] }],
    [{ languages: Array.from({ length: 21 }, () => 'es') }],
    [{ hasChildren: 'yes' }],
    [{ urgency: 'later' }],
    [{ userId: randomUUID() }],
    [{ updatedAt: '2020-01-01T00:00:00Z' }],
    [[]],
  ])('reject %j', async (body) => {
    expect((await put(body)).status).toBe(422)
    expect(await read()).toBeNull()
  })

  it('can be saved and erased with plain forms', async () => {
    const given = await ann.post(preferences, PATH, [
      ['do', 'save'],
      ['needs', 'housing-shelter'],
      ['needs', 'financial-support'],
      ['state', ''],
      ['zip', '78701'],
      ['hasChildren', 'true'],
      ['hasPets', 'false'],
      ['urgency', ''],
    ])
    expect(given.location).toBe('/dashboard/recommendations?notice=preferences-kept')
    expect(await read()).toMatchObject({
      needs: ['housing-shelter', 'financial-support'],
      state: null,
      zip: '78701',
      hasChildren: true,
      hasPets: false,
      urgency: null,
    })
    const erased = await ann.post(preferences, PATH, [['do', 'erase']])
    expect(erased.location).toBe('/dashboard/recommendations?notice=erased')
    expect(await read()).toBeNull()
    const bad = await ann.post(preferences, PATH, [
      ['do', 'save'],
      ['zip', 'x'],
    ])
    expect(bad.location).toBe('/dashboard/recommendations?problem=invalid')
  })

  it('are not available when signed out', async () => {
    const stranger = createStranger()
    expect((await stranger.send(preferences, 'GET', PATH)).status).toBe(401)
    expect((await put({}, stranger)).status).toBe(401)
    expect((await stranger.send(preferences, 'DELETE', PATH)).status).toBe(401)
    expect((await stranger.send(recommendations, 'GET', '/api/user/ai-recommendations')).status).toBe(401)
    expect((await stranger.post(preferences, PATH, [['do', 'erase']])).location).toBe('/dashboard/recommendations')
  })
})

describe('recommendations', () => {
  it('are matching entries, best first, with what is known, what is not and what to ask', async () => {
    await put({ needs: ['housing-shelter'], zip: '05401', languages: ['es'], urgency: 'now' })
    const list = await recommend()
    expect(list.length).toBeGreaterThan(3)
    expect(list.length).toBeLessThanOrEqual(12)
    for (const one of list) {
      expect(one).toMatchObject({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: expect.any(String),
        category: 'housing-shelter',
        path: expect.stringMatching(/^\/resources\/housing-shelter\//),
      })
      expect([...one.reasons, ...one.questions].join()).toMatch(/speaks Spanish/)
      expect(one.matchScore).toBeGreaterThan(0)
      expect(one.matchScore).toBeLessThanOrEqual(100)
      expect(one.reasons.join()).toMatch(/Housing & Shelter, which you asked for/)
      expect(one.reasons.join()).toMatch(/Vermont|whole country|your county|from your ZIP area/)
    }
    const scores = list.map(({ matchScore }: { matchScore: number }) => matchScore)
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
    expect(await recommend()).toEqual(list)
  })

  it('exclude entries she saved and entries that left the directory', async () => {
    await put({ needs: ['housing-shelter'], state: 'VT' })
    const [first, second] = await recommend()
    await ann.send(saved, 'POST', '/api/user/saved-resources', { body: { resourceId: first.id } })
    await database.sql`update resources set archived_at = now() where id = ${second.id}`
    const ids = (await recommend()).map(({ id }: { id: string }) => id)
    await database.sql`update resources set archived_at = null where id = ${second.id}`
    expect(ids).not.toContain(first.id)
    expect(ids).not.toContain(second.id)
    await put({ needs: ['housing-shelter'], state: 'VT' }, eve)
    expect((await recommend(eve))[0].id).toBe(first.id)
  })

  it('are empty without preferences, or with empty ones', async () => {
    expect(await recommend()).toEqual([])
    await put({})
    expect(await recommend()).toEqual([])
  })
})
