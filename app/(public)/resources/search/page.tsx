import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { NoResources } from '@/components/resources/resource-card'
import { SearchFilters } from '@/components/resources/search-filters'
import { SearchResults } from '@/components/resources/search-results'
import { countEvent } from '@/lib/analytics/site-counter'
import { findTownIn, writeCity } from '@/lib/geography/cities'
import type { StateCode } from '@/lib/geography/states'
import { holdBack } from '@/lib/http/hold-back'
import { SEARCHES } from '@/lib/http/search-limits'
import { DEFAULT_RADIUS } from '@/lib/location/describe'
import { placeSearchAddress } from '@/lib/location/search-page'
import { pageMetadata } from '@/lib/page-metadata'
import { searchResources } from '@/lib/resources/queries'
import { readSearchPage } from '@/lib/resources/search-page'

export const metadata: Metadata = pageMetadata({
  title: 'Search the directory',
  description: 'Search housing, health, legal and money help by words, state, ZIP code or language.',
  path: '/resources/search',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** The search by place knows towns; where the words name one, it is one press away. */
function findNear({ text, state }: { text: string; state: StateCode | null }) {
  const city = findTownIn(text, state ?? undefined)
  if (!city) return null
  const town = state ? writeCity(city) : city.name
  return { town, href: placeSearchAddress(town, DEFAULT_RADIUS) }
}

export default async function SearchPage({ searchParams }: Props) {
  const [params, asking] = await Promise.all([searchParams, headers()])
  const nonce = asking.get('x-nonce') ?? undefined
  const asked = readSearchPage(params)
  const problem = asked.problem ?? (await holdBack('/resources/search', asking, SEARCHES))
  const result = problem ? null : await searchResources(asked.query, asked.page)
  if (result?.total === 0) {
    const { state, category } = asked.query
    countEvent({ event: 'search-without-result', state: state ?? 'US', category: category ?? 'all' }, asking)
  }
  return (
    <SiteFrame path="/resources/search" nonce={nonce} isLive>
      <Breadcrumbs
        crumbs={[
          { href: '/resources', label: 'All Resources' },
          { href: '/resources/search', label: 'Search' },
        ]}
      />
      <div className="section wrap grid gap-8 pt-4">
        <h1>Search the directory</h1>
        <SearchFilters filters={asked.shown} counts={result?.facets ?? null} />
        {problem || !result ? (
          <NoResources title={asked.problem ? 'Please try other words' : 'Please wait a moment'} hint={problem ?? ''} />
        ) : (
          <SearchResults asked={asked} result={result} near={findNear(asked.query)} />
        )}
      </div>
    </SiteFrame>
  )
}
