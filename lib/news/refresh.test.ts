import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import {
  billionLaughs,
  type FeedServer,
  type SampleItem,
  startFeedServer,
  writeItem,
  writeRss,
} from '@/tests/support/feeds'
import { listNews } from './queries'
import { askNewsApi, type NewsSettings, refreshNews } from './refresh'
import { purgeStories } from './store'

const database = useDatabase()
const NOW = new Date('2026-11-20T12:00:00Z')
const HOUR = 3_600_000
const hours = (count: number) => new Date(NOW.getTime() + count * HOUR)
const { signal } = new AbortController()
let server: FeedServer

beforeAll(async () => {
  server = await startFeedServer()
})
afterAll(() => server.stop())
beforeEach(async () => {
  await database.sql`delete from news_stories`
  await database.sql`delete from news_feeds`
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0)
  lines.splice(0)
})

const lines: string[] = []
const story = (title: string, more: Partial<SampleItem> = {}): SampleItem => ({ title, date: hours(-1), ...more })

function feed(path: string, answer: Parameters<FeedServer['put']>[1], topic = 'womens-rights', name = 'Wire') {
  return { name, topic, url: server.put(path, answer) }
}
const run = (feeds: NewsSettings['feeds'], now = NOW, more: Partial<NewsSettings> = {}) =>
  refreshNews(now, signal, { feeds, privateOrigins: [server.origin], ...more })
const titles = async () => {
  const rows = await database.sql<{ title: string }[]>`select title from news_stories order by title`
  return rows.map(({ title }) => title)
}

describe('news stories', () => {
  test('are stored once, with source, topic, time and picture', async () => {
    const one = feed(
      '/a',
      writeRss([
        story('Abortion ban is blocked', {
          link: 'https://example.org/a?utm_source=rss&id=1#top',
          extra: '<media:content url="https://example.org/p.jpg"/>',
        }),
        story('Fed holds interest rates steady'),
      ]),
      'all',
    )
    expect(await run([one])).toEqual({ feeds: 1, skipped: 0, failed: 0, stories: 1 })
    expect(await run([one], hours(1))).toMatchObject({ stories: 0 })
    const { articles } = await listNews({ topic: 'all', q: '', limit: 10 })
    expect(articles).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        title: 'Abortion ban is blocked',
        source: { name: 'Wire' },
        url: 'https://example.org/a?id=1',
        urlToImage: 'https://example.org/p.jpg',
        category: 'reproductive-rights',
        publishedAt: '2026-11-20T11:00:00.000Z',
      },
    ])
  })

  test('are deduplicated by guid, by address, and by title within a source and 72 hours', async () => {
    const items = [
      story('First title', { guid: '7', link: 'https://example.org/1' }),
      story('Second title', { guid: '7', link: 'https://example.org/2' }),
      story('Third title', { link: 'https://example.org/1?fbclid=x' }),
      story('FIRST  title!', { link: 'https://example.org/4', date: hours(-70) }),
      story('First title', { link: 'https://example.org/5', date: hours(-80) }),
    ]
    await run([feed('/same', writeRss(items))])
    expect(await titles()).toEqual(['First title', 'First title'])
    // Also across feeds and later runs; another source may have the same title.
    await run([
      feed('/same', writeRss(items)),
      feed('/other', writeRss([story('First title', { link: 'https://other.org/' })]), 'all', 'Other'),
    ])
    await run(
      [feed('/third', writeRss([story('First title', { link: 'https://third.org/' })]), 'womens-rights', 'Third')],
      hours(2),
    )
    expect(await titles()).toHaveLength(3)
  })

  test('are updated when their source corrects a headline', async () => {
    const link = 'https://example.org/mended'
    await run([feed('/mend', writeRss([story('Court rules', { link })]))])
    await run([feed('/mend', writeRss([story('Court did not rule', { link })]))], hours(1))
    expect(await titles()).toEqual(['Court did not rule'])
  })

  test('from the future are dated now, and those older than 90 days are skipped', async () => {
    await run([
      feed(
        '/times',
        writeRss([
          story('Tomorrow', { date: hours(24) }),
          story('Old', { date: hours(-91 * 24) }),
          story('Undated', { date: 'never' }),
        ]),
      ),
    ])
    const rows = await database.sql`select title, published_at from news_stories order by title`
    expect(rows).toEqual([
      { title: 'Tomorrow', published_at: NOW },
      { title: 'Undated', published_at: NOW },
    ])
  })

  test('are deleted after 90 days', async () => {
    await run([feed('/old', writeRss([story('Kept', { date: hours(-24) }), story('Gone', { date: hours(-48) })]))])
    expect(await purgeStories(hours(90 * 24 - 36))).toBe(1)
    expect(await titles()).toEqual(['Kept'])
    expect(await purgeStories(hours(90 * 24 - 36))).toBe(0)
  })
})

