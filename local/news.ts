import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { newsTopics } from '@/db/vocabulary/content'
import { topicNames } from '@/lib/news/topics'
import { escapeXml } from '@/lib/text/format'
import type { FakeContext, RunningFake } from './fakes'
import { listen } from './listen'
import { pageHeaders, renderSampleIndex, renderSampleStory } from './news-page'
import { sampleStories } from './sample-news'

const HOST = '127.0.0.1'
const HOUR_MS = 3_600_000
/** The time between two stories of a feed. */
const APART_MS = 31 * HOUR_MS

/** A topic's feed; its stories are a few hours to a few days old. */
function writeFeed(topic: (typeof newsTopics)[number], origin: string, now: number): string {
  const first = now - (newsTopics.indexOf(topic) * 3 + 1) * HOUR_MS
  const items = sampleStories[topic].map(
    ({ title, words }, at) =>
      `<item><title>Sample: ${escapeXml(title)}</title><link>${origin}/story/${topic}/${at + 1}</link>
      <guid isPermaLink="false">sample-${topic}-${at + 1}</guid><description>${escapeXml(words)} This is a sample story. It did not happen.</description>
      <pubDate>${new Date(first - at * APART_MS).toUTCString()}</pubDate></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Sample feed: ${escapeXml(topicNames[topic])}</title>
    <link>${origin}/</link><description>Samples</description>${items.join('\n')}</channel></rss>`
}

function createAnswer(origin: () => string): RequestListener {
  const started = Date.now()
  return (request, response) => {
    const [, kind, name, number] = (request.url ?? '/').split('/')
    const topic = newsTopics.find((one) => one === name?.replace(/\.xml$/, ''))
    const story = topic && kind === 'story' ? sampleStories[topic][Number(number) - 1] : undefined
    if (kind === 'feed' && topic) {
      response.writeHead(200, { 'content-type': 'application/rss+xml; charset=utf-8' })
      response.end(writeFeed(topic, origin(), started))
    } else if (story || kind === '') {
      response.writeHead(200, pageHeaders)
      response.end(story ? renderSampleStory(story) : renderSampleIndex())
    } else response.writeHead(404, pageHeaders).end()
  }
}

/** Stored stories link to this server, so it prefers its previous port. */
async function listenAgain(server: Server, dataDir: string): Promise<number> {
  const path = join(dataDir, 'sample-news-port')
  let former = 0
  try {
    former = Number(readFileSync(path, 'utf8')) || 0
  } catch {
    // The first start.
  }
  const port = await listen(server, former).catch(() => listen(server, 0))
  writeFileSync(path, String(port))
  return port
}

export async function startFakeNews({ dataDir, onFailure }: FakeContext): Promise<RunningFake> {
  let origin = ''
  const server = createServer(createAnswer(() => origin))
  origin = `http://${HOST}:${await listenAgain(server, dataDir)}`
  server.on('error', onFailure)
  const feeds = newsTopics.map((topic) => ({ name: 'Sample feed', url: `${origin}/feed/${topic}.xml`, topic }))
  return {
    env: { NEWS_FEEDS: JSON.stringify(feeds), NEWS_PRIVATE_ORIGINS: origin },
    watch: `${origin}/`,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
