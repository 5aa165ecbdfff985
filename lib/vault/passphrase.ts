import { randomBytes } from './bytes'
import { MIN_PASSPHRASE_LENGTH } from './limits'

const MIN_DISTINCT = 6
const SUGGESTED_WORDS = 5

/** One form for what keyboards write differently; a phone's keyboard likes to add a space at the end. */
export function readPassphrase(typed: string): string {
  return typed.normalize('NFC').trim()
}

const guessable =
  /^(?:(.{1,6}?)\1+|[0-9\s./-]+|(?:pass(?:word|phrase)|qwert[yz]|abcd?e?f?|letmein|iloveyou|marigold)\W*[0-9\W]*)$/i

/** Why this passphrase is refused; null when it is taken. */
export function checkPassphrase(typed: string): 'short' | 'guessable' | null {
  const passphrase = readPassphrase(typed)
  if ([...passphrase].length < MIN_PASSPHRASE_LENGTH) return 'short'
  const different = new Set(passphrase.toLowerCase().replace(/\s/g, '')).size
  if (different < MIN_DISTINCT || guessable.test(passphrase)) return 'guessable'
  return null
}

/**
 * Words that nobody chose, in her language: 55 bits, and harder still by the work factor. Those of the Spanish list
 * differ without their accents too, and are easier to type the same again.
 */
export async function suggestPassphrase(locale: string): Promise<string> {
  const { wordlist } = locale.startsWith('es')
    ? await import('@scure/bip39/wordlists/spanish.js')
    : await import('@scure/bip39/wordlists/english.js')
  const random = new Uint16Array(randomBytes(SUGGESTED_WORDS * 2).buffer)
  const words = Array.from(random, (value) => wordlist[value % wordlist.length]).join(' ')
  return words.normalize('NFD').replaceAll(/\p{M}/gu, '')
}
