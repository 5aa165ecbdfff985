import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Column, ConsoleTable } from './console-table'

interface Row {
  id: string
  name: string
  state: string
  source: string
}

const rows: Row[] = [{ id: '1', name: 'Harbor House', state: 'Ohio', source: '211' }]
const head: Column<Row> = {
  id: 'name',
  label: 'Name',
  sort: [
    ['ascending', 'name'],
    ['descending', '-name'],
  ],
  cell: ({ name }) => name,
}
const columns: Column<Row>[] = [
  { id: 'state', label: 'State', cell: ({ state }) => state },
  { id: 'changed', label: 'Changed', sort: [['descending', 'updated']], cell: () => 'May 1' },
  { id: 'source', label: 'Source', isExtra: true, cell: ({ source }) => source },
]

const draw = (query = '') =>
  renderToStaticMarkup(
    <ConsoleTable
      label="Entries"
      {...{ rows, head, columns }}
      address={{ href: '/admin/things', query, sort: 'updated' }}
      tick={({ name }) => <input type="checkbox" aria-label={name} />}
    />,
  )
/** The cells of the first row, as text. */
const cells = (html: string) =>
  [...(/<tbody.*<\/tbody>/.exec(html)?.[0] ?? '').matchAll(/<t[dh][^>]*>([^<]*)<\/t[dh]>/g)].map(([, text]) => text)
const headings = (html: string) =>
  [...html.matchAll(/<th scope="col"(?: aria-sort="(\w+)")?>(?:<a href="([^"]+)">)?/g)].map(([, sort, href]) => [
    sort,
    href?.replaceAll('&amp;', '&'),
  ])

it('orders by a column through its address, and says how the rows are ordered', () => {
  expect(headings(draw())).toEqual([
    [undefined, undefined],
    ['none', '/admin/things?sort=name'],
    [undefined, undefined],
    ['descending', '/admin/things?sort=updated'],
  ])
  const again = headings(draw('q=rent&sort=name'))
  expect(again[1]).toEqual(['ascending', '/admin/things?q=rent&sort=-name'])
  expect(again[3]).toEqual(['none', '/admin/things?q=rent&sort=updated'])
  expect(headings(draw('sort=-name'))[1]).toEqual(['descending', '/admin/things?sort=name'])
})

it('has the usual columns, and those that the address names; each is shown or hidden by a link', () => {
  const usual = draw('sort=name')
  expect(cells(usual)).toEqual(['Harbor House', 'Ohio', 'May 1'])
  expect(usual).toContain('href="/admin/things?sort=name&amp;columns=state%2Cchanged%2Csource"')
  expect(usual).toContain('href="/admin/things?sort=name&amp;columns=changed"')
  const chosen = draw('columns=source,state,made-up')
  expect(cells(chosen)).toEqual(['Harbor House', 'Ohio', '211'])
  // Back to the usual ones is the plain address.
  expect(draw('columns=state')).toContain('href="/admin/things"')
  expect(cells(draw('columns=made-up'))).toEqual(['Harbor House', 'Ohio', 'May 1'])
})

it('is a table whose rows are named by their first cell', () => {
  const html = draw()
  expect(html).toContain('<caption class="sr-only">Entries</caption>')
  expect(html).toContain('<th scope="row">Harbor House</th>')
  expect(html).toContain('<td title="Ohio">Ohio</td>')
})
