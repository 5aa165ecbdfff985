import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

function expandGroups(half: string): string[] {
  if (half === '') return []
  return half.split(':').flatMap((group) => {
    if (!group.includes('.')) return [group]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a * 256 + b).toString(16), (c * 256 + d).toString(16)]
  })
}

function readPrefix(address: string): string {
  const [head = '', tail = ''] = address.split('::')
  const [first, last] = [expandGroups(head), expandGroups(tail)]
  const gap = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const groups = [...first, ...gap, ...last].slice(0, 4)
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')
}

/** The network of an address, as coarse as a rate limit can be: IPv4 /24, IPv6 /64. */
export function readNetwork(address: string | null): string {
  const plain = (address ?? '').replace(/%.*$/s, '')
  const mapped = MAPPED.exec(plain)?.[1]
  const four = mapped ?? plain
  if (isIPv4(four)) return `${four.slice(0, four.lastIndexOf('.'))}.0/24`
  if (isIPv6(plain)) return `${readPrefix(plain)}::/64`
  return 'unknown'
}
