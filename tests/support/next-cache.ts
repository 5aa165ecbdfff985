import { beforeEach } from 'vitest'

/** Replaces next/cache, which only works in a request of Next's server. Nothing is cached; tags are recorded. */
const record = { revalidatedTags: [] as string[], revalidatedPaths: [] as string[], readTags: [] as string[] }

/** Calls of the code under test since the test started. */
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
