import { beforeEach } from 'vitest'

/** In place of next/cache, which works inside a request of Next's server only. Nothing is cached; tags are written down. */
const record = { revalidatedTags: [] as string[], revalidatedPaths: [] as string[], readTags: [] as string[] }

/** What the code under test did since the test began. */
export function getCacheRecord(): Readonly<typeof record> {
  return record
}

beforeEach(() => {
  for (const list of Object.values(record)) list.length = 0
})

type Work<Args extends unknown[], Result> = (...args: Args) => Promise<Result>

export function unstable_cache<Args extends unknown[], Result>(
  work: Work<Args, Result>,
  _keyParts?: string[],
  options: { tags?: string[]; revalidate?: number | false } = {},
): Work<Args, Result> {
  return (...args) => {
    record.readTags.push(...(options.tags ?? []))
    return work(...args)
  }
}

export function revalidateTag(tag: string, _profile?: string | { expire?: number }) {
  record.revalidatedTags.push(tag)
}

export function updateTag(tag: string) {
  record.revalidatedTags.push(tag)
}

export function revalidatePath(path: string, _type?: 'layout' | 'page') {
  record.revalidatedPaths.push(path)
}

export function cacheTag(...tags: string[]) {
  record.readTags.push(...tags)
}

export function cacheLife() {}
export function refresh() {}
export function unstable_noStore() {}
