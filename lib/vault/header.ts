import type { Bytes } from './bytes'
import { MAX_READABLE_WORK_FACTOR, MIN_WORK_FACTOR } from './limits'
import { VaultError } from './vault-error'

const VERSION = 'age-encryption.org/v1\n'
/** A header of one recipient has some 200 bytes; a file with thousands of them is not for us. */
const MAX_HEADER_LENGTH = 16_384

function readStart(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes.subarray(0, MAX_HEADER_LENGTH))
}

export function isAgeFile(bytes: Uint8Array): boolean {
  return readStart(bytes).startsWith(VERSION)
}

/** The text before the encrypted bytes; null when there is none. */
export function cutHeader(bytes: Bytes): Bytes | null {
  const start = readStart(bytes)
  const mac = start.indexOf('\n--- ')
  const end = mac < 0 ? -1 : start.indexOf('\n', mac + 1)
  return start.startsWith(VERSION) && end > 0 ? bytes.subarray(0, end + 1) : null
}

/** How hard a passphrase-locked file was made to guess. */
export function readWorkFactor(bytes: Uint8Array): number {
  const start = readStart(bytes)
  if (!start.startsWith(VERSION)) throw new VaultError('not-age')
  const stanza = /^-> (\S+)(?: \S+ ([1-9][0-9]?)$)?/m.exec(start.slice(VERSION.length))
  if (!stanza) throw new VaultError('damaged')
  if (stanza[1] !== 'scrypt') throw new VaultError('key-file-lock')
  if (!stanza[2]) throw new VaultError('damaged')
  return Number(stanza[2])
}

/** Refuses a lock that is too cheap to break, before anything is computed. */
export function requireWorkFactor(bytes: Uint8Array, lowest = MIN_WORK_FACTOR): void {
  const factor = readWorkFactor(bytes)
  if (factor < lowest) throw new VaultError('weak-lock')
  if (factor > MAX_READABLE_WORK_FACTOR) throw new VaultError('damaged')
}
