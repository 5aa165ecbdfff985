import { brotliDecompressSync } from 'node:zlib'
import { findState, stateSlug } from '@/lib/geography/states'
import { sharedHeaders } from '@/lib/http/common-headers.mjs'
import { limitedFileHandler } from '@/lib/http/limit-page'
import { FILES } from '@/lib/http/rate-limit'
import { createNoFileResponse } from '@/lib/pdf/pdf-response'
import { getPackedState } from '@/lib/search/private/make-pack'

/** A whole state's records in one file. What is searched in it is never sent here. */
export const GET = limitedFileHandler(
  '/private-search',
  FILES,
  async ({ params }: RouteContext<'/private-search/[file]'>) => {
    const { file } = await params
    const word = /^([a-z-]+)\.json$/.exec(file)?.[1] ?? ''
    const state = findState(word)
    if (!state || stateSlug(state) !== word) return createNoFileResponse()
    const packed = Buffer.from(await getPackedState(state), 'base64')
    // Stored compressed but served plain: the server, or the host, compresses every response itself.
    return new Response(new Uint8Array(brotliDecompressSync(packed)), {
      headers: { ...sharedHeaders, 'content-type': 'application/json; charset=utf-8' },
    })
  },
)
