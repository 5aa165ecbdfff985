/** A question how to get somewhere, and the county whose rides are the reply. */
import { type County, getCounty } from '@/lib/geography/counties'
import { foldText } from './tokens'
import type { Understood } from './understand'

const rideWords =
  /\b(?:(?:how|what way) (?:do|can|could|will|am|would) (?:i|we) (?:get|getting|go) there|how to get there|dial a rides?|como (?:llego|llegamos|llegar|puedo llegar|le hago para llegar|voy a llegar|me voy)(?: ahi| alli| alla)?$|en que me voy)\b/

/** Null where she asks for something else first, or is in danger; without a place, no county. */
export function findRideQuestion({
  typed,
  kinds,
  dangers,
  place,
}: Pick<Understood, 'typed' | 'kinds' | 'dangers' | 'place'>): { county: County | null } | null {
  const text = foldText(typed)
    .replaceAll(/[^a-z ]+/g, ' ')
    .trim()
  if (dangers.length > 0 || (kinds[0] !== 'transportation' && !rideWords.test(text))) return null
  const [fips] = place?.counties ?? []
  return { county: fips ? getCounty(fips) : null }
}
