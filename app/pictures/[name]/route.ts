import { logEvent } from '@/lib/log/log'
import { describeError } from '@/lib/log/log-error'
import { readPicture } from '@/lib/news/articles/pictures/service'

const inert = { 'content-security-policy': "default-src 'none'; sandbox", 'x-content-type-options': 'nosniff' }

/**
 * Uploaded pictures, from our own address. A name always means the same picture, so a cache of ours may keep it for
 * good; in her browser's it would show what she read.
 */
export async function GET(_: Request, { params }: RouteContext<'/pictures/[name]'>): Promise<Response> {
  try {
    const bytes = await readPicture((await params).name)
    if (!bytes) return new Response(null, { status: 404, headers: { ...inert, 'cache-control': 'no-store' } })
    return new Response(bytes, {
      headers: {
        ...inert,
        'content-type': 'image/webp',
        'content-length': String(bytes.byteLength),
        'content-disposition': 'inline; filename="picture.webp"',
        'cache-control': 'no-store',
        'cdn-cache-control': 'public, max-age=31536000, immutable',
      },
    })
  } catch (error) {
    logEvent('error', { route: '/pictures/{name}', method: 'GET', ...describeError(error) })
    return new Response(null, { status: 503, headers: { ...inert, 'cache-control': 'no-store', 'retry-after': '5' } })
  }
}
