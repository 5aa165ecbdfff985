import { sha256 } from '@noble/hashes/sha2.js'
import { randomBytes, toBytes } from './bytes'
import { VaultError } from './vault-error'

/** Crockford's: no letter that is taken for another on paper. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const SECRET_LENGTH = 26
const CHECK_LENGTH = 2
const GROUP = /.{4}/g

function checkOf(secret: string): string {
  const [first = 0, second = 0] = sha256(toBytes(secret))
  return `${ALPHABET[first % 32]}${ALPHABET[second % 32]}`
}

function group(letters: string): string {
  return (letters.match(GROUP) ?? []).join('-')
}

/** 130 random bits, to be printed or written down, with two letters by which a slip of the pen is noticed. */
export function createRecoveryKey(): string {
  const secret = Array.from(randomBytes(SECRET_LENGTH), (byte) => ALPHABET[byte % 32]).join('')
  return group(secret + checkOf(secret))
}

/** As it was printed, from what was typed. */
export function readRecoveryKey(typed: string): string {
  const letters = typed
    .toUpperCase()
    .replace(/[\s\u2010-\u2015-]/g, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1')
  const secret = letters.slice(0, SECRET_LENGTH)
  const isWhole = letters.length === SECRET_LENGTH + CHECK_LENGTH && [...letters].every((one) => ALPHABET.includes(one))
  if (!isWhole || letters.slice(SECRET_LENGTH) !== checkOf(secret)) throw new VaultError('mistyped-recovery-key')
  return group(letters)
}
