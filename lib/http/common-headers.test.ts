import { describe, expect, test } from 'vitest'
import { listCommonHeaders } from './common-headers.mjs'

describe('the common headers', () => {
  test('require https only if the site uses it', () => {
    const has = (siteUrl: string) => listCommonHeaders(siteUrl).some(([name]) => name === 'strict-transport-security')
    expect(has('https://marigold.example')).toBe(true)
    expect(has('http://localhost:3000')).toBe(false)
  })

  test('are each listed once', () => {
    const names = listCommonHeaders('https://marigold.example').map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
