import type { PhoneDto } from './schema'

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

const WHOLE = /^1?\d{10}$/
const PARTED = /(?:\+?1[\s.-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s.-]*\d{4}(?!\d)/

/** Hyphens, spaces and prefixes as websites and other programs write them. */
function clean(text: string): string {
  return text
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u00a0\u2000-\u200b\u202f\ufeff]/g, ' ')
    .replace(/^\s*(tel|phone|telephone|call)\s*[:.]?\s*/i, '')
    .trim()
}

/** A letter where a digit should be ('202-555-O100') is a slip, and dials a stranger. Words have three letters or more. */
function hasSlip(text: string): boolean {
  const runs = text.match(/[A-Za-z]+/g) ?? []
  return runs.length > 0 && !runs.some((run) => run.length >= 3)
}

function toNumber(digits: string): string {
  return digits.replace(/^(1?)(...)(...)(....)$/, (_, one: string, ...parts: string[]) =>
    [one, ...parts.slice(0, 3)].filter(Boolean).join('-'),
  )
}

/** What follows the letters of '1-800-FIND-HELP' is dialed in vain: the number has ended. */
function cutWord(digits: string, spoken: string): string {
  const length = digits.startsWith('1') ? 11 : 10
  return /[A-Za-z]/.test(spoken) && /^1?8/.test(digits) ? digits.slice(0, length) : digits
}

/**
 * Parses '(512) 555-0100 ext. 4', '+1 800 799 7233', '1-800-799-SAFE (7233)', '1-855-4VICTIM (855-484-2846)', 'tel:+15125550100',
 * '512-555-0100 or 512-555-0101' (the first), '988' into the stored form. Null for anything that can't be dialed in the USA,
 * and for a number without its area code, which can be dialed only there.
 */
export function readPhone(text: string): ReadPhone | null {
  const [, main = '', extension = null] =
    /^(.*?)(?:[\s,;]*(?:ext(?:ension)?\.?|x|#)\s*[=:.]?\s*(\d{1,10}))?$/i.exec(clean(text)) ?? []
  // The digits of a vanity number, written out.
  const inParentheses = /\(([\d\s.+-]+)\)\s*$/.exec(main)?.[1]?.replace(/\D/g, '') ?? ''
  if (WHOLE.test(inParentheses) && /[A-Za-z]/.test(main)) return { number: toNumber(inParentheses), extension }
  const [first = main, ...others] = main.split(/\s*(?:\bor\b|\band\b|[,;/|])\s*(?=\+?1?[\s.-]*\(?\d{3})/i)
  const isSeveral = others.length > 0 && [first, ...others].every((part) => PARTED.test(part))
  const given = isSeveral ? first : main
  // A vanity word is often followed by its digits in parentheses; the area code's own come first.
  const spoken = given.replace(/([A-Za-z]{2,})\s*\(\d+\)\s*$/, '$1')
  if (!/^[+\d\sA-Za-z().\-/]+$/.test(spoken) || !/\d/.test(spoken) || hasSlip(spoken)) return null
  const digits = cutWord(toDigits(spoken), spoken)
  if (WHOLE.test(digits)) return { number: toNumber(digits), extension }
  return /^\d{3,6}$/.test(digits) && !/[A-Za-z]/.test(spoken) ? { number: digits, extension } : null
}

// A record's numbers for readers of a language: one may be answered in it, or send a word of its own ('AYUDA').

/** Of one number to call or text, only the way that is meant for this language, if there is one. */
export function listOwnPhones(phones: readonly PhoneDto[], language: string): PhoneDto[] {
  if (language === 'en') return [...phones]
  const isOwn = (phone: PhoneDto) => phone.languages.includes(language)
  return phones.filter(
    (phone) =>
      isOwn(phone) ||
      !phones.some((other) => isOwn(other) && other.type === phone.type && other.number === phone.number),
  )
}

/** Prefers a number that is answered in the language over one that does not mention languages. */
export function choosePhone(phones: readonly PhoneDto[], type: PhoneDto['type'], language: string): PhoneDto | null {
  const ofType = phones.filter((phone) => phone.type === type)
  const own = language === 'en' ? null : ofType.find((phone) => phone.languages.includes(language))
  return own ?? ofType.find(({ languages }) => languages.length === 0 || languages.includes('en')) ?? null
}
