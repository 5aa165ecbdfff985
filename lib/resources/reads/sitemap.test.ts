import { expect, it } from 'vitest'
import { GET } from '@/app/sitemap/[part]/route'
import { useDatabase } from '@/tests/support/database'
import { FILE_LIMIT, listFixedPages, listRecordParts, listSitemapParts, readSitemapPart, writeSitemap } from './sitemap'

const database = useDatabase()

const count = (xml: string) => xml.split('<loc>').length - 1

it('an area with more records than a file may hold gets several files, each with its own address', () => {
  const parts = listRecordParts([
    { category: 'housing-shelter', state: 'TX', count: 30_000 },
    { category: 'housing-shelter', state: 'TX', count: 100_000 },
    { category: 'womens-health', state: null, count: 3 },
  ])
  expect(parts.slice(0, 3)).toEqual(['housing-shelter.tx', 'housing-shelter.tx.2', 'housing-shelter.tx.3'])
  expect(parts.at(-1)).toBe('womens-health.us')
  expect(parts.map((part) => readSitemapPart(part)?.number)).toEqual([...parts.slice(1).map((_, at) => at + 1), 1])
  for (const name of ['housing-shelter.tx.0', 'housing-shelter.tx.1.1', 'housing-shelter.zz', 'nothing.tx', 'pages'])
    expect(readSitemapPart(name), name).toBeNull()
})

it('no file has more URLs than the protocol allows, counting every language of a page', () => {
  const most = 1_000_000
  const files = listRecordParts([{ category: 'housing-shelter', state: 'TX', count: most }]).length
  const each = Array.from({ length: Math.ceil(most / files) }, (_, at) => ({
    path: `/resources/housing-shelter/r-${at}`,
  }))
  expect(count(writeSitemap(each))).toBeLessThanOrEqual(FILE_LIMIT)
  expect(count(writeSitemap(listFixedPages()))).toBeLessThanOrEqual(FILE_LIMIT)
})

it('the parts together hold every record once, and no part is empty', async () => {
  // As if the directory had outgrown one file.
  await database.sql`insert into tallies (topic, key, count) values
    ('checks', '{"category": "womens-health", "state": null, "isEmergency": false, "isVerified": false, "verifiedOn": null}', 60000)`
  const parts = await listSitemapParts()
  await database.sql`delete from tallies where count = 60000`
  const ask = async (part: string) => GET(new Request('http://localhost'), { params: Promise.resolve({ part }) })
  const seen: string[] = []
  // The made-up tally adds more files, with nothing in them.
  for (const part of parts?.filter((name) => name !== 'pages' && !/^womens-health\.us\.\d/.test(name)) ?? []) {
    const answer = await ask(`${part}.xml`)
    expect(answer.status, part).toBe(200)
    seen.push(...[...(await answer.text()).matchAll(/<loc>[^<]*\/([^/<]+)<\/loc>/g)].map(([, slug]) => slug ?? ''))
  }
  const rows = await database.sql<{ slug: string }[]>`select slug from resources where archived_at is null`
  expect(new Set(seen)).toEqual(new Set(rows.map(({ slug }) => slug)))
  expect((await ask('womens-health.us.2.xml')).status).toBe(404)
})
