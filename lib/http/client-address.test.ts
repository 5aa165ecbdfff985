import { describe, expect, test } from 'vitest'
import { findClientAddress, readClientAddress, stampClientAddress } from './client-address'

describe('the client address', () => {
  test.each([
    ['without a proxy of ours the forwarded address is ignored', '9.9.9.9', 0, '10.0.0.1'],
    ['one proxy: the last', '6.6.6.6, 9.9.9.9', 1, '9.9.9.9'],
    ['two proxies: the second to last', '6.6.6.6, 9.9.9.9, 10.0.0.2', 2, '9.9.9.9'],
    ['a port is dropped', '9.9.9.9:1234', 1, '9.9.9.9'],
    ['IPv6 in brackets, with a port', '"[2001:db8::1]:443"', 1, '2001:db8::1'],
    ['an invalid value from a proxy is ignored', '9.9.9.9, unknown', 1, '10.0.0.1'],
    ['fewer hops than proxies', '9.9.9.9', 2, '10.0.0.1'],
    ['no header', undefined, 1, '10.0.0.1'],
  ])('%s', (_, forwardedFor, proxies, address) => {
    expect(findClientAddress('10.0.0.1', forwardedFor, proxies)).toBe(address)
  })

  test('is null if the connection has none', () => {
    expect(findClientAddress(undefined, '9.9.9.9', 0)).toBeNull()
  })

  test('can be read from a header that this process wrote', () => {
    const headers: Record<string, string> = {}
    stampClientAddress(headers, '2001:db8::1')
    expect(readClientAddress(new Headers(headers))).toBe('2001:db8::1')
  })

  test.each(['9.9.9.9', 'word 9.9.9.9', ' 9.9.9.9', `${'0'.repeat(32)} 9.9.9.9`])(
    'is not trusted if the header is %j',
    (value) => {
      expect(readClientAddress(new Headers({ 'x-marigold-client': value, 'x-forwarded-for': '9.9.9.9' }))).toBeNull()
    },
  )
})
