/** What lib/cache/handler.mjs adds to Next's own cache. */
interface PageCache {
  revalidateTag(tags: string[]): Promise<void>
  revalidateOwnTags(tags: string[]): Promise<void>
}

/** The cache is made by the first request: what expires before that waits here for it. */
const EARLY = Symbol.for('marigold.expired-early')

function noteEarly(tags: string[]): void {
  const waiting = (Reflect.get(globalThis, EARLY) as string[] | undefined) ?? []
  Reflect.set(globalThis, EARLY, [...waiting, ...tags])
}

function getPageCache(): PageCache | undefined {
  return Reflect.get(globalThis, Symbol.for('marigold.page-cache'))
}

/** Expires what is tagged so, from outside a request too and on every instance: the next visitor gets it made anew. */
export async function expireTags(tags: string[]): Promise<void> {
  const cache = getPageCache()
  if (cache) await cache.revalidateTag(tags)
  else noteEarly(tags)
}

/** On this instance only: for a change that each instance notices by itself. */
export async function expireOwnTags(tags: string[]): Promise<void> {
  const cache = getPageCache()
  if (cache) await cache.revalidateOwnTags(tags)
  else noteEarly(tags)
}
