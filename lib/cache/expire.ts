import { revalidateTag } from 'next/cache'
import { isServerless } from '@/lib/env'
import { getPageStores } from './page-stores.mjs'

/** Expires everything with these tags, on every instance and outside of requests too: the next visitor gets a fresh render. */
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

/** Only on this instance: for a change that each instance detects itself. */
export async function expireOwnTags(tags: string[]): Promise<void> {
  const { cache, early } = getPageStores()
  if (cache) await cache.revalidateOwnTags(tags)
  else early.push(...tags)
}
