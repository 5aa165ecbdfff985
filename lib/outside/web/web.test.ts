import { expect, test } from 'vitest'
import { isPublicAddress } from './web'

test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:82f::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['the local machine', '127.0.0.1'],
  ['the local machine', '::1'],
  ['the unspecified address', '0.0.0.0'],
  ['the unspecified address', '::'],
  ['a private network', '10.0.0.1'],
  ['a private network', '172.31.255.1'],
  ['a private network', '192.168.0.1'],
  ['a private network', 'fd00::1'],
  ['a link-local address or cloud metadata', '169.254.169.254'],
  ['a link-local address', 'fe80::1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['multicast', '224.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['documentation', '192.0.2.1'],
  ['documentation', '2001:db8::1'],
  ['an IPv4-mapped address', '::ffff:127.0.0.1'],
  ['a deprecated IPv4-compatible address', '::127.0.0.1'],
  ['a NAT64 address', '64:ff9b::7f00:1'],
  ['a local NAT64 address', '64:ff9b:1::7f00:1'],
  ['a 6to4 address', '2002:7f00:1::'],
  ['a Teredo address', '2001::1'],
  ['an unallocated range', '4000::1'],
  ['an invalid address', 'localhost'],
  ['an invalid address', ''],
])('%s (%s) is not public', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
