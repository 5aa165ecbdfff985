import { describe, expect, test } from 'vitest'
import { assertOwnOrigin } from './origin'

const SITE = 'https://marigold.example'
const LOCAL = 'http://localhost:3000'

type Row = [origin: string | null, fetchSite: string | null, siteUrl: string, isAllowed: boolean]

const rows: Row[] = [
  [SITE, 'same-origin', SITE, true],
  [SITE, null, SITE, true],
  [SITE, 'cross-site', SITE, false],
  [null, 'same-origin', SITE, true],
  [null, 'same-site', SITE, false],
  [null, 'cross-site', SITE, false],
  [null, 'none', SITE, false],
  [null, null, SITE, false],
  ['null', 'same-origin', SITE, false],
  ['null', null, SITE, false],
  ['', 'same-origin', SITE, false],
  ['https://evil.example', 'cross-site', SITE, false],
  ['https://evil.example', 'same-origin', SITE, false],
  ['https://marigold.example.evil.example', null, SITE, false],
  ['https://evil.example/https://marigold.example', null, SITE, false],
  ['http://marigold.example', null, SITE, false],
  ['https://marigold.example:8443', null, SITE, false],
  ['https://www.marigold.example', null, SITE, false],
  ['https://marigold.example/', null, SITE, false],
  ['https://MARIGOLD.example', null, SITE, false],
  ['http://localhost:3000', null, SITE, false],
  [LOCAL, null, LOCAL, true],
  ['http://127.0.0.1:3000', null, LOCAL, true],
  ['http://[::1]:3000', null, LOCAL, true],
  [LOCAL, null, 'http://127.0.0.1:3000', true],
  ['http://localhost:3001', null, LOCAL, false],
  ['https://localhost:3000', null, LOCAL, false],
  ['http://localhost.evil.example:3000', null, LOCAL, false],
  ['http://127.0.0.2:3000', null, LOCAL, false],
  ['http://user@localhost:3000', null, LOCAL, false],
  ['http://localhost', null, 'http://localhost', true],
  ['http://127.0.0.1', null, 'http://localhost', true],
]

describe('the origin of a write', () => {
  test.each(rows)('Origin %j with Sec-Fetch-Site %j at %s: allowed is %s', (origin, fetchSite, siteUrl, isAllowed) => {
    const headers = new Headers()
    if (origin !== null) headers.set('origin', origin)
    if (fetchSite !== null) headers.set('sec-fetch-site', fetchSite)
    // The host headers of the request must not matter.
    headers.set('host', 'evil.example')
    headers.set('x-forwarded-host', 'evil.example')
    const check = () => assertOwnOrigin(headers, siteUrl)
    if (isAllowed) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code: 'forbidden' }))
  })
})
