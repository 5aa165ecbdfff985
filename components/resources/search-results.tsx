import { LinkButton } from '@/components/ui/link-button'
import { CallLink, TextLink } from '@/components/ui/phone-link'
import { formatCount } from '@/lib/format'
import { stateName } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'
import { SEARCH_PAGE } from '@/lib/resources/search-input'
import { type SearchPageRequest, searchAddress } from '@/lib/resources/search-page'
import { hotlines } from '@/lib/site'
import { LiveSearch } from './live-search'
import { NoResources, ResourceCards } from './resource-card'

interface Result {
  items: ResourceDto[]
  total: number
  isCapped: boolean
  correctedTo: string | null
  isFromCopy: boolean
}

function summary({ query }: SearchPageRequest, result: Result): string {
  const count = result.isCapped ? `More than ${result.total} entries` : formatCount(result.total, 'entry', 'entries')
  const words = result.correctedTo ?? query.text
  return [count, words ? `for “${words}”` : '', query.state ? `in ${stateName(query.state)} and nationwide` : '']
    .filter(Boolean)
    .join(' ')
}

/** The server's answer; a script may put a newer one in its place. */
export function SearchResults({
  asked,
  result,
  near,
}: {
  asked: SearchPageRequest
  result: Result
  /** A town that the words name, and the address of what is around it. */
  near: { town: string; href: string } | null
}) {
  const pages = Math.ceil(result.total / SEARCH_PAGE)
  return (
    <LiveSearch>
      <section aria-labelledby="results-title" className="grid gap-6">
        <h2 id="results-title" role="status">
          {result.total === 0 ? 'No resources found' : summary(asked, result)}
        </h2>
        {result.correctedTo ? (
          <p>
            We read “{asked.query.text}” as “{result.correctedTo}”.
          </p>
        ) : null}
        {near ? (
          <p>
            <a className="tap" href={near.href}>
              Help near {near.town}, the nearest first
            </a>
          </p>
        ) : null}
        {result.isFromCopy ? (
          <p className="callout">
            Our directory cannot be reached right now. This answer is from a copy and may be out of date.
          </p>
        ) : null}
        {result.total === 0 ? (
          <>
            <NoResources
              title="No resources found"
              hint={
                asked.query.text
                  ? 'No resources found for your search. Try different keywords.'
                  : 'No resources available in this category.'
              }
            />
            <ul className="entries">
              {hotlines.map((line) => (
                <li key={line.id} className="entry">
                  <b>{line.name}</b>
                  <span className="row">
                    {line.phone ? <CallLink number={line.phone} /> : null}
                    {line.text ? <TextLink to={line.text.to} body={line.text.body} /> : null}
                  </span>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <ResourceCards entries={result.items} />
        )}
        {pages > 1 ? (
          <nav aria-label="Pages of results" className="row">
            {asked.pageNumber > 1 ? (
              <LinkButton look="line" href={searchAddress(asked.shown, asked.pageNumber - 1)} rel="prev">
                Previous page
              </LinkButton>
            ) : null}
            <span>
              Page {asked.pageNumber} of {pages}
            </span>
            {asked.pageNumber < pages ? (
              <LinkButton look="line" href={searchAddress(asked.shown, asked.pageNumber + 1)} rel="next">
                Next page
              </LinkButton>
            ) : null}
          </nav>
        ) : null}
      </section>
    </LiveSearch>
  )
}
