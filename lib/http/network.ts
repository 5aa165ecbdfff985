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

/** An address range and how many times a single network's limit it may use. */
interface Range {
  network: string
  times: number
}

/** Whoever is given an IPv6 /56 or /48, as customers and hosts are, has hundreds or thousands of /64. */
const WIDER = [
  { bits: 56, times: 4 },
  { bits: 48, times: 16 },
]

/** The smallest network that a limit counts: IPv4 /24, IPv6 /64. */
export function readNetwork(address: string | null): string {
  const plain = (address ?? '').replace(/%.*$/s, '')
  const mapped = MAPPED.exec(plain)?.[1]
  const four = mapped ?? plain
  if (isIPv4(four)) return `${four.slice(0, four.lastIndexOf('.'))}.0/24`
  if (isIPv6(plain)) return `${readPrefix(plain)}::/64`
  return 'unknown'
}

/** All ranges that a request counts in, the network itself first. */
export function listNetworks(address: string | null): Range[] {
  const network = readNetwork(address)
  const own = { network, times: 1 }
  if (!network.includes(':')) return [own]
  const groups = network
    .replace('::/64', '')
    .split(':')
    .map((group) => Number.parseInt(group, 16))
  const [a = 0, b = 0, c = 0, d = 0] = groups
  const wider = WIDER.map(({ bits, times }) => {
    const last = bits === 56 ? d & 0xff00 : 0
    return { network: `${[a, b, c, last].map((group) => group.toString(16)).join(':')}::/${bits}`, times }
  })
  return [own, ...wider]
}
