// @ts-check
import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { notePageMade, notePageRead, noteTagsExpired } from './page-reads.mjs'
import { getPageStores } from './page-stores.mjs'
import { hasForeignPart, withPolicy } from './policy.mjs'
import { isExpired, isOutdated, noteBegun, noteExpired } from './stale-render-guard.mjs'

/**
 * @typedef {import('next/dist/server/lib/incremental-cache').CacheHandler} CacheHandler
 * @typedef {import('next/dist/server/response-cache').IncrementalCacheValue} Value
 * @typedef {import('next/dist/server/response-cache').IncrementalCachedAppPageValue} Page
 * @typedef {ConstructorParameters<typeof FileSystemCacheModule>[0]} Context
 */

/** As Node and as webpack import it. @type {typeof FileSystemCacheModule} */
const FileSystemCache = /** @type {any} */ (FileSystemCacheModule).default ?? FileSystemCacheModule

/** The parts of a page are not known yet, and its file is written past this cache: it is finished when it is read. */
const isBuilding = process.env.NEXT_PHASE === 'phase-production-build'

/** Tags as Next writes them beside the page. @param {Value | null} value @returns {string[]} */
function readTags(value) {
  const tags = value && 'headers' in value ? value.headers?.['x-next-cache-tags'] : undefined
  return typeof tags === 'string' ? tags.split(',') : []
}

/** An entry that answers an address; the rest are data that pages are made of. @param {Value | null | undefined} value */
const isWhole = (value) => value?.kind === 'APP_PAGE' || value?.kind === 'APP_ROUTE'

/** @param {Value | null | undefined} value @returns {Page | null} */
const asPage = (value) => (value?.kind === 'APP_PAGE' && !isBuilding ? /** @type {Page} */ (value) : null)

/**
 * Next's documented cache handler, in front of Next's own files:
 * - every page is finished when it is stored or first read (lib/cache/policy.mjs), so that this costs nothing per
 * request; a page with a script or a style that is not ours is not stored, and its policy does not allow that part;
 * - a missing page gets the complete 404 page instead of Next's empty shell, which needs a script; and it is not
 * stored, so that made-up addresses cannot fill the disk;
 * - a render that started before a change is not stored after it (lib/cache/stale-render-guard.mjs);
 * - the site's own server, which caches responses, learns what each was made of (lib/cache/page-reads.mjs).
 * @implements {CacheHandler}
 */
export default class PageCache {
  /** @param {Context} context */
  constructor(context) {
    this.files = new FileSystemCache(context)
    this.context = context
    const stores = getPageStores()
    stores.cache = this
    // Tags that lib/cache/expire.ts expired before the cache existed; they apply before the first read.
    const early = stores.early.splice(0)
    if (early.length > 0) void this.revalidateTag(early)
  }

  resetRequestCache() {
    this.files.resetRequestCache()
  }

  /** @type {CacheHandler['get']} */
  async get(key, context) {
    const fileEntry = await this.files.get(key, context)
    const asked = 'tags' in context ? (context.tags ?? []) : []
    const entry =
      fileEntry && !isExpired([...readTags(fileEntry.value), ...asked], fileEntry.lastModified ?? 0) ? fileEntry : null
    const page = asPage(entry?.value)
    if (page) withPolicy(page)
    if (!entry) noteBegun(key)
    else if (isWhole(entry.value)) notePageRead(key, readTags(entry.value))
    return entry
  }

  /** @type {CacheHandler['set']} */
  async set(key, value, context) {
    const page = asPage(value)
    const isMissing = value !== null && 'status' in value && value.status === 404 && !key.endsWith('/_not-found')
    if (isMissing && page) await this.fillWithNotFoundPage(page)
    if (page) withPolicy(page)
    const isForeign = page !== null && hasForeignPart(page.html)
    const tags = 'tags' in context ? context.tags : undefined
    const isKept = !isOutdated(key, tags ?? readTags(value)) && !isMissing && !isForeign
    // Only pages and data come here: there are no images.
    if (isKept) await this.files.set(key, value, /** @type {Parameters<typeof this.files.set>[2]} */ (context))
    if (isWhole(value)) notePageMade(key)
  }

  /** @type {CacheHandler['revalidateTag']} */
  async revalidateTag(tags, durations) {
    const list = typeof tags === 'string' ? [tags] : tags
    noteExpired(list)
    noteTagsExpired(list)
    await this.files.revalidateTag(list, durations)
  }

  /** The 404 page from the build. @param {Page} page */
  async fillWithNotFoundPage(page) {
    const { fs, serverDistDir } = this.context
    /** @param {string} extension */
    const read = (extension) => fs.readFile(`${serverDistDir}/app/_not-found${extension}`)
    try {
      const [html, rscData] = await Promise.all([read('.html'), read('.rsc')])
      Object.assign(page, { html: html.toString('utf8'), rscData, segmentData: undefined })
    } catch {
      // During a build there is none yet, so Next's shell stays.
    }
  }
}
