import { sha256 } from '@noble/hashes/sha2.js'

/** Bytes in unshared memory, as required by Blob, IndexedDB and postMessage. */
export type Bytes = Uint8Array<ArrayBuffer>

export function toBytes(text: string): Bytes {
  return new TextEncoder().encode(text)
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function hashBytes(bytes: Uint8Array): string {
  return toHex(sha256(bytes))
}

const MAX_REQUEST_BYTES = 65_536

export function randomBytes(length: number): Bytes {
  const bytes = new Uint8Array(length)
  for (let at = 0; at < length; at += MAX_REQUEST_BYTES) {
    crypto.getRandomValues(bytes.subarray(at, at + MAX_REQUEST_BYTES))
  }
  return bytes
}

export function createId(): string {
  return toHex(randomBytes(16))
}

export function joinBytes(parts: Uint8Array[]): Bytes {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
