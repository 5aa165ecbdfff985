import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { POST as restore } from '@/app/api/admin/articles/[id]/restore/route'
import { DELETE, GET as getOne, PUT } from '@/app/api/admin/articles/[id]/route'
import { POST as saveForm } from '@/app/api/admin/articles/[id]/save/route'
import { POST as exportChosen } from '@/app/api/admin/articles/export/route'
import { POST as actOnMany } from '@/app/api/admin/articles/many/route'
import { GET, POST } from '@/app/api/admin/articles/route'
import { inLanguage } from '@/lib/site/language/speak'
import { useDatabase } from '@/tests/support/database'
import { expectPage, readCreated, resetTables, type SentRequest, send, signInNew } from '@/tests/support/staff'
import { getOwnArticle, translateArticle } from '../own-articles'
import { listNews } from '../queries'
import { purgeDeletedArticles } from './purge'
import type { ArticleDto } from './schema'

const database = useDatabase()
const article = { title: 'Rent help', excerpt: 'How to ask', content: '# Ask\n\nEarly.', category: 'finance' }
let cookie = ''

beforeAll(async () => {
  cookie = await signInNew(database.sql, { role: 'editor' })
})
beforeEach(() => resetTables(database.sql, 'articles'))

const create = (body: unknown = article) => send(POST, { method: 'POST', cookie, body })
const created = (body: unknown = article) => readCreated<ArticleDto>(create(body))
const put = (id: string, body: unknown) => send(PUT, { method: 'PUT', cookie, body, params: { id } })
const list = async (path = '/api/admin/articles', sent: SentRequest = {}) => send(GET, { path, cookie, ...sent })
const titles = async (path?: string) => ((await (await list(path)).json()) as ArticleDto[]).map(({ title }) => title)

