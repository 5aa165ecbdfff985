import { countedAs } from '@/lib/analytics/counted-as'
import { countyPath, getCounty } from '@/lib/geography/counties'
import { stateName, stateSlug } from '@/lib/geography/states'
import type { ResourceDto } from '@/lib/resources/schema'
import { categoryNames } from '@/lib/resources/vocabulary'
import { Badges } from './badges'
import { ContactButtons } from './contact-buttons'
import { ReportLink } from './report-link'
import { ResourceFacts } from './resource-facts'
import { SaveButton } from './save-button'
import { SearchForm } from './search-form'

/** Everything that the directory knows of an entry, and how it knows it. */
export function ResourceDetails({ entry }: { entry: ResourceDto }) {
  const county = entry.countyFips ? getCounty(entry.countyFips) : null
  return (
    <article className="section pt-4" {...countedAs(entry)} data-count-view="">
      <div className="wrap grid gap-6 max-w-[48rem]">
        <h1>{entry.title}</h1>
        <Badges entry={entry} />
        <p className="lead">{entry.description}</p>
        <ContactButtons entry={entry} />
        <p className="row">
          <SaveButton entry={entry} />
          <ReportLink entry={entry} />
        </p>
        <ResourceFacts entry={entry} />
        <SearchForm id="entry-search" label="Look for something else" />
        <p className="row">
          <a className="tap" href={`/resources/${entry.category}`}>
            More in {categoryNames[entry.category]}
          </a>
          {entry.state ? (
            <a className="tap" href={`/resources/${entry.category}/in/${stateSlug(entry.state)}`}>
              More in {stateName(entry.state)}
            </a>
          ) : null}
          {county ? (
            <a className="tap" href={countyPath(county)}>
              All help in {county.fullName}
            </a>
          ) : entry.state ? (
            <a className="tap" href={`/help/${stateSlug(entry.state)}`}>
              Help by county in {stateName(entry.state)}
            </a>
          ) : null}
        </p>
      </div>
    </article>
  )
}
