import 'server-only'
import { readFile } from 'node:fs/promises'
import { cached } from '@/lib/cache/cached'
import { expireTags } from '@/lib/cache/expire'
import { DIRECTORY_TAG, NEWS_TAG } from '@/lib/cache/tags'
import { readNewsVersion } from '@/lib/news/watch'
import { readDirectoryVersion } from '@/lib/resources/reads/watch'
import { readRoomVersions, roomTags } from '@/lib/resources/rooms/read'

/** Versions that change with what is shown, by the tags of the pages that show it. */
const versions = [
  { tag: DIRECTORY_TAG, tags: [DIRECTORY_TAG], read: () => readDirectoryVersion() },
  { tag: NEWS_TAG, tags: [NEWS_TAG], read: readNewsVersion },
  { tag: 'rooms', tags: roomTags, read: async () => JSON.stringify([...(await readRoomVersions())]) },
]

/**
 * Whether this build's pages were expired for a version before: the host's cache stores the versions already handled,
 * and nothing expires those entries. Storing the version beside the pages would not work: it would be read again with
 * the next check, after whatever changed since the pages were rendered.
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

/** For hosts where no process follows the database (lib/cache/follow.ts). */
export async function renewPages(): Promise<{ changed: number }> {
  const changed: string[] = []
  const expired: string[] = []
  for (const { tag, tags, read } of versions) {
    if (await isNoticed(tag, await read())) continue
    changed.push(tag)
    expired.push(...tags)
  }
  if (expired.length > 0) await expireTags(expired)
  return { changed: changed.length }
}
