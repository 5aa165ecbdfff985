import { listChips } from '@/lib/search/chips'
import { type ShownSearch, searchAddress } from '@/lib/search/search-page'
import type { Understood } from '@/lib/search/understand'
import { words } from '@/lib/site/language/words'

const MAX_PLACES = 8

/** How her query was understood; each part is a link that changes it. */
export function UnderstoodLine({ asked, shown }: { asked: Understood; shown: ShownSearch }) {
  const chips = listChips(asked, shown)
  const [correction] = asked.corrections
  const w = words().search.understood
  return (
    <div className="grid gap-2">
      {chips.length > 0 ? (
        <ul className="chips" aria-label={w.label}>
          {chips.map(({ label, href, does }) => (
            <li key={label}>
              <a className="chip" href={href}>
                {label}
                {does === 'change' ? null : <span aria-hidden="true"> ×</span>}
                <span className="sr-only"> ({does === 'change' ? w.change : w.leaveOut})</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {correction ? (
        <p>
          {w.readAs({ from: correction.from, as: correction.to })}{' '}
          <a href={searchAddress({ ...shown, q: `"${asked.typed}"` })}>{w.asItIs({ typed: asked.typed })}</a>
        </p>
      ) : null}
      {asked.place && asked.otherPlaces.length > 0 ? (
        <p>
          {w.otherPlaces({ name: asked.place.label.split(',')[0] ?? '' })}{' '}
          {asked.otherPlaces.slice(0, MAX_PLACES).map((place, at) => (
            <span key={place.name}>
              {at > 0 ? ', ' : null}
              <a href={searchAddress({ ...shown, near: place.name })}>{place.label.split(', ').at(-1)}</a>
            </span>
          ))}
        </p>
      ) : null}
      {asked.isNearMe && !asked.place ? (
        <p>
          <a className="tap" href="#near">
            {w.addPlace}
          </a>
        </p>
      ) : null}
    </div>
  )
}
