import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNetwork } from './network'

describe('the network of an address', () => {
  test.each([
    ['203.0.113.77', '203.0.113.0/24'],
    ['::ffff:203.0.113.77', '203.0.113.0/24'],
    ['::FFFF:203.0.113.1', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::203.0.113.77', '64:ff9b:0:0::/64'],
    ['', 'unknown'],
    ['203.0.113', 'unknown'],
    ['203.0.113.77, 1.2.3.4', 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s is %s', (address, network) => {
    expect(readNetwork(address)).toBe(network)
  })

  test('is unknown without an address', () => {
    expect(readNetwork(null)).toBe('unknown')
  })

  test('is the same for a whole IPv4 /24 and a whole IPv6 /64, however they are written', () => {
    fc.assert(
      fc.property(fc.ipV4(), fc.nat(255), (address, last) => {
        const neighbor = address.replace(/\d+$/, String(last))
        expect(readNetwork(neighbor)).toBe(readNetwork(address))
      }),
    )
    const group = fc.integer({ min: 0, max: 0xffff })
    const groups = (length: number) => fc.array(group, { minLength: length, maxLength: length })
    fc.assert(
      fc.property(groups(4), groups(4), groups(4), (prefix, one, other) => {
        const write = (suffix: number[]) => [...prefix, ...suffix].map((part) => part.toString(16)).join(':')
        const padded = [...prefix, ...one].map((part) => part.toString(16).padStart(4, '0').toUpperCase()).join(':')
        expect(readNetwork(write(other))).toBe(readNetwork(write(one)))
        expect(readNetwork(padded)).toBe(readNetwork(write(one)))
      }),
    )
    fc.assert(
      fc.property(fc.ipV6(), (address) => {
        expect(readNetwork(address)).toMatch(/::\/64$|^[\d.]+\.0\/24$/)
      }),
    )
  })
})
