import { ExportLinks } from '@/components/resources/filter-links'
import { FilterField, TextField } from '@/components/staff/field'
import { FilterBy, ListTools, OrderBy } from '@/components/staff/list-tools'
import { ResourceList } from '@/components/staff/resource-list'
import { Button } from '@/components/ui/button'
import { matchCounty } from '@/lib/geography/match-county'
import { readListParams, writeCursor, writeListParams } from '@/lib/http/staff-list/read-params'
import { listRecordSources, listViews } from '@/lib/resources/staff/saved-views'
import { helpNames, listNames, type SavedView, stateFilterNames } from '@/lib/resources/staff/saved-views-schema'
import { listStaffResourcesCall } from '@/lib/resources/staff/staff-calls'
import { listStaffResources } from '@/lib/resources/staff/staff-queries'
import { categoryNames } from '@/lib/resources/vocabulary'
import { consoleMetadata, consolePage } from '../console-page'

/** Named filters of the list, and the way to name the ones that are set. */
function SavedViews({ views, query }: { views: readonly SavedView[]; query: string }) {
  const current = views.find((view) => view.query === query)
  if (views.length === 0 && query === '') return null
  return (
    <section aria-labelledby="views-title" className="grid gap-3">
      <h2 id="views-title" className="text-base">
        Saved views
      </h2>
      {views.length > 0 ? (
        <ul className="row">
          {views.map(({ id, name, query: filters }) => (
            <li key={id}>
              <a href={`/admin/resources?${filters}`} aria-current={current?.id === id ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {query !== '' && !current ? (
        <form method="post" action="/api/admin/views" className="console-tools">
          <TextField scope="view" name="name" label="Save these filters as" required maxLength={100} />
          <input type="hidden" name="query" value={query} />
          <Button type="submit" variant="outline">
            Save the view
          </Button>
        </form>
      ) : null}
      {current ? (
        <form method="post" action={`/api/admin/views/${current.id}/remove`}>
          <Button type="submit" variant="outline">
            Remove the view “{current.name}”
          </Button>
        </form>
      ) : null}
    </section>
  )
}

export const metadata = consoleMetadata('/admin/resources', 'Resources')

const kinds = Object.entries({ false: 'Kind: all', true: 'Emergency' })
const checkedNames = { never: 'Never checked', doubted: 'In doubt' }
const addressNames = { held: 'Held back', hidden: 'Kept private', none: 'None known' }
const orders = {
  ...{ updated: 'Last change', '-updated': 'Oldest change', title: 'Title', '-title': 'Title, Z to A' },
  ...{ state: 'State', '-state': 'State, Z to A', source: 'Source', '-source': 'Source, Z to A' },
  ...{ checked: 'Longest unchecked', '-checked': 'Last checked', '-status': 'Archived first', status: 'Public first' },
}
const callNames = listNames.filter((name) => name !== 'columns')

const nameThemselves = (words: readonly string[]) => Object.fromEntries(words.map((word) => [word, word]))

const moreNames = ['county', 'help', 'source', 'address', 'phone', 'emergency', 'deleted'] as const

/** What a saved view would hold: no filter that says nothing. */
function keepKnown(pageQuery: string): string {
  const quiet = ['emergency=false', 'deleted=false', 'sort=updated']
  return new URLSearchParams(
    [...new URLSearchParams(pageQuery)].filter(([name, value]) => !quiet.includes(`${name}=${value}`)),
  ).toString()
}

export default consolePage('resources', async ({ viewer, search }) => {
  const { cursor, ...filter } = readListParams(listStaffResourcesCall, search)
  const [{ items, next }, views, sources] = await Promise.all([
    listStaffResources(viewer, { ...filter, after: cursor }),
    listViews(),
    listRecordSources(),
  ])
  const isCountyUnknown = Boolean(filter.county) && matchCounty(filter.county ?? '', filter.state ?? null) === null
  const initial = { items, cursor: writeCursor(next) }
  const { query } = writeListParams(search, [...callNames, 'cursor'])
  const { pageQuery } = writeListParams(search, listNames)
  return (
    <>
      <ListTools
        {...{ href: '/admin/resources', what: 'resources', q: filter.q ?? '', isDeleted: filter.deleted }}
        kept={{ columns: search.columns }}
        more={{
          isSet: moreNames.filter((name) => filter[name]).length,
          filters: (
            <>
              <TextField
                scope="tools"
                name="county"
                label="County"
                defaultValue={filter.county ?? ''}
                maxLength={100}
              />
              <FilterBy name="help" label="Kind of help" value={filter.help} names={helpNames} />
              <FilterBy name="source" label="Source" value={filter.source} names={nameThemselves(sources)} />
              <FilterBy name="address" label="Address" value={filter.address} names={addressNames} />
              <FilterBy name="phone" label="Phone" value={filter.phone} names={{ none: 'None' }} />
              <FilterField name="emergency" label="Kind" value={String(filter.emergency)} choices={kinds} />
              <OrderBy value={filter.sort} names={orders} />
            </>
          ),
        }}
      >
        <FilterBy name="state" label="State" value={filter.state} names={stateFilterNames} />
        <FilterBy name="category" label="Category" value={filter.category} names={categoryNames} />
        <FilterBy name="checked" label="Checks" value={filter.checked} names={checkedNames} />
      </ListTools>
      {isCountyUnknown ? (
        <p role="status" className="callout">
          We do not know the county “{filter.county}”. Choose its state too, or write Erie PA.
        </p>
      ) : null}
      <SavedViews views={views} query={keepKnown(pageQuery)} />
      <ResourceList key={query} {...{ initial, query, pageQuery, sort: filter.sort, isDeleted: filter.deleted }} />
      <section aria-labelledby="export-title" className="grid gap-4">
        <h2 id="export-title">Export</h2>
        <p className="soft">
          Everything the public sees of the directory. A private address is never in a file, not even for staff. A sheet
          you export can be imported again under Import.
        </p>
        <ExportLinks />
      </section>
    </>
  )
})
