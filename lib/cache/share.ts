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
/** Failed polls in a row before Redis counts as down; one or two may be a hiccup or a connection being opened. */
const TELL_AFTER = 4

/** A page depends on the build and on the site's facts. */
function nameEdition(): string {
  const build = readFileSync('.next/BUILD_ID', 'utf8').trim()
  const facts = createHash('sha256').update(JSON.stringify(site)).digest('hex').slice(0, 12)
  return `${build}:${facts}`
}

/** Applies other instances' changes every second, and logs when Redis is lost and back. */
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

/** With REDIS_URL set, pages and their changes are shared with the other instances. */
export function startPageSharing(): void {
  if (!env.REDIS_URL || env.NODE_ENV !== 'production') return
  const shared = new SharedPages(connectRedis(env.REDIS_URL), nameEdition())
  getPageStores().shared = shared
  followPages(shared)
}
