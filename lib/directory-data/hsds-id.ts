/**
 * Ids for objects without their own. Services and organizations keep this directory's ids; their dependent objects
 * get a name-based UUID (RFC 9562, version 5), so that the same facts have the same id in every export.
 */
import { createHash } from 'node:crypto'

/** Our namespace: any fixed UUID. */
const NAMESPACE = Buffer.from('6f0d5a2e3c1b4d7e9a8b2c4d6e8f0a1b', 'hex')

function writeUuid(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}

export function deriveId(kind: string, ...parts: (string | number)[]): string {
  const bytes = createHash('sha1')
    .update(NAMESPACE)
    .update(JSON.stringify([kind, ...parts]))
    .digest()
    .subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return writeUuid(bytes.toString('hex'))
}

/**
 * A reversible id: a service's location is requested by it, and the service has to be found. Version and
 * variant bits stay as they are.
 */
export function maskId(kind: string, id: string, index: number): string {
  const mask = Buffer.from(deriveId(kind, index).replaceAll('-', ''), 'hex')
  mask.writeUInt8(mask.readUInt8(6) & 0x0f, 6)
  mask.writeUInt8(mask.readUInt8(8) & 0x3f, 8)
  const bytes = Buffer.from(id.replaceAll('-', ''), 'hex')
  const hex = Buffer.from(bytes.map((byte, at) => byte ^ mask.readUInt8(at))).toString('hex')
  return writeUuid(hex)
}
