import { isStateCode, type StateCode, stateCodes, stateNames } from '@/db/vocabulary/states'

export { isStateCode, type StateCode, stateCodes } from '@/db/vocabulary/states'

export function stateName(code: StateCode): string {
  return stateNames[code]
}

/** 'us-virgin-islands', 'new-york': the form used in addresses. */
export function stateSlug(code: StateCode): string {
  return stateNames[code].toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
}

const codeBySlug = new Map(stateCodes.map((code) => [stateSlug(code), code]))

/** Reads a code, a name or a slug, in any case; null when it is none of them. */
export function findState(value: string): StateCode | null {
  const text = value.trim()
  const code = text.toUpperCase()
  if (isStateCode(code)) return code
  const slug = text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[\s_]+/g, '-')
  return codeBySlug.get(slug) ?? null
}

/** In the order of their names, in whichever language these are. */
export function sortStates(nameOf: (state: StateCode) => string): StateCode[] {
  return [...stateCodes].sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'es'))
}
