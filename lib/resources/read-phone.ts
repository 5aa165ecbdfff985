/** The letters on a phone keypad, for vanity numbers. */
const keys: readonly [string, RegExp][] = [
  ['2', /[ABC]/g],
  ['3', /[DEF]/g],
  ['4', /[GHI]/g],
  ['5', /[JKL]/g],
  ['6', /[MNO]/g],
  ['7', /[PQRS]/g],
  ['8', /[TUV]/g],
  ['9', /[WXYZ]/g],
]

export interface ReadPhone {
  number: string
  extension: string | null
}

function toDigits(text: string): string {
  return keys.reduce((done, [digit, letters]) => done.replace(letters, digit), text.toUpperCase()).replace(/\D/g, '')
}

/**
 * Parses '(512) 555-0100 ext. 4', '+1 800 799 7233', '1-800-799-SAFE (7233)', '988' into the stored form. Null for
 * anything that can't be dialed in the USA.
 */
export function readPhone(text: string): ReadPhone | null {
  const [, main = '', extension = null] =
    /^(.*?)(?:[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*(\d{1,10}))?$/i.exec(text.trim()) ?? []
  // A vanity word is often followed by its digits in parentheses; the area code's own come first.
  const spoken = main.replace(/([A-Za-z]{2,})\s*\(\d+\)\s*$/, '$1')
  if (!/^[+\d\sA-Za-z().\-/]+$/.test(spoken) || !/\d/.test(spoken)) return null
  const digits = toDigits(spoken)
  if (digits.length === 10) return { number: digits.replace(/(...)(...)(....)/, '$1-$2-$3'), extension }
  if (digits.length === 11 && digits.startsWith('1')) {
    return { number: digits.replace(/(.)(...)(...)(....)/, '$1-$2-$3-$4'), extension }
  }
  // Without its area code it can be dialed only locally.
  if (digits.length === 7) return { number: digits.replace(/(...)(....)/, '$1-$2'), extension }
  return /^\d{3,6}$/.test(digits) && !/[A-Za-z]/.test(spoken) ? { number: digits, extension } : null
}
