/** The cost of reading the news: memory, and how much slower a page is meanwhile; and how often a topic is right. */
import { execFileSync, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { classifyStory } from '@/lib/news/classify'
import { parseFeed } from '@/lib/outside/feeds/parse-feed'
import { writeRss } from '@/tests/support/feeds'
import { labelledHeadlines } from '@/tests/support/news-headlines'
import { measurePrecision } from '@/tests/support/precision'
import { noteRatio } from './ratios'
import { startOurSite } from './sites'
import { median, printTable } from './table'

const FEEDS = 500
const ITEMS = 50
const SECRET = 'a-secret-of-the-bench-with-more-than-32-characters'
const PAUSE_MS = 20

/** 500 feeds of 50 stories each, from a separate process. */
async function startFeeds(): Promise<{ origin: string; stop(): void }> {
  const child = fork(fileURLToPath(new URL('news-feeds.ts', import.meta.url)), [String(ITEMS)], {
    execArgv: ['--import', 'tsx'],
  })
  const origin = await new Promise<string>((resolve) => child.once('message', (message) => resolve(String(message))))
  return { origin, stop: () => void child.kill() }
}

function readMemory(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).trim()) / 1024
}

/** Milliseconds for each response, one after another, until `isOver`. */
async function measureAnswers(url: string, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const began = performance.now()
    await (await fetch(url)).text()
    times.push(performance.now() - began)
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  return times
}

async function measureIntake(): Promise<void> {
  const feeds = await startFeeds()
  const list = Array.from({ length: FEEDS }, (_, at) => ({
    name: `Feed ${at}`,
    url: `${feeds.origin}/${at}`,
    topic: 'all',
  }))
  const site = await startOurSite({
    NEWS_FEEDS: JSON.stringify(list),
    NEWS_PRIVATE_ORIGINS: feeds.origin,
    CRON_SECRET: SECRET,
  })
  const page = `${site.url}/resources/housing-shelter`
  const after = (milliseconds: number) => {
    const end = performance.now() + milliseconds
    return () => performance.now() > end
  }
  await measureAnswers(page, after(3000))
  const quiet = await measureAnswers(page, after(10_000))
  const before = readMemory(site.pid)
  let most = before
  let isDone = false
  const began = performance.now()
  const intake = fetch(`${site.url}/api/cron/news`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET}` },
  }).then(async (response) => {
    isDone = true
    return (await response.json()) as { counts: Record<string, number> }
  })
  const watching = setInterval(() => {
    most = Math.max(most, readMemory(site.pid))
  }, 250)
  const busy = await measureAnswers(page, () => isDone)
  const { counts } = await intake
  clearInterval(watching)
  const seconds = (performance.now() - began) / 1000
  await site.stop()
  feeds.stop()
  noteRatio('news: a page while feeds are read, times before', median(busy) / median(quiet), 'less')
  printTable(`${FEEDS} feeds of ${ITEMS} stories (goals: the process under 300 MB, a page at most 20 % slower)`, [
    {
      feeds: counts.feeds ?? 0,
      stories: counts.stories ?? 0,
      seconds: seconds.toFixed(0),
      'MB before': before.toFixed(0),
      'MB at most': most.toFixed(0),
      'page ms, quiet': median(quiet).toFixed(1),
      'page ms, meanwhile': median(busy).toFixed(1),
      slower: `${((median(busy) / median(quiet) - 1) * 100).toFixed(0)} %`,
    },
  ])
}

function showPrecision(): void {
  const { precision, recall, count, wrong } = measurePrecision(
    (title) => classifyStory(title, null, null),
    labelledHeadlines,
  )
  printTable('The topic of a story, on labelled headlines (goal: precision at least 0.85)', [
    { headlines: count, precision: precision.toFixed(3), recall: recall.toFixed(3), wrong: wrong.length },
  ])
}

/** The least of five, in milliseconds of processor. */
async function measureParsing(items: number): Promise<number> {
  const words = 'A few more words that a newsroom writes below its headline. '.repeat(6)
  const feed = writeRss(
    Array.from({ length: items }, (_, at) => ({ title: `Story ${at}`, description: `&lt;p&gt;${words}&lt;/p&gt;` })),
  )
  const times: number[] = []
  for (let run = 0; run < 5; run += 1) {
    const before = process.cpuUsage()
    await parseFeed(feed)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}

async function showParsing(): Promise<void> {
  // The longer one first, which compiles what both run.
  const [many, few] = [await measureParsing(1000), await measureParsing(100)]
  noteRatio('news: parsing 1,000 stories of a feed, times 100 of them', many / few, 'less')
  printTable('Parsing a feed (goal: 1,000 stories in 200 ms of processor on an idle machine)', [
    { stories: 100, ms: few.toFixed(1) },
    { stories: 1000, ms: many.toFixed(1) },
  ])
}

export async function measureNews(): Promise<void> {
  showPrecision()
  await showParsing()
  await measureIntake()
}
