import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { type Answer, asksForWholePage, isAnonymous, isStorable } from './storable'

const publicHeaders = {
  vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch, Accept-Encoding',
  'x-nextjs-cache': 'HIT',
  'cache-control': 'no-store',
  'cdn-cache-control': 'public, max-age=300, stale-while-revalidate=86400',
  'content-security-policy': "default-src 'none'; script-src 'self' 'sha256-x'",
  'content-type': 'text/html; charset=utf-8',
}

function makeAnswer(headers: Record<string, string | string[] | undefined> = {}, more: Partial<Answer> = {}): Answer {
  const all = Object.entries({ ...publicHeaders, ...headers }).filter(([, value]) => value !== undefined)
  return { status: 200, headers: Object.fromEntries(all), body: Buffer.from('<html><p>Help</p></html>'), ...more }
}

test('a public page from the page cache may be kept', () => {
  expect(isStorable(makeAnswer())).toBe(true)
  expect(isStorable(makeAnswer({ 'content-length': '24', etag: '"a"' }))).toBe(true)
})

test.each<[what: string, headers: Record<string, string | string[] | undefined>]>([
  ['sets a cookie', { 'set-cookie': ['a=b'] }],
  ['is private to browsers', { 'cache-control': 'private, no-store' }],
  ['is private to caches', { 'cdn-cache-control': 'private, public' }],
  ['is stored by no cache', { 'cdn-cache-control': 'no-store' }],
  ['says nothing to caches', { 'cdn-cache-control': undefined }],
  ['says no-cache to browsers, as Next does by itself', { 'cache-control': 'no-cache, must-revalidate' }],
  ['depends on the cookie', { vary: 'Accept-Encoding, Cookie' }],
  ['depends on who asks', { vary: 'Authorization' }],
  ['depends on anything', { vary: '*' }],
  ['carries a nonce', { 'content-security-policy': "script-src 'nonce-abc'" }],
  ['has no policy', { 'content-security-policy': undefined }],
  ['was rendered for this request', { 'x-nextjs-cache': undefined }],
  ['was made just now', { 'x-nextjs-cache': 'MISS' }],
  ['is out of date', { 'x-nextjs-cache': 'STALE' }],
  ['is no page', { 'content-type': 'application/json' }],
  ['is the data of a page', { 'content-type': 'text/x-component' }],
  ['leads elsewhere', { location: '/' }],
  ['carries a header that nobody thought of', { 'x-user-id': '7' }],
  ['is packed already', { 'content-encoding': 'gzip' }],
  ['is a part', { 'content-range': 'bytes 0-9/100' }],
  ['is shorter than it says', { 'content-length': '25' }],
])('an answer that %s is not kept', (_, headers) => {
  expect(isStorable(makeAnswer(headers))).toBe(false)
})

test.each([201, 206, 301, 304, 404, 500, 503])('an answer with the status %i is not kept', (status) => {
  expect(isStorable(makeAnswer({}, { status }))).toBe(false)
})

test.each([
  ['the frame of a page for one person', '<html><body data-private=""></body></html>'],
  ['a page with a nonce in it', '<html><script nonce="abc"></script></html>'],
  ['a page that breaks off', '<html><p>1-800-'],
  ['nothing', ''],
])('%s is not kept', (_, html) => {
  expect(isStorable(makeAnswer({}, { body: Buffer.from(html) }))).toBe(false)
})

function ask(headers: Record<string, string>, method = 'GET') {
  return { method, headers } as unknown as IncomingMessage
}

test('a kept page answers whoever asks for the page, with a session or without', () => {
  expect(asksForWholePage(ask({ host: 'x', accept: 'text/html' }))).toBe(true)
  expect(asksForWholePage(ask({ cookie: 'marigold.session=1' }))).toBe(true)
  expect(asksForWholePage(ask({}, 'HEAD'))).toBe(true)
})

test.each([
  'rsc',
  'range',
  'if-range',
  'authorization',
  'content-length',
  'transfer-encoding',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'x-nextjs-data',
  'x-prerender-revalidate',
  'x-now-route-matches',
])('a request with %s goes to Next', (name) => {
  expect(asksForWholePage(ask({ [name]: '1' }))).toBe(false)
})

test('a preview goes to Next, and so does a write', () => {
  expect(asksForWholePage(ask({ cookie: 'a=1; __prerender_bypass=x' }))).toBe(false)
  expect(asksForWholePage(ask({ cookie: '__next_preview_data=x' }))).toBe(false)
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) expect(asksForWholePage(ask({}, method))).toBe(false)
})

test('what was asked with a cookie or a key is not kept', () => {
  expect(isAnonymous({ host: 'x' })).toBe(true)
  expect(isAnonymous({ cookie: '' })).toBe(false)
  expect(isAnonymous({ authorization: 'Bearer x' })).toBe(false)
})
