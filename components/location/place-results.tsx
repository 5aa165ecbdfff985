import { LinkButton } from '@/components/ui/link-button'
import type { NearbyResource } from '@/lib/search/nearby/schema'
import { type PlaceSearch, placeSearchAddress } from '@/lib/search/nearby/search-page'
import { words } from '@/lib/site/language/words'
import { CARDS_PER_PAGE, NearbyLines, NearbyList } from './nearby-list'
import { NearbyMap } from './nearby-map'

function Others({ places, radius, title }: { places: string[]; radius: number; title: string }) {
  if (places.length === 0) return null
  return (
    <nav aria-labelledby="others-title" className="grid gap-3">
      <h2 id="others-title">{title}</h2>
      <ul className="chips">
        {places.map((place) => (
          <li key={place}>
            <a className="chip" href={placeSearchAddress(place, radius)}>
              {place}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function PlaceResults({ search, items }: { search: PlaceSearch; items: NearbyResource[] | null }) {
  const { place, others, radius, typed } = search
  const copy = words().location
  const w = copy.results
  if (!place) {
    return (
      <>
        <Others places={others} radius={radius} title={w.which} />
        <div className="grid gap-3">
          <p>{w.everywhere}</p>
          <NearbyLines copy={copy} />
        </div>
      </>
    )
  }
  if (items === null) {
    return (
      <div className="card items-start" role="alert">
        <h2>{w.away}</h2>
        <p>{w.awayText}</p>
        <NearbyLines copy={copy} />
      </div>
    )
  }
  const pages = Math.max(1, Math.ceil(items.length / CARDS_PER_PAGE))
  const page = Math.min(search.page, pages)
  // In full, because the API rejects ambiguous names.
  const query = new URLSearchParams({ place: place.name, radius: String(radius) })
  return (
    <div className="grid gap-8">
      <NearbyList items={items} from={(page - 1) * CARDS_PER_PAGE} count={CARDS_PER_PAGE} copy={copy} />
      {pages > 1 ? (
        <nav aria-label={copy.pages} className="row">
          {page > 1 ? (
            <LinkButton look="line" rel="prev" href={placeSearchAddress(typed, radius, page - 1)}>
              {copy.previous}
            </LinkButton>
          ) : null}
          <span>{copy.page({ number: page, of: pages })}</span>
          {page < pages ? (
            <LinkButton look="line" rel="next" href={placeSearchAddress(typed, radius, page + 1)}>
              {copy.next}
            </LinkButton>
          ) : null}
        </nav>
      ) : null}
      {items.length > 0 ? <NearbyMap query={query.toString()} label={place.label} copy={copy} /> : null}
      <Others places={others} radius={radius} title={w.others} />
    </div>
  )
}
