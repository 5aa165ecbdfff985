/** What was understood, in words for a page and as JSON for a call. */
import { languageName } from '@/lib/geography/languages'
import { describeKind, type Kind, kinds } from './kinds'
import type { Rung } from './order'
import { people } from './people'
import type { Understood } from './understand'

const MOST_KINDS = 2

function listSpecific(found: readonly Kind[]): Kind[] {
  const specific = found.filter((kind) => !describeKind(kind).isGeneral)
  return (specific.length > 0 ? specific : [...found]).slice(0, MOST_KINDS)
}

/** 'Shelter', 'near Columbus, OH', 'tonight': each a chip. */
export function describeUnderstood(asked: Understood): string[] {
  const { place } = asked
  return [
    ...listSpecific(asked.kinds).map((kind) => kinds[kind].name),
    ...asked.who
      .filter((person) => person !== 'lgbtq' || !asked.who.includes('trans'))
      .map((person) => people[person].name),
    ...(place ? [`${place.kind === 'state' || place.kind === 'county' ? 'in' : 'near'} ${place.label}`] : []),
    ...(asked.isUrgent ? ['now'] : []),
    ...(asked.language ? [`in ${languageName(asked.language)}`] : []),
  ]
}

/** Each step of the ladder, said in words. */
export function describeRung(rung: Rung | null, place: string): string | null {
  if (rung === 50 || rung === 100) return `Little is listed close by, so this goes up to ${rung} miles from ${place}.`
  if (rung === 'state')
    return `We know little within 100 miles of ${place}. Here is what serves the state, then the country.`
  if (rung === 'country')
    return `We know no place near ${place} for this yet. These answer from anywhere in the country.`
  return null
}

/** Header values hold ASCII alone. */
export function writeUnderstood(asked: Understood, rung: Rung | null): string {
  const { place, otherPlaces, who, dangers, language, isUrgent, isNearMe, corrections } = asked
  const json = JSON.stringify({
    kinds: asked.kinds,
    who,
    place: place && { kind: place.kind, name: place.label, state: place.state, counties: place.counties },
    otherPlaces: otherPlaces.map(({ label }) => label),
    isNearMe,
    isUrgent,
    dangers,
    language,
    corrections,
    reach: rung,
  })
  return json.replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
