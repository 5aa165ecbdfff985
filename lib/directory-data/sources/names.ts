/** What a name says of a place, and names as people write them. */

const words = new Set(['ST', 'FT', 'MT', 'DR', 'MR', 'MRS', 'JR', 'SR'])
const small = new Set(['a', 'an', 'and', 'at', 'by', 'for', 'in', 'of', 'on', 'the', 'to'])

/** 'HEALTH WEST - POCATELLO CHC' becomes 'Health West - Pocatello CHC'; a name that has small letters stays. */
export function tidyName(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim()
  if (/[a-z]/.test(plain)) return plain
  return plain.replace(/[A-Z][A-Z'’]*/g, (word, at: number) => {
    if (at > 0 && small.has(word.toLowerCase())) return word.toLowerCase()
    if (word.length <= 4 && !/[AEIOUY]/.test(word) && !words.has(word)) return word
    const plainWord = word.charAt(0) + word.slice(1).toLowerCase()
    return plainWord.replace(/^Mc(?=[a-z]{3})(.)/, (_, letter: string) => `Mc${letter.toUpperCase()}`)
  })
}

const SCHOOL =
  /\b(elementary|middle school|(junior|jr\.?|sr\.?) high|high school|school[- ]based|sbhc|isd|schools?|academy|p\.?s\.? ?\d+)\b/i

const passedOver: readonly [RegExp, string][] = [
  [
    /\b(mobile (unit|clinic|health|dental|medical|van|service|\d)|(dental|medical|health) (van|bus|rv))\b|\b(van|unit) ?#?\d/i,
    'It drives around.',
  ],
  [/\S\s+mobile vet center\b/i, 'It drives around.'],
  [
    /\b(pre-discharge|integrated disability evaluation|vetsuccess|vet ?success)\b/i,
    'It is for people who are still in the service, or at one college.',
  ],
  [/\b(jail|prison|correctional|corrections|detention|juvenile hall)\b/i, 'It is in a place that people are kept in.'],
  [/\bhome[- ]?based\b/i, 'It has no place of its own.'],
  [/\b(administration|administrative|admin office|corporate office)\b/i, 'It is an office that sees nobody.'],
  [/(?<!wo)\bmen'?s\b/i, 'It is for men.'],
]

/** Why a place of this name is not taken in, where it is not here already. Children are at school; a clinic there is for pupils. */
export function findSkipReason(name: string, isClinic: boolean): string | null {
  if (isClinic && SCHOOL.test(name)) return 'It is in a school, for its pupils alone.'
  return passedOver.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
