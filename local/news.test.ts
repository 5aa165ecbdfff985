import { expect, test } from 'vitest'
import { newsTopics } from '@/db/vocabulary/content'
import { classifyStory } from '@/lib/news/classify'
import { parseFeed } from '@/lib/outside/feeds/parse-feed'
import { makeFolder } from '@/tests/support/folder'
import { listLocalFeedOrigins } from './local-feeds'
import { startFakeNews } from './news'

const start = (dataDir: string) => startFakeNews({ dataDir, siteUrl: 'http://localhost:3000', onFailure: () => {} })

test('each topic has a feed of stories marked as samples, each with a page', async () => {
  const running = await start(makeFolder())
  const feeds: { name: string; url: string; topic: (typeof newsTopics)[number] }[] = JSON.parse(
    running.env.NEWS_FEEDS ?? '',
  )
  expect(feeds.map(({ topic }) => topic)).toEqual(newsTopics)
  for (const { url, topic } of feeds) {
    expect(new URL(url).origin).toBe(running.env.NEWS_PRIVATE_ORIGINS)
    const { items, problem } = await parseFeed(await (await fetch(url)).text())
    expect([items.length > 2, problem]).toEqual([true, null])
    for (const { title, description, url: page } of items) {
      expect(title).toMatch(/^Sample: /)
      expect(description).toContain('It did not happen.')
      expect(classifyStory(title, description, topic)).toBe(topic)
      expect(await (await fetch(page)).text()).toContain('It did not happen.')
    }
  }
  await running.stop()
})

test('it restarts at the same address', async () => {
  const folder = makeFolder()
  const first = await start(folder)
  await first.stop()
  const second = await start(folder)
  const third = await start(folder)
  expect(second.watch).toBe(first.watch)
  expect(third.watch).not.toBe(first.watch)
  await Promise.all([second.stop(), third.stop()])
})

test('only a site on this machine may read feeds on this machine', () => {
  const feeds = [
    'http://127.0.0.1:9/a',
    'http://localhost:8/a',
    'http://2130706433:7/',
    'http://10.0.0.1/',
    'http://[::1]:6/',
  ].map((url) => ({ url }))
  expect(listLocalFeedOrigins(feeds, 'http://localhost:3000')).toBe('http://127.0.0.1:9,http://localhost:8')
  expect(listLocalFeedOrigins(feeds, 'https://example.org')).toBe('')
})
