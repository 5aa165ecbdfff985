import { findState, type StateCode } from '@/lib/geography/states'

/** States whose ZIP codes begin with a zero, which spreadsheets take away. */
const zeroStates: Partial<Record<StateCode, RegExp>> = {
  MA: /^0(1\d|2[0-7]|55)/,
  RI: /^02[89]/,
  NH: /^03[0-8]/,
  ME: /^(039|04)/,
  VT: /^05/,
  CT: /^06/,
  NJ: /^0[78]/,
  PR: /^00[679]/,
  VI: /^008/,
}

/** '1609' in Massachusetts is 01609. Without the state, nobody knows. */
export function mendZip(zip: string, state: string): string {
  const text = zip.trim().replace(/\.0$/, '')
  if (/^\d{9}$/.test(text)) return `${text.slice(0, 5)}-${text.slice(5)}`
  const [, main = '', more = ''] = /^(\d{3,4})(-\d{4}|\d{4})?$/.exec(text) ?? []
  const code = findState(state)
  if (main === '' || !code) return text
  const whole = main.padStart(5, '0')
  return zeroStates[code]?.test(whole) ? `${whole}${more && `-${more.replace('-', '')}`}` : text
}
