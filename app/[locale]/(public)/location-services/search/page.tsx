import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/location.css'
import { headers } from 'next/headers'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { CARDS_PER_PAGE, NearbyLines, NearbyList, NearbyMap } from '@/components/location/nearby-list'
import { PlaceForm } from '@/components/location/place-form'
import { PlaceSuggestions } from '@/components/location/place-suggestions'
import { NoResources } from '@/components/resources/resource-card'
import { LinkButton } from '@/components/ui/button'
import { countEvent } from '@/lib/analytics/site-counter'
import { limitPage } from '@/lib/http/limit-page'
import { NEARBY_SEARCHES } from '@/lib/http/rate-limit'
import { findNearbyIfThere } from '@/lib/search/nearby/queries'
import type { NearbyResource } from '@/lib/search/nearby/schema'
import { type PlaceSearch, placeSearchAddress, readPlaceSearch } from '@/lib/search/nearby/search-page'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

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

function PlaceResults({ search, items }: { search: PlaceSearch; items: NearbyResource[] | null }) {
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
            <LinkButton variant="outline" rel="prev" href={placeSearchAddress(typed, radius, page - 1)}>
              {copy.previous}
            </LinkButton>
          ) : null}
          <span>{copy.page({ number: page, of: pages })}</span>
          {page < pages ? (
            <LinkButton variant="outline" rel="next" href={placeSearchAddress(typed, radius, page + 1)}>
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

export const generateMetadata = describePage('/location-services/search', () => words().location.results, {
  index: false,
})

export default async function PlaceSearchPage({
  params,
  searchParams,
}: PageProps<'/[locale]/location-services/search'>) {
  await setLanguage(params)
  const [query, asking] = await Promise.all([searchParams, headers()])
  const search = readPlaceSearch(query)
  const heldBack = search.place && (await limitPage('/location-services/search', asking, NEARBY_SEARCHES))
  const items = search.place && !heldBack ? await findNearbyIfThere(search.place, search.radius) : []
  if (search.place && !heldBack && items?.every(({ coverage }) => coverage === 'country')) {
    countEvent({ event: 'search-without-result', state: search.place.state, category: 'all' }, asking)
  }
  const copy = words().location
  const w = copy.results
  return (
    <SiteFrame path="/location-services/search" nonce={asking.get('x-nonce') ?? undefined} isLive>
      <Breadcrumbs
        crumbs={[
          { href: '/location-services', label: copy.title },
          { href: '/location-services/search', label: w.crumb },
        ]}
      />
      <div className="wrap grid gap-5 pt-2 pb-12">
        <h1 className="text-[1.6rem]">
          {search.place
            ? search.place.point
              ? w.near({ place: search.place.label })
              : w.in({ place: search.place.label })
            : w.title}
        </h1>
        <PlaceForm place={search.typed} radius={search.radius} problem={search.problem ?? undefined} />
        <PlaceSuggestions />
        {heldBack ? (
          <NoResources title={copy.wait} hint={heldBack} copy={copy.records} />
        ) : (
          <PlaceResults search={search} items={items} />
        )}
      </div>
    </SiteFrame>
  )
}
