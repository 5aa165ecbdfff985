/** Decides which responses may be cached for everyone: only those that declare themselves public. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { hasNonce } from '@/lib/cache/compose-policy.mjs'

/** Headers that request something other than the whole page. */
const CHANGES =
  /^(rsc|range|if-range|authorization|transfer-encoding|content-length)$|^(next-|x-next|x-prerender-|x-now-)/
/** Next's preview mode. */
const PREVIEW = /__prerender_bypass|__next_preview_data/

/** The only headers of a public page. A response with any other is not stored: it may be for one person. */
const known = new Set([
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'cross-origin-embedder-policy',
  'origin-agent-cluster',
  'x-permitted-cross-domain-policies',
  'permissions-policy',
  'vary',
  'x-nextjs-cache',
  'x-nextjs-prerender',
  'x-nextjs-stale-time',
  'cache-control',
  'cdn-cache-control',
  'content-security-policy',
  'content-type',
  'content-length',
  'etag',
  'link',
  'x-robots-tag',
])
const variants = new Set([
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'accept-encoding',
])

/** Whether a stored page may answer this request. A visitor with a session gets the same page as everyone. */
export function asksForWholePage({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  for (const name in headers) if (CHANGES.test(name)) return false
  return !headers.cookie || !PREVIEW.test(headers.cookie)
}

/** Whether the response may be stored: the request given to Next identifies no visitor. */
export function isAnonymous(headers: IncomingHttpHeaders): boolean {
  return headers.cookie === undefined && headers.authorization === undefined
}

/** A file of the build: its name contains a digest of its content, so it never changes while this process serves it. */
export function isBuildFile(address: string): boolean {
  return address.startsWith('/_next/static/') && !address.includes('?')
}

export interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body: Buffer
}

const listParts = (header: OutgoingHttpHeaders[string]) =>
  String(header ?? '')
    .toLowerCase()
    .split(/[\s,]+/)

function isSameForEveryone({ vary }: OutgoingHttpHeaders): boolean {
  return listParts(vary).every((name) => name === '' || variants.has(name))
}

const isWhole = ({ headers, body }: Answer) =>
  headers['content-length'] === undefined || Number(headers['content-length']) === body.length

export function isStorable(answer: Answer): boolean {
  const { status, headers, body } = answer
  if (status !== 200 || Object.keys(headers).some((name) => !known.has(name))) return false
  const read = (name: string) => String(headers[name] ?? '').toLowerCase()
  // Our pages say `no-store` to browsers, and `public` to the caches in front of them.
  if (read('cache-control') !== 'no-store' || read('x-nextjs-cache') !== 'hit') return false
  const directives = listParts(headers['cdn-cache-control'])
  if (!directives.includes('public') || directives.includes('private') || directives.includes('no-store')) return false
  if (!isSameForEveryone(headers)) return false
  const policy = read('content-security-policy')
  if (policy === '' || hasNonce(policy)) return false
  if (!read('content-type').startsWith('text/html')) return false
  if (!isWhole(answer)) return false
  return (
    !body.includes(' data-private=') && !body.includes(' nonce="') && /<\/html>\s*$/.test(body.subarray(-64).toString())
  )
}

const knownOfFiles = new Set([...known, 'accept-ranges', 'last-modified'])

export function isStorableFile(answer: Answer): boolean {
  const { status, headers } = answer
  if (status !== 200 || Object.keys(headers).some((name) => !knownOfFiles.has(name))) return false
  const directives = listParts(headers['cache-control'])
  const isImmutable = directives.includes('public') && directives.includes('immutable')
  return isImmutable && isSameForEveryone(headers) && isWhole(answer)
}
