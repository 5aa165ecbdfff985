import { randomBytes } from './bytes'
import { SHORTEST_PASSPHRASE } from './limits'

const FEWEST_DIFFERENT = 6
const SUGGESTED_WORDS = 5

/** One form for what keyboards write differently; a phone's keyboard likes to add a space at the end. */
export function readPassphrase(typed: string): string {
  return typed.normalize('NFC').trim()
}

const guessable =
  /^(?:(.{1,6}?)\1+|[0-9\s./-]+|(?:pass(?:word|phrase)|qwert[yz]|abcd?e?f?|letmein|iloveyou|marigold)\W*[0-9\W]*)$/i

/** Why this passphrase is refused; null when it is taken. */
export function judgePassphrase(typed: string): string | null {
  const passphrase = readPassphrase(typed)
  if ([...passphrase].length < SHORTEST_PASSPHRASE) {
    return `Use at least ${SHORTEST_PASSPHRASE} characters. Four or five words are easy to remember.`
  }
  const different = new Set(passphrase.toLowerCase().replace(/\s/g, '')).size
  if (different < FEWEST_DIFFERENT || guessable.test(passphrase)) {
    return 'This would be easy to guess. Use four or five words that do not belong together.'
  }
  return null
}

/** Words that nobody chose: 55 bits, and harder still by the work factor. */
export async function suggestPassphrase(): Promise<string> {
  const { wordlist } = await import('@scure/bip39/wordlists/english.js')
  const random = new Uint16Array(randomBytes(SUGGESTED_WORDS * 2).buffer)
  return Array.from(random, (value) => wordlist[value % wordlist.length]).join(' ')
}
