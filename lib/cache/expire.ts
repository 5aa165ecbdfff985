import { revalidateTag } from 'next/cache'
import { isServerless } from '@/lib/env'
import { getPageStores } from './page-stores.mjs'

/** Expires what is tagged so, from outside a request too and on every instance: the next visitor gets it made anew. */
export async function expireTags(tags: string[]): Promise<void> {
  if (isServerless()) return expireByHost(tags)
  const { cache, early } = getPageStores()
  if (cache) await cache.revalidateTag(tags)
  else early.push(...tags)
}

/** A host that keeps the pages itself hears of it from Next, and within a request only. */
function expireByHost(tags: string[]): void {
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
}

/** On this instance only: for a change that each instance notices by itself. */
export async function expireOwnTags(tags: string[]): Promise<void> {
  const { cache, early } = getPageStores()
  if (cache) await cache.revalidateOwnTags(tags)
  else early.push(...tags)
}
