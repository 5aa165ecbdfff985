import { beforeAll, expect, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { GET } from './route'

const database = useDatabase()
const DAY = 86_400_000

async function ask(query = '') {
  const response = await GET(new Request(`http://localhost:3000/api/news${query}`), { params: Promise.resolve({}) })
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  return { status: response.status, body: await response.json(), next: link?.slice(link.indexOf('?')) }
}
const titles = async (query: string) => (await ask(query)).body.articles.map(({ title }: { title: string }) => title)

async function addStory(title: string, category: string, daysAgo: number, description: string | null = null) {
  await database.sql`insert into news_stories (title, description, source, url, category, published_at) values
    (${title}, ${description}, 'Wire', ${`https://example.org/${encodeURIComponent(title)}`}, ${category}, ${new Date(Date.now() - daysAgo * DAY)})`
}

async function addArticle(
  slug: string,
  status: string,
  daysAgo: number,
  more: { deleted?: boolean; category?: string } = {},
) {
  await database.sql`insert into articles (slug, title, excerpt, content, category, status, publish_date, deleted_at, image_url) values
    (${slug}, ${slug}, 'Words of ours', 'Text', ${more.category ?? 'health'}, ${status}, ${new Date(Date.now() - daysAgo * DAY)},
     ${more.deleted ? new Date() : null}, '/pictures/a.webp')`
}

beforeAll(async () => {
  await addStory('Señora 100% wins', 'womens-rights', 1, 'A back\\slash and an under_score')
  await addStory('Second', 'womens-health', 2, 'About Menopause')
  await addStory('Third', 'women-in-politics', 5)
  await addArticle('ours', 'published', 3)
  await addArticle('due', 'scheduled', 4, { category: 'finance' })
  await addArticle('hidden', 'draft', 1)
  await addArticle('later', 'scheduled', -1)
  await addArticle('deleted', 'published', 1, { deleted: true })
})

test('news is wire stories and our own visible articles, newest first', async () => {
  const { status, body, next } = await ask()
  expect([status, next]).toEqual([200, undefined])
  expect(Object.keys(body)).toEqual(['articles'])
  expect(body.articles.map(({ title }: { title: string }) => title)).toEqual([
    'Señora 100% wins',
    'Second',
    'ours',
    'due',
    'Third',
  ])
  expect(body.articles[2]).toEqual({
    id: expect.any(String),
    title: 'ours',
    description: 'Words of ours',
    source: { name: 'Marigold' },
    url: 'http://localhost:3000/news/ours',
    urlToImage: 'http://localhost:3000/pictures/a.webp',
    category: 'womens-health',
    publishedAt: expect.stringMatching(/Z$/),
  })
  expect(body.articles[4]).not.toHaveProperty('description')
})

test.each([
  ['?topic=all', 5],
  ['?topic=', 5],
  ['?topic=womens-health', 2],
  ['?topic=healthcare', 2],
  ["?topic=women's+health", 2],
  ['?topic=Women%E2%80%99s%20Health', 2],
  ['?topic=WOMENS-HEALTH', 2],
  ['?topic=All+Topics', 5],
  ['?topic=economic-empowerment', 1],
  ['?topic=women+in+politics', 1],
  ['?topic=gender-equality', 0],
])('a topic is accepted by slug, label or old name: %s', async (query, count) => {
  expect(await titles(query)).toHaveLength(count)
})

test.each(['?topic=sports', '?topic=womens', '?topic=constructor', `?topic=${'a'.repeat(99)}`])(
  '%s is an unknown topic: 400',
  async (query) => {
    expect((await ask(query)).status).toBe(400)
  },
)

test.each([
  ['menopause', ['Second']],
  ['SENORA', ['Señora 100% wins']],
  ['100%25', ['Señora 100% wins']],
  ['%25', ['Señora 100% wins']],
  ['_', ['Señora 100% wins']],
  ['%5C', ['Señora 100% wins']],
  ['words of', ['ours', 'due']],
  ['nothing', []],
  ["'; drop table", []],
])('a search matches titles and descriptions, with LIKE wildcards taken literally: %s', async (q, expected) => {
  expect(await titles(`?q=${q}`)).toEqual(expected)
})

test('search words and a topic can be combined', async () => {
  expect(await titles('?q=words&topic=healthcare')).toEqual(['ours'])
})

test('following the Link header pages through all news without gaps', async () => {
  const seen: string[] = []
  for (let query: string | undefined = '?limit=2'; query; ) {
    const { body, next }: Awaited<ReturnType<typeof ask>> = await ask(query)
    seen.push(...body.articles.map(({ title }: { title: string }) => title))
    query = next
  }
  expect(seen).toEqual(['Señora 100% wins', 'Second', 'ours', 'due', 'Third'])
})

test.each(['?limit=0', '?limit=501', '?cursor=x', `?q=${'a'.repeat(201)}`, '?q=%00'])(
  '%s is refused',
  async (query) => {
    expect([400, 422]).toContain((await ask(query)).status)
  },
)

test('an empty list comes with a message that says why', async () => {
  expect((await ask('?q=nothing')).body).toEqual({ articles: [], message: expect.stringContaining('No story') })
  await database.sql`delete from news_stories`
  await database.sql`delete from articles`
  expect((await ask()).body).toEqual({ articles: [], message: expect.stringContaining('gathering the news') })
})
