import { getWorkerScript } from '@/lib/safety/offline/compose-worker'

export const dynamic = 'force-dynamic'

/** The service worker. Browsers fetch it often: while it is unchanged, the response is a few bytes. */
export async function GET(request: Request): Promise<Response> {
  const { text, etag } = await getWorkerScript()
  const headers = {
    etag,
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  }
  const asked = request.headers.get('if-none-match') ?? ''
  if (asked.replaceAll('W/', '').includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(text, { headers })
}
