import type { ComponentProps } from 'react'
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

const draw = (query = '', more: Partial<ComponentProps<typeof ConsoleTable<Row>>> = {}) =>
  renderToStaticMarkup(
    <ConsoleTable
      label="Entries"
      empty="No entry here."
      {...{ rows, head, columns, ...more }}
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

it('says in words that there is nothing', () => {
  expect(draw('', { rows: [] })).toBe('<p class="console-empty">No entry here.</p>')
})

it('orders a list of one page by itself, letters from the first and numbers from the largest', () => {
  const two = [...rows, { id: '2', name: 'Ark', state: 'Maine', source: '' }]
  const by: Column<Row>[] = [
    { id: 'length', label: 'Length', by: ({ name }) => name.length, cell: ({ name }) => name.length },
    { id: 'state', label: 'State', by: ({ state }) => state, cell: ({ state }) => state },
  ]
  const names = (query: string) =>
    [...draw(query, { rows: two, columns: by }).matchAll(/<th scope="row">([^<]+)/g)].map(([, name]) => name)
  expect(names('')).toEqual(['Harbor House', 'Ark'])
  expect(names('sort=state')).toEqual(['Ark', 'Harbor House'])
  expect(names('sort=-state')).toEqual(['Harbor House', 'Ark'])
  expect(names('sort=length')).toEqual(['Ark', 'Harbor House'])
  const links = headings(draw('', { rows: two, columns: by }))
  expect(links.map(([, href]) => href)).toEqual([
    undefined,
    '/admin/things?sort=name',
    '/admin/things?sort=-length',
    '/admin/things?sort=state',
  ])
})

it('opens more of a row below it, closed until it is asked for', () => {
  const opens = ({ name }: Row) => ({ label: 'Decide', content: `About ${name}` })
  const html = draw('', { opens })
  expect(html).toContain('<details class="console-open"><summary class="btn btn-line">Decide</summary></details>')
  expect(html).toContain('<tr class="console-below"><td colSpan="5">About Harbor House</td></tr>')
  expect(draw('', { opens: () => null })).not.toContain('console-below')
})

it('names what a phone shows without its head', () => {
  const named: Column<Row>[] = [{ id: 'calls', label: 'Calls', isNamed: true, cell: () => '3' }]
  expect(draw('', { columns: named })).toContain('<td title="3" data-name="Calls">3</td>')
})
