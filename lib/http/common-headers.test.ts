import { describe, expect, test } from 'vitest'
import { listCommonHeaders } from './common-headers.mjs'

describe('the common headers', () => {
  test('ask for https only where the site has it', () => {
    const has = (siteUrl: string) => listCommonHeaders(siteUrl).some(([name]) => name === 'strict-transport-security')
    expect(has('https://marigold.example')).toBe(true)
    expect(has('http://localhost:3000')).toBe(false)
  })

  test('stand once each', () => {
    const names = listCommonHeaders('https://marigold.example').map(([name]) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})
