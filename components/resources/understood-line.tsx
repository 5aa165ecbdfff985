import { describeUnderstood } from '@/lib/search/describe'
import { type ShownSearch, searchAddress } from '@/lib/search/search-page'
import type { Understood } from '@/lib/search/understand'

const MOST_PLACES = 8

/** What was read out of her words, each part a way to change it. */
export function UnderstoodLine({ asked, shown }: { asked: Understood; shown: ShownSearch }) {
  const chips = describeUnderstood(asked)
  const [correction] = asked.corrections
  return (
    <div className="grid gap-2">
      {chips.length > 0 ? (
        <ul className="chips" aria-label="How we read your words">
          {chips.map((chip) => (
            <li key={chip}>
              <a className="chip" href="#narrow">
                {chip}
                <span className="sr-only"> (change this)</span>
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
          <a className="tap" href="#narrow">
            Add your ZIP code or town to see what is near you
          </a>
        </p>
      ) : null}
    </div>
  )
}
