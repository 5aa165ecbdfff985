import { describe, expect, test } from 'vitest'
import { xssPayloads } from '@/tests/support/xss-payloads'
import { newsAddress, readNewsSearch } from './search-page'
import { writeRss } from './write-rss'

const position = { at: '2026-11-20 10:00:00.123456+00', id: '0b9fe1c8-2c3b-4b8f-9e7b-0a6d5d8f2c11' }

describe('the address of a news search', () => {
  test('is read back as it was written', () => {
    const params = new URL(newsAddress({ topic: 'womens-health', q: 'a & b?' }, position), 'http://x').searchParams
    expect(readNewsSearch(Object.fromEntries(params))).toEqual({
      topic: 'womens-health',
      q: 'a & b?',
      after: position,
      typed: 'a & b?',
      problem: null,
    })
    expect(newsAddress({ topic: 'all', q: '' })).toBe('/news')
  })

  test.each([
    { topic: 'sports' },
    { q: 'a'.repeat(201) },
    { q: '\u0000' },
    { cursor: 'x' },
    { topic: ['sports', 'all'] },
  ])('that cannot be read reports a problem instead of failing: %j', (params) => {
    const { problem, topic, after } = readNewsSearch(params)
    expect([typeof problem, topic, after]).toEqual(['string', 'all', undefined])
  })

  test('without parameters means all news', () => {
    expect(readNewsSearch({ topic: '', q: ' ' })).toMatchObject({ topic: 'all', q: '', problem: null })
  })
})

test.each(xssPayloads)('our feed contains %j as text', (payload) => {
  const article = {
    slug: 'a',
    title: payload,
    excerpt: payload,
    category: 'rights',
    imageUrl: null,
    titleEs: null,
    excerptEs: null,
    imageAlt: null,
    author: null,
  } as const
  const at = '2026-11-20T10:00:00Z'
  const channel = { title: 'T', description: 'D', page: 'https://m.example/news', self: 'https://m.example/f' }
  const xml = writeRss(channel, [{ ...article, publishedAt: at, updatedAt: at }])
  const tags = [...xml.matchAll(/<\/?([^\s>]+)/g)].map(([, name]) => name)
  expect(new Set(tags)).toEqual(
    new Set([
      '?xml',
      'rss',
      'channel',
      'title',
      'link',
      'description',
      'language',
      'atom:link',
      'item',
      'guid',
      'category',
      'pubDate',
    ]),
  )
})
