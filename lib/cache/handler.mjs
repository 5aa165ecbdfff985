import FileSystemCacheModule from 'next/dist/server/lib/incremental-cache/file-system-cache.js'
import { withPolicy } from './policy.mjs'

const FileSystemCache = FileSystemCacheModule.default ?? FileSystemCacheModule

/**
 * Next's own file cache, with these additions:
 * - every page leaves with a content security policy made of the hashes of its own inline scripts and styles,
 *   computed when the page is stored or first read, so that it costs nothing per request;
 * - a page that turns out not to exist is answered with the whole 404 page, where Next would send an empty shell
 *   that needs a script; and it is not kept, so that made-up addresses cannot fill the disk.
 */
export default class PageCache extends FileSystemCache {
  constructor(context) {
    super(context)
    globalThis[Symbol.for('marigold.page-cache')] = this
  }

  async get(key, context) {
    const entry = await super.get(key, context)
    if (entry?.value?.kind === 'APP_PAGE') withPolicy(entry.value)
    return entry
  }

  async set(key, value, context) {
    const isMissing = value?.status === 404 && !key.endsWith('/_not-found')
    if (isMissing && value.kind === 'APP_PAGE') await this.fillWithNotFoundPage(value)
    if (value?.kind === 'APP_PAGE') withPolicy(value)
    if (!isMissing) await super.set(key, value, context)
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
