import 'server-only'
import { readFile } from 'node:fs/promises'
import { cached } from '@/lib/cache/cached'
import { expireTags } from '@/lib/cache/expire'
import { DIRECTORY_TAG, NEWS_TAG } from '@/lib/cache/tags'
import { readNewsVersion } from '@/lib/news/watch'
import { readDirectoryVersion } from '@/lib/resources/reads/watch'

/** What triggers in the database raise, whoever changed it, by what shows it. */
const versions = [
  { tag: DIRECTORY_TAG, read: () => readDirectoryVersion() },
  { tag: NEWS_TAG, read: readNewsVersion },
]

/**
 * Whether this build's pages were told of a version before: the host's own cache holds the versions that were noticed,
 * and nothing expires them. The version that it held beside the pages would not do: it would be read anew with the next
 * look, after what was changed since pages were made.
 */
async function isNoticed(tag: string, version: string): Promise<boolean> {
  let isNew = false
  const build = await readFile('.next/BUILD_ID', 'utf8').catch(() => '')
  const note = async (_build: string, _version: string) => {
    isNew = true
    return true
  }
  await cached(`noticed-${tag}`, note, [])(build.trim(), version)
  return !isNew
}

/** For a host where no process follows the database (lib/cache/follow.ts). */
export async function renewPages(): Promise<{ changed: number }> {
  const changed: string[] = []
  for (const { tag, read } of versions) {
    if (!(await isNoticed(tag, await read()))) changed.push(tag)
  }
  if (changed.length > 0) await expireTags(changed)
  return { changed: changed.length }
}
