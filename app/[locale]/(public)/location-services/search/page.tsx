import { setLanguage } from '@/lib/site/language/page-language'
import '@/components/location/location.css'
import { headers } from 'next/headers'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { PlaceForm } from '@/components/location/place-form'
import { PlaceResults } from '@/components/location/place-results'
import { PlaceSuggestions } from '@/components/location/place-suggestions'
import { NoResources } from '@/components/resources/resource-card'
import { countEvent } from '@/lib/analytics/site-counter'
import { limitPage } from '@/lib/http/limit-page'
import { NEARBY_SEARCHES } from '@/lib/http/search-limits'
import { findNearbyIfThere } from '@/lib/search/nearby/queries'
import { readPlaceSearch } from '@/lib/search/nearby/search-page'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

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
