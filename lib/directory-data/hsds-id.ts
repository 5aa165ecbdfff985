/**
 * Identifiers of what has none of its own here. A service and an organization keep their ids of this directory; whatever
 * hangs on them gets a UUID (RFC 9562, version 5) of what it is, so that the same facts have the same id in every export.
 */
import { createHash } from 'node:crypto'

/** Ours alone: any fixed UUID. */
const NAMESPACE = Buffer.from('6f0d5a2e3c1b4d7e9a8b2c4d6e8f0a1b', 'hex')

export function deriveId(kind: string, ...parts: (string | number)[]): string {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update(JSON.stringify([kind, ...parts]))
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
