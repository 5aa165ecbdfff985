/** The request handler between the network and Next: the guard, cached pages, compression and slow-body timeouts. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerRefusals } from '@/lib/http/page-refusal'
import type { Limiter } from '@/lib/http/rate-limit'
import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { answerHealth, asksForHealth } from './answer-health'
import { createMissingAnswer } from './answer-missing'
import { answerStored } from './answer-stored'
import { captureBody } from './capture'
import { compressResponse } from './compress'
import { createGuard, type GuardSettings } from './guard'
import { createLiveTurns } from './live-turns'
import { PageMemory } from './page-memory'
import { slimPages } from './slim-pages'
import { endSlowBody } from './slow-body'
import { asksForWholePage, isAnonymous, isBuildFile, isStorableFile } from './storable'

export type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>
export type Receive = (request: IncomingMessage, response: ServerResponse) => void
/** Events of the page cache (lib/cache/page-reads.mjs), passed in because a bundle would have its own copy of that module. */
export type PageReads = Pick<typeof import('@/lib/cache/page-reads.mjs'), 'collectTags' | 'onTagsExpired'>

interface HandlerSettings extends GuardSettings {
  handle: Handle
  pageReads: PageReads
  isCachedForAll(pathname: string): boolean
  memory?: PageMemory
  lingerMs?: number
  /** Whether there is certainly nothing at an address (server/missing.ts). */
  isMissing?: (address: string) => boolean
  getLimiter(): Limiter
  /** Whether the database is known to be down. */
  isAway?: () => boolean
}

const MAX_PAGE_BYTES = 2 * 1024 * 1024
const MAX_FILE_BYTES = 32 * 1024 * 1024
/** Never expires: another build is another process. */
const BUILD = 'build'

export function createRequestHandler({
  handle,
  pageReads,
  isCachedForAll,
  lingerMs,
  isAway,
  isMissing = () => false,
  ...settings
}: HandlerSettings): Receive {
  const { memory = new PageMemory() } = settings
  const admit = createGuard(settings)
  const inTurn = createLiveTurns(isAway)
  const missing = createMissingAnswer(settings)
  const files = new PageMemory({ mostBytes: MAX_FILE_BYTES, freshMs: Infinity, accepts: isStorableFile })
  if (settings.isProduction) pageReads.onTagsExpired((tags) => memory.forget(tags))

  function fill(request: IncomingMessage, response: ServerResponse, address: string, into: PageMemory): Promise<void> {
    const filling = into.fill(address)
    if (!filling) return handle(request, response)
    if (into === files) filling.tags.add(BUILD)
    let isWhole = false
    captureBody(response, MAX_PAGE_BYTES, (body) => {
      isWhole = true
      const { 'content-encoding': _, ...headers } = response.getHeaders()
      void filling.keep({ status: response.statusCode, headers, body })
    })
    response.once('close', () => isWhole || filling.drop())
    return pageReads.collectTags(filling.tags, () => handle(request, response))
  }

  return function receive(request, response) {
    const address = request.url ?? ''
    const isCall = address.startsWith('/api/')
    const isWhole = settings.isProduction && asksForWholePage(request)
    // Stored only for addresses that were admitted before.
    const isFile = isBuildFile(address)
    const keeper = isFile ? files : memory
    const stored = isWhole ? keeper.find(address) : null
    if (stored) {
      answerStored(request, response, stored)
      return
    }
    endSlowBody(request, response, lingerMs)
    if (!admit(request, response)) return
    if (asksForHealth(request)) {
      answerHealth(request, response)
      return
    }
    if (settings.isProduction) {
      compressResponse(request, response)
      if (!isCall) slimPages(response)
    }
    // Writes at pages were refused before.
    if (!isCall && settings.isProduction && isMissing(address)) {
      missing.answer(request, response).catch(() => response.destroy())
      return
    }
    if (!isCall) missing.watch(request, response)
    const isPublic = isFile || isCachedForAll(address)
    const isKept = isWhole && request.method === 'GET' && isAnonymous(request.headers) && isPublic
    const answer = () =>
      isKept ? fill(request, response, address, keeper) : inTurn(request, response, () => handle(request, response))
    // API calls send their own 429.
    const answering = isCall ? answer() : answerRefusals(response, answer)
    answering.catch((error: unknown) => {
      logEvent('error', { part: 'server', ...describeError(error) })
      response.destroy()
    })
  }
}