describe('a feed in trouble keeps its good stories, logs why, and affects no other feed', () => {
  const rss = writeRss([story('One'), story('Two')])
  const large = writeRss(
    Array.from({ length: 400 }, (_, at) => story(`Long ${at}`, { description: 'word '.repeat(2500) })),
  )

  test.each([
    ['of five megabytes', '/large', large, 'too-large', 150],
    ['cut off in the middle', '/cut', rss.slice(0, rss.lastIndexOf('<description>')), 'cut-off', 1],
    ['with an entity bomb', '/laughs', writeRss([story('One &lol9;'), story('Two')], billionLaughs), null, 2],
    [
      'with scripts in its titles',
      '/xss',
      writeRss([story('<![CDATA[<script>alert(1)</script>One]]>'), story('Two')]),
      null,
      2,
    ],
    ['in latin-1 without saying so', '/latin', Buffer.from(rss.replace('One', 'Señoras'), 'latin1'), null, 2],
    ['that is an HTML page', '/page', '<html><body>Sign in</body></html>', 'no-feed', 0],
    [
      'that breaks off mid-response',
      '/breaks',
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200, { 'content-length': String(rss.length + 10) })
        response.write(rss.slice(0, -16), () => setImmediate(() => response.destroy()))
      },
      'cut-off',
      2,
    ],
  ] as const)('%s', async (_, path, answer, reason, atLeast) => {
    const good = feed('/good', writeRss([story('Good')]), 'womens-rights', 'Good')
    await run([feed(path, answer as string), good])
    const kept = await titles()
    expect(kept).toContain('Good')
    expect(kept.length - 1).toBeGreaterThanOrEqual(atLeast)
    expect(kept.join()).not.toMatch(/lol|<script|alert/)
    const trouble = lines.filter((line) => line.includes('feed-trouble'))
    if (reason === null) expect(trouble).toEqual([])
    else expect(trouble.join()).toContain(`"feed":"Wire","reason":"${reason}"`)
  })

  test('one that answers 410 is not fetched again', async () => {
    const gone = feed('/gone', (_, response) => response.writeHead(410).end())
    await run([gone])
    server.asked.splice(0)
    expect(await run([gone], hours(1000))).toMatchObject({ feeds: 0, skipped: 1 })
    expect(server.asked).toEqual([])
  })

  test('one that sends Retry-After is left alone until then', async () => {
    const busy = feed('/busy', (_, response) => response.writeHead(503, { 'retry-after': '7200' }).end())
    await run([busy])
    expect(await run([busy], hours(1.9))).toMatchObject({ skipped: 1 })
    expect(await run([busy], hours(2))).toMatchObject({ skipped: 0 })
  })

  test('one that keeps failing is fetched less often, and as usual once it recovers', async () => {
    const bad = feed('/bad', (_, response) => response.writeHead(500).end())
    await run([bad])
    expect(await run([bad], hours(0.5))).toMatchObject({ feeds: 1 })
    expect(await run([bad], hours(0.9))).toMatchObject({ skipped: 1 })
    const well = feed('/bad', writeRss([story('Well')]))
    expect(await run([well], hours(2))).toMatchObject({ stories: 1 })
    expect(await run([well], hours(2))).toMatchObject({ feeds: 1 })
  })

  test('one that has not changed is not downloaded again', async () => {
    let full = 0
    const quiet = feed('/quiet', (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') return response.writeHead(304).end()
      full += 1
      return response.writeHead(200, { etag: '"v1"' }).end(rss)
    })
    await run([quiet])
    expect(await run([quiet], hours(1))).toMatchObject({ failed: 0, stories: 0 })
    expect(full).toBe(1)
  })
})

describe('a news service', () => {
  const articles = [
    {
      source: { id: null, name: 'Reuters' },
      title: 'Women voters decide',
      description: null,
      url: 'https://r.org/1',
      urlToImage: null,
      publishedAt: '2026-11-20T10:00:00Z',
    },
    {
      source: { name: 'AP' },
      title: '<b>Equal pay</b> law passes',
      description: 'x',
      url: 'https://ap.org/1',
      urlToImage: 'javascript:x',
      publishedAt: '2026-11-20T10:00:00Z',
    },
    { source: { name: 'AP' }, title: 'Bad', url: 'javascript:alert(1)', publishedAt: '2026-11-20T10:00:00Z' },
    { title: '[Removed]' },
  ]

  test('is called with its key in a header, and its stories keep their own sources', async () => {
    let asked: string[] = []
    const api = await startFeedServer()
    const handler = (request: IncomingMessage, response: ServerResponse) => {
      asked = [String(request.headers['x-api-key']), request.url ?? '']
      response.end(JSON.stringify({ status: 'ok', articles }))
    }
    vi.spyOn(URLSearchParams.prototype, 'toString').mockReturnValueOnce('q=1')
    api.put('/everything?q=1', handler)
    const items = await askNewsApi('key-1', { address: `${api.origin}/everything`, privateOrigins: [api.origin] })
    await api.stop()
    expect(asked).toEqual(['key-1', '/everything?q=1'])
    expect(items?.map(({ source, title, imageUrl }) => [source, title, imageUrl])).toEqual([
      ['Reuters', 'Women voters decide', null],
      ['AP', 'Equal pay law passes', null],
    ])
  })

  test('that fails is logged, without the key', async () => {
    const address = server.put('/api-down', 'no')
    expect(await run([], NOW, { apiKey: 'key-1', apiAddress: address })).toMatchObject({ failed: 1 })
    expect(lines.join()).toContain('news-api-failed')
    expect(lines.join()).not.toContain('key-1')
  })
})

test('an item that matches no topic is kept only from a feed about one topic', async () => {
  await run([feed('/all', `<rss><channel>${writeItem(story('Plain words'))}</channel></rss>`, 'all')])
  expect(await titles()).toEqual([])
  await run([feed('/one', writeRss([story('Plain words')]), "Women's Health")])
  expect(await database.sql`select category from news_stories`).toEqual([{ category: 'womens-health' }])
})
