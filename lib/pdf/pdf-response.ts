import { sharedHeaders } from '@/lib/http/common-headers.mjs'

/**
 * A document shown in the browser's own viewer; the name is what a download list keeps. `isSaved`: it is not shown, for a
 * viewer would name it by its address.
 */
export function createPdfResponse(bytes: Uint8Array, fileName: string, isSaved = false): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename="${fileName}"`,
      ...sharedHeaders,
    },
  })
}

export function createNoFileResponse(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
