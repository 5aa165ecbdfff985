import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { type Answer, asksForWholePage, isAnonymous, isBuildFile, isStorable, isStorableFile } from './storable'

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

test('a public page from the page cache can be stored', () => {
  expect(isStorable(makeAnswer())).toBe(true)
  expect(isStorable(makeAnswer({ 'content-length': '24', etag: '"a"' }))).toBe(true)
})

test.each<[what: string, headers: Record<string, string | string[] | undefined>]>([
  ['sets a cookie', { 'set-cookie': ['a=b'] }],
  ['is private to browsers', { 'cache-control': 'private, no-store' }],
  ['is private to caches', { 'cdn-cache-control': 'private, public' }],
  ['must not be stored by caches', { 'cdn-cache-control': 'no-store' }],
  ['has no header for caches', { 'cdn-cache-control': undefined }],
  ['is no-cache for browsers, as Next sets it by default', { 'cache-control': 'no-cache, must-revalidate' }],
  ['depends on the cookie', { vary: 'Accept-Encoding, Cookie' }],
  ['depends on the authorization', { vary: 'Authorization' }],
  ['depends on anything', { vary: '*' }],
  ['carries a nonce', { 'content-security-policy': "script-src 'nonce-abc'" }],
  ['has no policy', { 'content-security-policy': undefined }],
  ['was rendered for this request', { 'x-nextjs-cache': undefined }],
  ['was just rendered', { 'x-nextjs-cache': 'MISS' }],
  ['is out of date', { 'x-nextjs-cache': 'STALE' }],
  ['is not a page', { 'content-type': 'application/json' }],
  ['is the data of a page', { 'content-type': 'text/x-component' }],
  ['is a redirect', { location: '/' }],
  ['has an unknown header', { 'x-user-id': '7' }],
  ['is already compressed', { 'content-encoding': 'gzip' }],
  ['is partial', { 'content-range': 'bytes 0-9/100' }],
  ['is shorter than it says', { 'content-length': '25' }],
])('a response that %s is not stored', (_, headers) => {
  expect(isStorable(makeAnswer(headers))).toBe(false)
})

test.each([201, 206, 301, 304, 404, 500, 503])('a response with status %i is not stored', (status) => {
  expect(isStorable(makeAnswer({}, { status }))).toBe(false)
})

test.each([
  ['the frame of a page for one person', '<html><body data-private=""></body></html>'],
  ['a page with a nonce in it', '<html><script nonce="abc"></script></html>'],
  ['a page that is cut off', '<html><p>1-800-'],
  ['an empty page', ''],
])('%s is not stored', (_, html) => {
  expect(isStorable(makeAnswer({}, { body: Buffer.from(html) }))).toBe(false)
})

function ask(headers: Record<string, string>, method = 'GET') {
  return { method, headers } as unknown as IncomingMessage
}

test('a stored page is sent to anyone who requests it, with or without a session', () => {
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

test('previews and writes go to Next', () => {
  expect(asksForWholePage(ask({ cookie: 'a=1; __prerender_bypass=x' }))).toBe(false)
  expect(asksForWholePage(ask({ cookie: '__next_preview_data=x' }))).toBe(false)
  for (const method of ['POST', 'PUT', 'OPTIONS', 'DELETE']) expect(asksForWholePage(ask({}, method))).toBe(false)
})

test('a response to a request with a cookie or a key is not stored', () => {
  expect(isAnonymous({ host: 'x' })).toBe(true)
  expect(isAnonymous({ cookie: '' })).toBe(false)
  expect(isAnonymous({ authorization: 'Bearer x' })).toBe(false)
})

describe('a build file', () => {
  const fileHeaders = {
    vary: 'Accept-Encoding',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    'last-modified': 'Wed, 25 Nov 2026 12:00:00 GMT',
  }
  const makeFile = (headers: Record<string, string> = {}, more: Partial<Answer> = {}): Answer => ({
    status: 200,
    headers: { ...fileHeaders, ...headers },
    body: Buffer.from('call(911)'),
    ...more,
  })

  test('is recognized by its address, without a query', () => {
    expect(isBuildFile('/_next/static/chunks/main-0a1b.js')).toBe(true)
    for (const address of ['/_next/static/chunks/main-0a1b.js?x', '/_next/data/x.json', '/x/_next/static/a.js', '/'])
      expect(isBuildFile(address), address).toBe(false)
  })

  test('can be stored', () => {
    expect(isStorableFile(makeFile())).toBe(true)
    expect(isStorableFile(makeFile({ 'content-length': '9' }))).toBe(true)
  })

  test.each([
    ['is missing', makeFile({}, { status: 404 })],
    ['is a range', makeFile({ 'content-range': 'bytes 0-1/9' }, { status: 206 })],
    ['was cut off', makeFile({ 'content-length': '10' })],
    ['sets a cookie', makeFile({ 'set-cookie': 'a=b' })],
    ['may change', makeFile({ 'cache-control': 'public, max-age=0' })],
    ['is private', makeFile({ 'cache-control': 'private, immutable' })],
    ['depends on the cookie', makeFile({ vary: 'Accept-Encoding, Cookie' })],
    ['has an unknown header', makeFile({ 'x-person': 'Maya' })],
  ])('is not stored if it %s', (_, answer) => {
    expect(isStorableFile(answer)).toBe(false)
  })
})
