import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { env } from '@/lib/env'
import { logEvent } from '@/lib/log/log'
import { connectRedis } from '@/lib/outside/redis/client'
import { site } from '@/lib/site/site'
import { expireOwnTags } from './expire'
import { getPageStores } from './page-stores.mjs'
import { SharedPages } from './shared-pages'

const INTERVAL_MS = 1000
/** Looks in a row without an answer; one or two are a hiccup, or a connection that is just being made. */
const TELL_AFTER = 4

/** A page holds what the build and the site's facts said. */
function nameEdition(): string {
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
  const facts = createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 12)
  return `${build}:${facts}`
}

/** Takes over what other instances changed, every second; and says when they can't be heard, and when they are again. */
export function followPages(shared: Pick<SharedPages, 'listChanged'>): void {
  let missed = 0
  const look = async () => {
    try {
      const changed = await shared.listChanged()
      if (changed.length > 0) await expireOwnTags(changed)
      if (missed >= TELL_AFTER) logEvent('shared-pages-back')
      missed = 0
    } catch {
      missed += 1
      if (missed === TELL_AFTER) logEvent('shared-pages-away')
    } finally {
      setTimeout(look, INTERVAL_MS).unref()
    }
  }
  void look()
}

/** Where REDIS_URL is set: pages and their changes are shared with the other instances. */
export function startPageSharing(): void {
  if (!env.REDIS_URL || env.NODE_ENV !== 'production') return
  const shared = new SharedPages(connectRedis(env.REDIS_URL), nameEdition())
  getPageStores().shared = shared
  followPages(shared)
}
