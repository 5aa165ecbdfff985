import { fetchInTime } from '@/lib/http/deadline'

const DEADLINE_MS = 4000
/** A provider's longest response, its keys, is a few kilobytes. */
const MAX_RESPONSE_BYTES = 256 * 1024
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** The provider is down, or its response is invalid. */
export class IdentityUnavailable extends Error {
  override name = 'IdentityUnavailable'
}

async function readBounded(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength
    if (size > MAX_RESPONSE_BYTES) throw new IdentityUnavailable('the answer is too long')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks, size))
}

/** For every request to the provider: encrypted, with a timeout and size limit, never following redirects. */
export async function fetchIdentity(address: string | URL | Request, options: RequestInit = {}): Promise<Response> {
  if (address instanceof Request) throw new TypeError('inside it the deadline would be lost')
  const url = new URL(address)
  if (url.protocol !== 'https:' && !LOOPBACK.has(url.hostname)) throw new IdentityUnavailable('not encrypted')
  try {
    const response = await fetchInTime(address, DEADLINE_MS, { ...options, redirect: 'error', cache: 'no-store' })
    if (response.status >= 500) throw new IdentityUnavailable('the provider failed')
    const { status, headers } = response
    return new Response(await readBounded(response), { status, headers })
  } catch (cause) {
    throw cause instanceof IdentityUnavailable ? cause : new IdentityUnavailable('no answer', { cause })
  }
}
