/**
 * The address of the one who asks, as this process saw it. It travels in a header behind a random word that each
 * process makes for itself, so that nobody outside can set it. It is read for the rate limit and never kept.
 */
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'

const HEADER = 'x-marigold-client'
/** Start-up code and handlers are bundled apart: what they share is in the process. */
const WORD = Symbol.for('marigold.client-word')

function getWord(): string {
  const known: unknown = Reflect.get(globalThis, WORD)
  if (typeof known === 'string') return known
  const word = randomBytes(16).toString('hex')
  Reflect.set(globalThis, WORD, word)
  return word
}

function cleanAddress(value: string): string | null {
  const address = value
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
  return isIP(address) ? address : null
}

/** With n proxies of ours the n-th from the right is what the outermost saw; all before it is hearsay. */
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

/** Null where the request did not come through this process's own door. */
export function readClientAddress(headers: Headers): string | null {
  const [word, address] = (headers.get(HEADER) ?? '').split(' ')
  return word === getWord() && address ? cleanAddress(address) : null
}
