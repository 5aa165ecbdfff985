import 'server-only'
import { cached } from '@/lib/cache/cached'
import { expireTags } from '@/lib/cache/expire'
import { DIRECTORY_TAG, NEWS_TAG } from '@/lib/cache/tags'
import { readNewsVersion } from '@/lib/news/watch'
import { readDirectoryVersion } from '@/lib/resources/reads/watch'

/** What triggers in the database raise, whoever changed it, by what shows it. */
const versions = [
  { tag: DIRECTORY_TAG, read: () => readDirectoryVersion() },
  { tag: NEWS_TAG, read: readNewsVersion },
].map(({ tag, read }) => ({ tag, read, readKept: cached(`version-${tag}`, read, [tag]) }))

/**
 * For a host where no process follows the database (lib/cache/follow.ts): the version that the host's own cache holds is
 * as old as the pages beside it. Where the database has another, both are made anew.
 */
export async function renewPages(): Promise<{ changed: number }> {
  const changed: string[] = []
  for (const { tag, read, readKept } of versions) {
    const [now, kept] = await Promise.all([read(), readKept()])
    if (now !== kept) changed.push(tag)
  }
  if (changed.length > 0) await expireTags(changed)
  return { changed: changed.length }
}
