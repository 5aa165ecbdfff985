import { randomBytes, toHex } from './bytes'

/** A name for a file that leaves the vault: tells nothing but its kind, and no two are the same. */
export function createNeutralName(extension: string): string {
  const kind = /^[a-z0-9]{1,5}$/i.test(extension) ? extension.toLowerCase() : 'bin'
  return `file-${toHex(randomBytes(3))}.${kind}`
}
