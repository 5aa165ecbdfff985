import { isStateCode, type StateCode } from '../vocabulary/states'

/** County names that the source truncates. */
const CUT_OFF = 'Laude'

function joinWords(words: string[]): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** 'Windsor County', 'Iberia and St Martin parishes', from tags such as 'county:Windsor'. */
export function readAreaServed(tags: string[], state: StateCode | null): string | null {
  const places = tags
    .filter((tag) => tag.startsWith('county:'))
    .map((tag) => tag.slice('county:'.length).trim())
    .filter((place, index, all) => place !== '' && all.indexOf(place) === index)
    .filter((place) => !isStateCode(place) && !place.startsWith('--') && place !== CUT_OFF)
  // Virginia's independent cities belong to no county, and the facts do not distinguish the two.
  const isCounty = (place: string) => state !== 'VA' && !/\b(city|town|area|tennessee)\b|\(/i.test(place)
  const counties = places.filter(isCounty)
  const others = places.filter((place) => !isCounty(place)).map((place) => place.replace(/\bcity\b/, 'City'))
  if (places.length === 0) return null
  const [one, many] = state === 'LA' ? ['Parish', 'parishes'] : ['County', 'counties']
  const named = counties.length === 0 ? [] : [`${joinWords(counties)} ${counties.length === 1 ? one : many}`]
  return joinWords([...named, ...others])
}

/** The states a record is limited to, from 'state:TX' or 'states:OR,WA'. */
export function readStates(tags: string[]): StateCode[] {
  return tags
    .filter((tag) => /^states?:/.test(tag))
    .flatMap((tag) => tag.replace(/^states?:/, '').split(','))
    .map((code) => code.trim())
    .filter(isStateCode)
}
