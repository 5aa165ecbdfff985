import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { notePageMade, notePageRead, noteTagsExpired } from './page-reads.mjs'
import { getPageStores } from './page-stores.mjs'
import { hasUnknownScript, withPolicy } from './policy.mjs'
import { isExpired, isOutdated, noteBegun, noteExpired } from './stale-render-guard.mjs'

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

/** Cache entries that answer an address; the rest are data that pages are made of. */
const whole = ['APP_PAGE', 'APP_ROUTE']

/** Tags as Next writes them beside the page. */
function readTags(value) {
  return value?.headers?.['x-next-cache-tags']?.split(',') ?? []
}

/**
 * Extends Next's own file cache:
 * - every page gets a content security policy from the hashes of its own inline scripts and styles,
 * computed when the page is stored or first read, so that it costs nothing per request; a page with an inline script
 * that is not ours is not stored, and its policy does not allow that script;
 * - a missing page gets the complete 404 page instead of Next's empty shell, which needs a script; and it is not
 * stored, so that made-up addresses cannot fill the disk;
 * - a render that started before a change is not stored after it (lib/cache/stale-render-guard.mjs);
 * - the site's own server, which caches responses, learns what each was made of (lib/cache/page-reads.mjs).
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context)
    const stores = getPageStores()
    stores.cache = this
    // Tags that lib/cache/expire.ts expired before the cache existed; they apply before the first read.
    const early = stores.early.splice(0)
    if (early.length > 0) void this.revalidateTag(early)
  }

  async get(key, context) {
    const own = await super.get(key, context)
    const isTrue = own && !isExpired([...readTags(own.value), ...(context.tags ?? [])], own.lastModified ?? 0)
    const entry = isTrue ? own : null
    if (entry?.value?.kind === 'APP_PAGE') withPolicy(entry.value)
    if (!entry) noteBegun(key)
    else if (whole.includes(entry.value?.kind)) notePageRead(key, readTags(entry.value))
    return entry
  }

  async set(key, value, context) {
    const isMissing = value?.status === 404 && !key.endsWith('/_not-found')
    if (isMissing && value.kind === 'APP_PAGE') await this.fillWithNotFoundPage(value)
    if (value?.kind === 'APP_PAGE') withPolicy(value)
    const isForeign = value?.kind === 'APP_PAGE' && typeof value.html === 'string' && hasUnknownScript(value.html)
    const isKept = !isOutdated(key, context.tags ?? readTags(value)) && !isMissing && !isForeign
    if (isKept) await super.set(key, value, context)
    if (whole.includes(value?.kind)) notePageMade(key)
  }

  async revalidateTag(tags, durations) {
    const list = typeof tags === 'string' ? [tags] : tags
    noteExpired(list)
    noteTagsExpired(list)
    await super.revalidateTag(list, durations)
  }

  /** The 404 page from the build. */
  async fillWithNotFoundPage(value) {
    try {
      const read = (extension) => this.fs.readFile(this.getFilePath(`/_not-found${extension}`, 'APP_PAGE'))
      const [html, rsc] = await Promise.all([read('.html'), read('.rsc')])
      value.html = html.toString('utf8')
      value.rscData = rsc
      value.segmentData = undefined
    } catch {
      // During a build there is no 404 page yet, so Next's shell stays.
    }
  }
}
