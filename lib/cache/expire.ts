import { revalidateTag } from 'next/cache'
import { isServerless } from '@/lib/env'
import { getPageStores } from './page-stores.mjs'

/**
 * Expires everything with these tags on this instance, outside of requests too: the next visitor gets a fresh render.
 * Every other instance detects the change itself (lib/cache/follow.ts).
 */
export async function expireTags(tags: string[]): Promise<void> {
  if (isServerless()) return expireByHost(tags)
  const { cache, early } = getPageStores()
  if (cache) await cache.revalidateTag(tags)
  else early.push(...tags)
}

/** A host that caches pages itself learns of it through Next, and only within a request. */
function expireByHost(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}
