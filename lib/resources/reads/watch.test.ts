import { expect, it } from 'vitest'
import { useDatabase } from '@/tests/support/database'
import { countCopyUses, noteCopyUsed } from './directory'
import { readDirectoryVersion } from './watch'

const database = useDatabase()

it('cached pages are rebuilt when the directory changes, and at midnight in New York', async () => {
  const evening = new Date('2026-11-22T04:59:59Z')
  const version = await readDirectoryVersion(evening)
  expect(await readDirectoryVersion(new Date('2026-11-21T05:00:00Z'))).toBe(version)
  expect(await readDirectoryVersion(new Date('2026-11-22T05:00:00Z'))).not.toBe(version)
  await database.sql`update resources set hours = 'Mondays' where slug = 'fafsa'`
  expect(await readDirectoryVersion(evening)).not.toBe(version)
})

it('a page built from the copy is rebuilt once, and not again until the copy is used again', () => {
  const before = countCopyUses(Date.now())
  noteCopyUsed()
  const after = countCopyUses(Date.now())
  expect(after).not.toBe(before)
  expect(countCopyUses(Date.now())).toBe(after)
})
