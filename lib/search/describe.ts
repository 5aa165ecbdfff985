/** What was understood, as text for a page and as JSON for an API call. */
import { words } from '@/lib/site/language/words'
import type { Rung } from './order'
import type { Understood } from './understand'

/** Each search radius, in words. */
export function describeRung(rung: Rung | null, place: string): string | null {
  const w = words().search.ladder
  if (rung === 50 || rung === 100) return w.miles({ miles: rung, place })
  if (rung === 'state') return w.state({ place })
  if (rung === 'country') return w.country({ place })
  return null
}

/** Header values may contain only ASCII. */
export function writeUnderstood(asked: Understood, rung: Rung | null): string {
  const { place, otherPlaces, who, dangers, language, isUrgent, isNearMe, corrections } = asked
  const json = JSON.stringify({
    kinds: asked.kinds,
    who,
    place: place && { kind: place.kind, name: place.label, state: place.state, counties: place.counties },
    otherPlaces: otherPlaces.map(({ label }) => label),
    isNearMe,
    isUrgent,
    when: asked.when,
    dangers,
    language,
    corrections,
    reach: rung,
  })
  return json.replaceAll(/[^\x20-\x7e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
