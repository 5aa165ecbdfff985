/**
 * A document shown in the browser's own viewer; the name is what a download list keeps. `isSaved`: it is not shown, for a
 * viewer would name it by its address.
 */
export function createPdfResponse(bytes: Uint8Array, fileName: string, isSaved = false): Response {
  return new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `${isSaved ? 'attachment' : 'inline'}; filename="${fileName}"`,
      // As pages: nothing stays in her browser's cache, a cache of ours may outlive a failure.
      'cache-control': 'no-store',
      'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=86400, stale-if-error=604800',
    },
  })
}

export function createNoFileResponse(): Response {
  return new Response('There is no such file.\n', {
    status: 404,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
}
