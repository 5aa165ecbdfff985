import { expect, test } from 'vitest'
import { isPublicAddress } from './address'

test.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001:82f::200e'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['this machine', '127.0.0.1'],
  ['this machine', '::1'],
  ['any address', '0.0.0.0'],
  ['any address', '::'],
  ['a house', '10.0.0.1'],
  ['a house', '172.31.255.1'],
  ['a house', '192.168.0.1'],
  ['a house', 'fd00::1'],
  ['a link, and the metadata of clouds', '169.254.169.254'],
  ['a link', 'fe80::1'],
  ['a provider’s inside', '100.64.0.1'],
  ['a group', '224.0.0.1'],
  ['everybody', '255.255.255.255'],
  ['examples', '192.0.2.1'],
  ['examples', '2001:db8::1'],
  ['another address, mapped', '::ffff:127.0.0.1'],
  ['another address, in the old way', '::127.0.0.1'],
  ['another address, translated', '64:ff9b::7f00:1'],
  ['another address, translated here', '64:ff9b:1::7f00:1'],
  ['another address, tunnelled', '2002:7f00:1::'],
  ['another address, tunnelled', '2001::1'],
  ['nothing that is given out', '4000::1'],
  ['no address', 'localhost'],
  ['no address', ''],
])('what leads to %s (%s) is not', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
