import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { notePageMade, notePageRead, noteTagsExpired } from './page-reads.mjs'
import { getPageStores } from './page-stores.mjs'
import { withPolicy } from './policy.mjs'
import { isExpired, isOutdated, noteBegun, noteExpired } from './stale-render-guard.mjs'
import { isShownHere, nameVersions } from './versions.mjs'

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

/** What answers an address as a whole; the rest are reads that pages are made of. */
const whole = ['APP_PAGE', 'APP_ROUTE']

/** As Next wrote them beside the page. */
function readTags(value) {
  return value?.headers?.['x-next-cache-tags']?.split(',') ?? []
}

/**
 * Next's own file cache, with these additions:
 * - every page leaves with a content security policy made of the hashes of its own inline scripts and styles,
 *   computed when the page is stored or first read, so that it costs nothing per request;
 * - a page that turns out not to exist is answered with the whole 404 page, where Next would send an empty shell
 *   that needs a script; and it is not kept, so that made-up addresses cannot fill the disk;
 * - what was begun before a change is not kept after it (lib/cache/stale-render-guard.mjs);
 * - the site's own server, which keeps what it answered, hears what each answer was made of (lib/cache/page-reads.mjs);
 * - where instances share a Redis (lib/cache/share.ts), a page that one of them made serves them all.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context)
    const stores = getPageStores()
    stores.cache = this
    // What lib/cache/expire.ts could tell nobody yet; it counts before the first page is read.
    const early = stores.early.splice(0)
    if (early.length > 0) void this.revalidateOwnTags(early)
  }

  async get(key, context) {
    const own = await super.get(key, context)
    const isTrue = own && !isExpired([...readTags(own.value), ...(context.tags ?? [])], own.lastModified ?? 0)
    const entry = isTrue ? own : await this.getShared(key, context)
    if (entry?.value?.kind === 'APP_PAGE') withPolicy(entry.value)
    if (!entry) noteBegun(key)
    else if (whole.includes(entry.value?.kind)) notePageRead(key, readTags(entry.value))
    return entry
  }

  async set(key, value, context) {
    const isMissing = value?.status === 404 && !key.endsWith('/_not-found')
    if (isMissing && value.kind === 'APP_PAGE') await this.fillWithNotFoundPage(value)
    if (value?.kind === 'APP_PAGE') withPolicy(value)
    const isKept = !isOutdated(key, context.tags ?? readTags(value)) && !isMissing
    if (isKept) await super.set(key, value, context)
    if (whole.includes(value?.kind)) notePageMade(key)
    if (isKept && value?.kind === 'APP_PAGE' && !context.isFallback && typeof value.html === 'string') {
      const { cacheControl } = context
      const versions = nameVersions(readTags(value))
      // Nobody waits for it.
      if (versions) void this.shared?.write(key, { value, lastModified: Date.now(), cacheControl, versions })
    }
  }

  /** Null on an instance that is alone. */
  get shared() {
    return getPageStores().shared
  }

  async getShared(key, context) {
    if (!this.shared || context.kind !== 'APP_PAGE' || context.isFallback) return null
    const entry = await this.shared.read(key)
    if (!entry || !isShownHere(entry, readTags(entry.value))) return null
    await super.set(key, entry.value, { ...context, cacheControl: entry.cacheControl })
    return entry
  }

  /** By a change that was made here: the other instances hear of it. */
  async revalidateTag(tags, durations) {
    const list = typeof tags === 'string' ? [tags] : tags
    await this.revalidateOwnTags(list, durations)
    if (list.length > 0) await this.shared?.announce(list)
  }

  async revalidateOwnTags(tags, durations) {
    noteExpired(tags)
    noteTagsExpired(tags)
    await super.revalidateTag(tags, durations)
  }

  /** The 404 page as the build made it. */
  async fillWithNotFoundPage(value) {
    try {
      const read = (extension) => this.fs.readFile(this.getFilePath(`/_not-found${extension}`, 'APP_PAGE'))
      const [html, rsc] = await Promise.all([read('.html'), read('.rsc')])
      value.html = html.toString('utf8')
      value.rscData = rsc
      value.segmentData = undefined
    } catch {
      // A build has no 404 page yet; Next's shell stays.
    }
  }
}