describe('an article', () => {
  it('is created with the defaults in the specification', async () => {
    expect(await created()).toMatchObject({
      ...article,
      slug: 'rent-help',
      imageUrl: null,
      author: null,
      featured: false,
      status: 'published',
      version: 1,
      deletedAt: null,
    })
  })

  it('requires a title, an excerpt, text and a category, and says which is missing', async () => {
    const response = await create({ title: ' ', author: '', imageUrl: '' })
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(errors.map(({ path }: { path: string }) => path).sort()).toEqual(['category', 'content', 'excerpt', 'title'])
  })

  it.each<[string, unknown]>([
    ['category', 'sports'],
    ['title', 'x'.repeat(201)],
    ['excerpt', 'x'.repeat(501)],
    ['content', 'x'.repeat(100_001)],
    ['author', 'x'.repeat(101)],
    ['imageUrl', 'javascript:alert(1)'],
    ['imageUrl', 'http://example.org/a.png'],
    ['imageUrl', '/api/logout'],
    ['featured', 'yes'],
    ['title', 'a\u0000b'],
  ])('rejects a %s such as %s', async (field, value) => {
    const response = await create({ ...article, [field]: value })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].path).toBe(field)
    expect(await database.sql`select id from articles`).toHaveLength(0)
  })

  it.each(['id', 'slug', 'createdAt', 'updatedAt', 'publishDate', 'deletedAt', 'role', 'tags', 'languages'])(
    'rejects %s, which only the site sets or nobody knows',
    async (field) => {
      const response = await create({ ...article, [field]: '1999-01-01T00:00:00Z' })
      expect(response.status).toBe(422)
      expect((await response.json()).errors).toMatchObject([{ path: field }])
      expect(await database.sql`select id from articles`).toHaveLength(0)
    },
  )

  it('has all of its Spanish or none, and Spanish pages and news show it', async () => {
    const spanish = { titleEs: 'Ayuda con la renta', excerptEs: 'Cómo pedirla', contentEs: '# Pida' }
    const half = await create({ ...article, titleEs: spanish.titleEs })
    expect(half.status).toBe(422)
    expect((await half.json()).errors[0].path).toBe('excerptEs')
    const { id, slug } = await created({ ...article, ...spanish })
    await created({ ...article, title: 'English alone' })
    const spoken = async (language: 'en' | 'es') => {
      const found = await getOwnArticle(slug)
      return inLanguage(language, () => found && translateArticle(found))
    }
    expect(await spoken('es')).toMatchObject({ title: 'Ayuda con la renta', content: '# Pida', language: 'es' })
    expect(await spoken('en')).toMatchObject({ title: article.title, content: article.content, language: 'en' })
    const news = (q: string) => inLanguage('es', () => listNews({ topic: 'all', q, limit: 5 }))
    expect((await news('RENTA')).articles).toMatchObject([{ title: 'Ayuda con la renta', language: 'es' }])
    expect((await news('alone')).articles).toMatchObject([{ title: 'English alone' }])
    expect((await news('alone')).articles[0]).not.toHaveProperty('language')
    const cleared = await put(id, { ...article, titleEs: '', excerptEs: '', contentEs: '' })
    expect(await cleared.json()).toMatchObject({ titleEs: null, contentEs: null })
  })

  it('gets a unique address, even if another article has the same title', async () => {
    expect([(await created()).slug, (await created()).slug, (await created()).slug]).toEqual([
      'rent-help',
      'rent-help-2',
      'rent-help-3',
    ])
    const together = await Promise.all([create({ ...article, title: 'Twins' }), create({ ...article, title: 'Twins' })])
    expect(together.map(({ status }) => status)).toEqual([201, 201])
  })

  it('never takes the address of another news page', async () => {
    expect((await created({ ...article, title: 'Search' })).slug).toBe('search-2')
  })

  it('that is scheduled requires a time, and is published at that time', async () => {
    expect((await create({ ...article, status: 'scheduled' })).status).toBe(422)
    const at = '2031-05-06T07:08:00.000Z'
    expect(await created({ ...article, status: 'scheduled', publishAt: at })).toMatchObject({ publishDate: at })
  })

  it('cannot be scheduled for a past time, but keeps its time once it is out', async () => {
    const past = await create({ ...article, status: 'scheduled', publishAt: '2020-05-06T07:08:00.000Z' })
    expect(past.status).toBe(422)
    expect((await past.json()).errors).toMatchObject([
      { path: 'publishAt', message: expect.stringContaining('passed') },
    ])
    const at = '2031-05-06T07:08:00.000Z'
    const { id } = await created({ ...article, status: 'scheduled', publishAt: at })
    await database.sql`update articles set publish_date = '2021-01-01T00:00:00Z' where id = ${id}`
    const same = await put(id, { ...article, status: 'scheduled', publishAt: '2021-01-01T00:00:00.000Z' })
    expect(same.status).toBe(200)
  })

  it('with a picture requires a description, if the form has a field for it', async () => {
    const picture = { imageUrl: '/pictures/door.webp' }
    expect((await create({ ...article, ...picture, imageAlt: '' })).status).toBe(422)
    expect(await created({ ...article, ...picture, imageAlt: 'A yellow door' })).toMatchObject({
      imageAlt: 'A yellow door',
    })
    expect(await created({ ...article, ...picture })).toMatchObject({ imageAlt: null })
  })

  it('that was a draft is dated when it is published', async () => {
    const { id } = await created({ ...article, status: 'draft' })
    await database.sql`update articles set publish_date = now() - interval '9 days' where id = ${id}`
    const saved: ArticleDto = await (await put(id, { ...article, status: 'published' })).json()
    expect(Date.parse(saved.publishDate)).toBeGreaterThan(Date.now() - 60_000)
    await database.sql`update articles set publish_date = now() - interval '9 days' where id = ${id}`
    const again: ArticleDto = await (await put(id, { ...article, title: 'Other', status: 'published' })).json()
    expect(Date.parse(again.publishDate)).toBeLessThan(Date.now() - 8 * 86_400_000)
  })
})

