import { listChips } from '@/lib/search/chips'
import { type ShownSearch, searchAddress } from '@/lib/search/search-page'
import type { Understood } from '@/lib/search/understand'

const MOST_PLACES = 8

/** What was read out of her words, each part a way to change it. */
export function UnderstoodLine({ asked, shown }: { asked: Understood; shown: ShownSearch }) {
  const chips = listChips(asked, shown)
  const [correction] = asked.corrections
  return (
    <div className="grid gap-2">
      {chips.length > 0 ? (
        <ul className="chips" aria-label="How we read your words">
          {chips.map(({ label, href, does }) => (
            <li key={label}>
              <a className="chip" href={href}>
                {label}
                {does === 'change' ? null : <span aria-hidden="true"> ×</span>}
                <span className="sr-only"> ({does === 'change' ? 'change this' : 'leave this out'})</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {correction ? (
        <p>
          We read “{correction.from}” as “{correction.to}”.{' '}
          <a href={searchAddress({ ...shown, q: `"${asked.typed}"` })}>Search for “{asked.typed}” as it is</a>
        </p>
      ) : null}
      {asked.place && asked.otherPlaces.length > 0 ? (
        <p>
          {asked.place.label.split(',')[0]} in:{' '}
          {asked.otherPlaces.slice(0, MOST_PLACES).map((place, at) => (
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
            Add your ZIP code or town to see what is near you
          </a>
        </p>
      ) : null}
    </div>
  )
}
