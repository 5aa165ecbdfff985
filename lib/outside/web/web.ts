import ipaddr from 'ipaddr.js'

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Addresses in the public Internet. What stands for another address (mapped, translated, tunnelled) is none. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed as ipaddr.IPv6).match(globalUnicast)
}

const MAX_DELAY_MS = 7 * 86_400_000

/** A number of seconds or a date, as milliseconds from now; null where it says nothing of use. */
export function readRetryAfter(value: string | undefined, now: Date): number | null {
  if (!value) return null
  const milliseconds = /^\d{1,10}$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - now.getTime()
  return milliseconds > 0 ? Math.min(milliseconds, MAX_DELAY_MS) : null
}