describe('two editors at once', () => {
  it('the second sees which fields differ, and nothing is overwritten', async () => {
    const { id, version } = await created()
    expect((await put(id, { ...article, title: 'First', version })).status).toBe(200)
    const late = await put(id, { ...article, excerpt: 'Second', version })
    expect(late.status).toBe(409)
    const problem = await late.json()
    expect(problem.errors.map(({ path }: { path: string }) => path)).toEqual(['title', 'excerpt'])
    const now: ArticleDto = await (await send(getOne, { cookie, params: { id } })).json()
    expect(now).toMatchObject({ title: 'First', excerpt: article.excerpt })
    expect((await put(id, { ...article, excerpt: 'Second', version: now.version })).status).toBe(200)
  })

  it('if both save at the same moment, one gets a conflict', async () => {
    const { id, version } = await created()
    const both = await Promise.all(['A', 'B'].map((title) => put(id, { ...article, title, version })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('without a version the last save wins, as specified', async () => {
    const { id } = await created()
    expect((await put(id, { ...article, title: 'A' })).status).toBe(200)
    expect((await put(id, { ...article, title: 'B' })).status).toBe(200)
  })

  it('omitted fields stay, emptied fields are cleared', async () => {
    const { id } = await created({ ...article, author: 'Ann', featured: true })
    expect(await (await put(id, article)).json()).toMatchObject({ author: 'Ann', featured: true })
    expect(await (await put(id, { ...article, author: '' })).json()).toMatchObject({ author: null, featured: true })
  })
})

describe('deleting', () => {
  it('removes an article from the list, and can be undone', async () => {
    const { id } = await created()
    expect((await send(DELETE, { method: 'DELETE', cookie, params: { id } })).status).toBe(204)
    expect(await titles()).toEqual([])
    expect(await titles('/api/admin/articles?deleted=true')).toEqual(['Rent help'])
    expect((await put(id, article)).status).toBe(404)
    expect((await send(DELETE, { method: 'DELETE', cookie, params: { id } })).status).toBe(404)
    expect((await send(restore, { method: 'POST', cookie, params: { id } })).status).toBe(204)
    expect(await titles()).toEqual(['Rent help'])
  })

  it('is permanent after 30 days and not before', async () => {
    const { id } = await created()
    await send(DELETE, { method: 'DELETE', cookie, params: { id } })
    const day = 86_400_000
    expect(await purgeDeletedArticles(new Date(Date.now() + 29 * day))).toBe(0)
    expect(await purgeDeletedArticles(new Date(Date.now() + 31 * day))).toBe(1)
    expect((await send(restore, { method: 'POST', cookie, params: { id } })).status).toBe(404)
  })
})

describe('the list', () => {
  it.each(['recent', '-recent', 'updated', 'title', '-title'])(
    'by %s has pages without gaps or repeats',
    async (sort) => {
      await database.sql`insert into articles (slug, title, excerpt, content, category, publish_date)
      select 'a-' || i, 'T' || i % 5, 'x', 'y', 'health', now() - i % 3 * interval '1 microsecond' from generate_series(1, 23) i`
      const seen: string[] = []
      let path: string | undefined = `/api/admin/articles?limit=4&sort=${sort}`
      while (path) {
        const response = await list(path)
        for (const { id } of (await response.json()) as ArticleDto[]) seen.push(id)
        path = /<(.+)>/.exec(response.headers.get('link') ?? '')?.[1]
      }
      expect(seen).toHaveLength(23)
      expect(new Set(seen).size).toBe(23)
    },
  )

  it('searches titles, with LIKE wildcards taken literally, and filters', async () => {
    await created({ ...article, title: '100% yours' })
    await created({ ...article, title: '100 yours', category: 'rights', status: 'draft' })
    expect(await titles('/api/admin/articles?q=00%25')).toEqual(['100% yours'])
    expect(await titles('/api/admin/articles?q=YOURS&sort=title')).toEqual(['100 yours', '100% yours'])
    expect(await titles('/api/admin/articles?q=YOURS&sort=-title')).toEqual(['100% yours', '100 yours'])
    expect(await titles('/api/admin/articles?q=10&category=rights')).toEqual(['100 yours'])
    expect(await titles('/api/admin/articles?status=draft')).toEqual(['100 yours'])
    expect((await list('/api/admin/articles?sort=author')).status).toBe(422)
    expect((await list('/api/admin/articles?cursor=abc')).status).toBe(400)
  })

  it('includes the text, unless it is not wanted', async () => {
    await created()
    expect((await (await list()).json())[0].content).toBe(article.content)
    expect((await (await list('/api/admin/articles?brief=true')).json())[0]).not.toHaveProperty('content')
  })
})

describe('a form without a script', () => {
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    cookie,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })

  it('creates and updates, and redirects to the list with a notice', async () => {
    const response = await send(POST, form({ ...article, author: '', featured: 'on' }))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/admin/articles?done=article-created'])
    const [row] = await database.sql<{ id: string; featured: boolean }[]>`select id, featured from articles`
    expect(row?.featured).toBe(true)
    const saved = await send(saveForm, {
      ...form({ ...article, title: 'New', version: '1' }),
      params: { id: row?.id ?? '' },
    })
    expect(saved.headers.get('location')).toBe('/admin/articles?done=article-updated')
    expect(await titles()).toEqual(['New'])
  })
})

describe('a form that can’t be saved', () => {
  const form = (fields: Record<string, string>, params: Record<string, string> = {}) => ({
    method: 'POST',
    cookie,
    params,
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
  })

  it('is shown again with everything typed, as text', async () => {
    const response = await send(POST, form({ ...article, title: '', content: '<b>Kept</b> & sound', author: 'Ann' }))
    await expectPage(response, 422, ['&lt;b&gt;Kept&lt;/b&gt; &amp; sound', 'value="Ann"', 'Please fill this in.'])
  })

  it('after a conflict no longer carries the version it started from', async () => {
    const { id, version } = await created()
    await put(id, { ...article, title: 'Theirs', version })
    const mine = { ...article, title: 'Mine', version: String(version) }
    const response = await send(saveForm, form(mine, { id }))
    expect(response.status).toBe(409)
    const page = await response.text()
    expect(page).toContain('value="Mine"')
    expect(page).not.toContain('name="version"')
    expect(await titles()).toEqual(['Theirs'])
  })
})

it('each change is in the audit log, with the actor and the old and new values', async () => {
  const { id } = await created()
  await put(id, { ...article, title: 'Other' })
  const rows =
    await database.sql`select actor, action, target, changes from audit_log where target_id = ${id} order by id`
  expect(rows).toMatchObject([
    { action: 'created', target: 'Rent help', changes: { title: [null, 'Rent help'] } },
    { action: 'updated', target: 'Other', changes: { title: ['Rent help', 'Other'] } },
  ])
  expect(Object.keys(rows[1]?.changes)).toEqual(['title'])
  expect(rows[0]?.actor).toMatch(/@staff\.test$/)
})

describe('many articles at once', () => {
  const many = (ids: string[], act: string) =>
    send(actOnMany, { method: 'POST', path: '/api/admin/articles/many', cookie, body: { ids, act } })

  it('can be published, deleted and restored; those already in that state are skipped', async () => {
    const [draft, out] = [await created({ ...article, status: 'draft' }), await created()]
    const ids = [draft.id, out.id, '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11']
    expect(await (await many(ids, 'publish')).json()).toEqual({ done: [draft.id], left: 2 })
    expect(await (await many(ids, 'delete')).json()).toEqual({ done: [draft.id, out.id], left: 1 })
    expect(await titles()).toEqual([])
    expect((await (await many([draft.id, out.id], 'restore')).json()).done).toHaveLength(2)
    expect(await titles()).toHaveLength(2)
    expect(await (await many([draft.id, out.id], 'draft')).json()).toEqual({ done: [draft.id, out.id], left: 0 })
    expect(await (await many([draft.id], 'draft')).json()).toEqual({ done: [], left: 1 })
    const logged = await database.sql`select action from audit_log where target_id = ${draft.id} order by id`
    expect(logged.map(({ action }) => action)).toEqual(['created', 'updated', 'deleted', 'restored', 'updated'])
  })

  it('can be exported as a spreadsheet, with drafts and full text, and without formulas', async () => {
    const [draft] = [await created({ ...article, title: '=1+1', status: 'draft' }), await created()]
    const body = `ids=${draft.id}&back=status%3Ddraft`
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const sheet = await send(exportChosen, { method: 'POST', cookie, headers, body })
    expect(sheet.headers.get('content-disposition')).toBe('attachment; filename="articles.csv"')
    const [head, ...rest] = (await sheet.text()).split('\r\n')
    expect(head).toBe(
      'id,title,status,category,publish_date,author,featured,excerpt,content,title_es,excerpt_es,content_es',
    )
    expect(rest.join()).toMatch(new RegExp(`^${draft.id},'=1\\+1,draft,finance,.*"# Ask\n\nEarly\\."`, 's'))
    const drafted = await send(actOnMany, { method: 'POST', cookie, headers, body: `act=publish&${body}` })
    expect(drafted.headers.get('location')).toBe('/admin/articles?status=draft&done=many-done')
    const none = await send(exportChosen, { method: 'POST', cookie, headers, body: 'back=' })
    expect([none.status, none.headers.get('location')]).toEqual([303, '/admin/articles?failed=none-chosen'])
  })

  it('must be at least one and at most a hundred', async () => {
    expect((await many([], 'delete')).status).toBe(422)
    const tooMany = Array.from({ length: 101 }, () => '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11')
    expect((await many(tooMany, 'delete')).status).toBe(422)
  })
})
