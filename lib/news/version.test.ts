import { expect, test } from 'vitest'
import { useDatabase } from '@/tests/support/database'

const database = useDatabase()

async function readVersion(): Promise<number> {
  const [row] = await database.sql<{ version: string }[]>`select version from news_version`
  return Number(row?.version)
}

const article = (slug: string) => database.sql`
  insert into articles (slug, title, excerpt, content, category) values (${slug}, 'A', 'A', 'A', 'rights')`

test('every change to an article or a story raises the version, and a no-op does not', async () => {
  const story = () => database.sql`
    insert into news_stories (title, source, url, category, published_at)
    values ('A', 'B', 'https://example.org/a', 'womens-rights', now()) on conflict do nothing`
  for (const [change, step] of [
    [() => article('two'), 1],
    [() => database.sql`update articles set title = 'C' where slug = 'two'`, 1],
    [() => database.sql`delete from articles where slug = 'two'`, 1],
    [() => database.sql`delete from articles where slug = 'two'`, 0],
    [story, 1],
    [story, 0],
    [() => database.sql`delete from news_stories`, 1],
  ] as const) {
    const before = await readVersion()
    await change()
    expect((await readVersion()) - before).toBe(step)
  }
})
