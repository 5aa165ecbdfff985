import { expect, it } from 'vitest'
import { useEachDatabase } from '@/tests/support/database'
import { noteCopyUsed } from './copy-used'
import { readDirectoryVersion } from './watch'

const database = useEachDatabase()

it('kept pages are made anew when the directory changes, and at midnight in New York', async () => {
  const evening = new Date('2026-11-22T04:59:59Z')
  const version = await readDirectoryVersion(evening)
  expect(await readDirectoryVersion(new Date('2026-11-21T05:00:00Z'))).toBe(version)
  expect(await readDirectoryVersion(new Date('2026-11-22T05:00:00Z'))).not.toBe(version)
  await database.sql`update resources set hours = 'Mondays' where slug = 'fafsa'`
  expect(await readDirectoryVersion(evening)).not.toBe(version)
})

it('a page that was made from the copy is made anew once, and not again until the copy was used again', async () => {
  const day = new Date('2026-11-22T04:59:59Z')
  const before = await readDirectoryVersion(day)
  noteCopyUsed()
  const after = await readDirectoryVersion(day)
  expect(after).not.toBe(before)
  expect(await readDirectoryVersion(day)).toBe(after)
})
