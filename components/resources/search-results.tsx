import { LinkButton } from '@/components/ui/link-button'
import { answerDanger } from '@/lib/search/danger'
import { describeRung } from '@/lib/search/describe'
import type { SearchFound } from '@/lib/search/find'
import type { Reading } from '@/lib/search/reading'
import { SEARCH_PAGE } from '@/lib/search/request'
import { type SearchPageRequest, searchAddress } from '@/lib/search/search-page'
import { formatCount } from '@/lib/text/format'
import { DangerPanel } from './danger-panel'
import { HotlineList } from './hotline-list'
import { LiveSearch } from './live-search'
import { NoResources, ResourceCard } from './resource-card'
import { UnderstoodLine } from './understood-line'

type Found = SearchFound & { isFromCopy: boolean }

function writeMiles({ miles }: SearchFound['items'][number]): string | null {
  if (miles === null) return null
  return miles < 1.5 ? 'About a mile away' : `About ${Math.round(miles)} miles away`
}

function ReadOrDo({ readings }: { readings: Reading[] }) {
  if (readings.length === 0) return null
  return (
    <nav aria-labelledby="read-title" className="grid gap-2">
      <h2 id="read-title" className="text-[1.2rem]">
        Read or do
      </h2>
      <ul>
        {readings.map(({ title, href }) => (
          <li key={href}>
            <a className="tap" href={href}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The server's answer; a script may put a newer one in its place. */
export function SearchResults({
  request,
  found,
  total,
  readings,
}: {
  request: SearchPageRequest
  found: Found
  total: number
  readings: Reading[]
}) {
  const { asked, items, rung } = found
  const { shown, pageNumber } = request
  const pages = Math.ceil(total / SEARCH_PAGE)
  const ladder = asked.place ? describeRung(rung, asked.place.label) : null
  return (
    <LiveSearch>
      <div className="grid gap-5">
        <UnderstoodLine asked={asked} shown={shown} />
        {pageNumber === 1 ? <DangerPanel answer={answerDanger(asked)} /> : null}
        <section aria-labelledby="results-title" className="grid gap-4">
          <div className="row">
            <h2 id="results-title" className="text-[1.2rem]">
              Results
            </h2>
            <p role="status">{total === 0 ? 'No resources found' : formatCount(total, 'result', 'results')}</p>
          </div>
          {ladder ? <p>{ladder}</p> : null}
          {found.isFromCopy ? (
            <p className="callout">
              Our directory cannot be reached right now. This answer is from a copy and may be out of date.
            </p>
          ) : null}
          {total === 0 ? (
            <>
              <NoResources
                title="No resources found"
                hint={
                  shown.q
                    ? 'No resources found for your search. Try different keywords.'
                    : 'No resources available in this category.'
                }
              />
              <HotlineList />
            </>
          ) : (
            <ul className="grid-3">
              {items.map((item) => (
                <li key={item.resource.id} className="grid max-w-none">
                  <ResourceCard entry={item.resource} distance={writeMiles(item)} opening={item.opening} isCallFirst />
                </li>
              ))}
            </ul>
          )}
        </section>
        {pageNumber === 1 ? <ReadOrDo readings={readings} /> : null}
        {pages > 1 ? (
          <nav aria-label="Pages of results" className="row">
            {pageNumber > 1 ? (
              <LinkButton look="line" href={searchAddress(shown, pageNumber - 1)} rel="prev">
                Previous page
              </LinkButton>
            ) : null}
            <span>
              Page {pageNumber} of {pages}
            </span>
            {pageNumber < pages ? (
              <LinkButton look="line" href={searchAddress(shown, pageNumber + 1)} rel="next">
                Next page
              </LinkButton>
            ) : null}
          </nav>
        ) : null}
      </div>
    </LiveSearch>
  )
}
