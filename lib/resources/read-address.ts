import { findState, type StateCode } from '@/lib/geography/states'

export interface ReadAddress {
  street: string
  city: string | null
  state: StateCode | null
  zip: string | null
}

/** Parses '1 Main St, Suite 2, Austin, TX 78701'. Without such an ending, all of it is the street. */
export function readAddress(text: string): ReadAddress {
  const unparsed = { street: text, city: null, state: null, zip: null }
  const home = text.trim().replace(/,?\s*(?:USA|U\.S\.A\.|US|United States(?: of America)?)$/i, '')
  const [, street = '', city = '', place = '', zip = null] =
    /^(.+?),\s*([^,]{1,100}),\s*([A-Za-z][A-Za-z. ]*?)\.?,?\s*(\d{5}(?:-\d{4})?)?$/.exec(home) ??
    // 'Austin TX 78702', without a comma between.
    /^(.+?),\s*([^,\d]{2,60}?)\s+([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)$/.exec(home) ??
    []
  const state = findState(place.replaceAll('.', ''))
  return state && street && city ? { street: street.trim(), city: city.trim(), state, zip: zip ?? null } : unparsed
}

/** As displayed in the list, and parseable again. */
export function writeAddress({
  street,
  city,
  state,
  zip,
}: { [Part in keyof ReadAddress]: string | null }): string | null {
  if (!street) return null
  const end = [state, zip].filter(Boolean).join(' ')
  return [street, city, end].filter(Boolean).join(', ')
}
