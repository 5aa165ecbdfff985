/**
 * The client's address as seen by this process. It is passed in a header with a random name that each process generates,
 * so that clients can't set it. Used for rate limiting and never stored.
 */

import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { env, isServerless } from '@/lib/env'
import { oncePerProcess } from '@/lib/once-per-process.mjs'

const HEADER = 'x-marigold-client'

function getWord(): string {
  return oncePerProcess('client-word', () => randomBytes(16).toString('hex'))
}

function cleanAddress(value: string): string | null {
  const address = value
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(address) ? address : null
}

/** With n proxies of ours, the n-th from the right is what the outermost saw; everything before it is unverified. */
export function findClientAddress(
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string | null {
  const hops = trustedProxies > 0 ? (forwardedFor ?? '').split(',') : []
  return cleanAddress(hops.at(-trustedProxies) ?? '') ?? cleanAddress(socketAddress ?? '')
}

export function stampClientAddress(headers: Record<string, unknown>, address: string | null): void {
  headers[HEADER] = `${getWord()} ${address ?? 'unknown'}`
}

/** Vercel overwrites this header if a visitor sends it; our Lambda code (deploy/aws) does the same with the other. */
const hostHeaders = { vercel: 'x-vercel-forwarded-for', lambda: 'x-marigold-address' }

/** The header in which a serverless host passes the client address; null on our own server. */
function nameHostHeader(): string | null {
  if (!isServerless()) return null
  return env.CLIENT_ADDRESS_HEADER ?? (env.VERCEL ? hostHeaders.vercel : hostHeaders.lambda)
}

/** Null if the request came neither through our own server nor through a known host. */
export function readClientAddress(headers: Headers): string | null {
  const [word, address] = (headers.get(HEADER) ?? '').split(' ')
  if (word === getWord() && address) return cleanAddress(address)
  const hostHeader = nameHostHeader()
  return hostHeader ? cleanAddress(headers.get(hostHeader)?.split(',')[0] ?? '') : null
}
