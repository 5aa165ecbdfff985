import { describe, expect, test } from 'vitest'
import { findClientAddress, readClientAddress, stampClientAddress } from './client-address'

describe('the address of the one who asks', () => {
  test.each([
    ['what is forwarded is hearsay without a proxy of ours', '9.9.9.9', 0, '10.0.0.1'],
    ['one proxy: the last', '6.6.6.6, 9.9.9.9', 1, '9.9.9.9'],
    ['two proxies: the last but one', '6.6.6.6, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
    ['a port is left out', '9.9.9.9:1234', 1, '9.9.9.9'],
    ['IPv6 in brackets, with a port', '"[2001:db8::1]:443"', 1, '2001:db8::1'],
    ['nonsense from a proxy counts as nothing', '9.9.9.9, unknown', 1, '10.0.0.1'],
    ['fewer hops than proxies', '9.9.9.9', 2, '10.0.0.1'],
    ['no header', undefined, 1, '10.0.0.1'],
  ])('%s', (_, forwardedFor, proxies, address) => {
    expect(findClientAddress('10.0.0.1', forwardedFor, proxies)).toBe(address)
  })

  test('is nobody where the connection has none', () => {
    expect(findClientAddress(undefined, '9.9.9.9', 0)).toBeNull()
  })

  test('can be read back from what this process wrote', () => {
    const headers: Record<string, string> = {}
    stampClientAddress(headers, '2001:db8::1')
    expect(readClientAddress(new Headers(headers))).toBe('2001:db8::1')
  })

  test.each(['9.9.9.9', 'word 9.9.9.9', ' 9.9.9.9', `${'0'.repeat(32)} 9.9.9.9`])('is not believed as %j', (value) => {
    expect(readClientAddress(new Headers({ 'x-marigold-client': value, 'x-forwarded-for': '9.9.9.9' }))).toBeNull()
  })
})
