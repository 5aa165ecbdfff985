/** What was understood, in words for a page and as JSON for a call. */
import type { Rung } from './order'
import type { Understood } from './understand'

/** Each step of the ladder, said in words. */
export function describeRung(rung: Rung | null, place: string): string | null {
  if (rung === 50 || rung === 100) return `Little is listed close by, so this goes up to ${rung} miles from ${place}.`
  if (rung === 'state')
    return `We know few places for this within 100 miles of ${place}. What is near comes first, then what serves the state.`
  if (rung === 'country')
    return `We know no place for just this near ${place} yet. Here is what comes close, and who answers from anywhere.`
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
