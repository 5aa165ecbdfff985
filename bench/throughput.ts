import autocannon from 'autocannon'
import { startBareNext, startOurSite } from './sites'
import { median, printTable } from './table'

const ROUNDS = 3
const SECONDS = 5
const pages = ['/', '/resources/housing-shelter']

async function countRequests(url: string): Promise<number> {
  const { requests } = await autocannon({
    url,
    duration: SECONDS,
    connections: 10,
    headers: { 'accept-encoding': 'gzip' },
  })
  return requests.average
}

/** A cached page of ours beside a page of the same size of an empty `next start`, in turns. */
export async function measureThroughput(): Promise<void> {
  const ours = await startOurSite()
  const rows = []
  for (const path of pages) {
    const html = await (await fetch(ours.url + path)).text()
    const { length } = Buffer.from(html)
    // Next writes the text twice, into the page and into its data: half of ours makes a page of the same size, as
    // hard to compress.
    const bare = await startBareNext(html.replaceAll(/[<>&"']/g, ' ').slice(0, Math.round(html.length / 2)))
    const [mine, floor]: [number[], number[]] = [[], []]
    await Promise.all([countRequests(ours.url + path), countRequests(bare.url)])
    for (let round = 0; round < ROUNDS; round += 1) {
      mine.push(await countRequests(ours.url + path))
      floor.push(await countRequests(bare.url))
    }
    await bare.stop()
    rows.push({
      page: path,
      'HTML KB': (length / 1024).toFixed(0),
      'ours, requests/s': median(mine).toFixed(0),
      'bare next start': median(floor).toFixed(0),
      ratio: (median(mine) / median(floor)).toFixed(2),
    })
  }
  await ours.stop()
  printTable('A cached page (goal: at least 0.95 of a bare `next start` with a page of the same size)', rows)
}
