import './console-tools.css'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FilterField, TextField } from './field'

/** A list's search, sort order and filters, in one line: a plain form, answered by the server. */
export function ListTools({
  href,
  what,
  q,
  isDeleted,
  more,
  kept = {},
  children,
}: {
  href: string
  /** What is searched, for example 'articles'. */
  what: string
  /** The search text; absent if the list has only filters. */
  q?: string
  /** For a list with restorable deleted entries: whether those are shown. */
  isDeleted?: boolean
  /** What is filtered by less often, and how many of these filters are set. */
  more?: { isSet: number; filters: ReactNode }
  /** Parameters of the address that have no field here. */
  kept?: Readonly<Record<string, unknown>>
  /** The list's filters and sort order. */
  children: ReactNode
}) {
  const shown =
    isDeleted === undefined ? null : (
      <FilterField
        name="deleted"
        label="Show"
        value={String(isDeleted)}
        choices={[
          ['false', what.charAt(0).toUpperCase() + what.slice(1)],
          ['true', 'Deleted'],
        ]}
      />
    )
  return (
    <search aria-label={`${q === undefined ? 'Filter' : 'Search'} ${what}`}>
      <form action={href} method="get" className="console-tools console-line">
        {q === undefined ? null : (
          <TextField
            {...{ scope: 'tools', name: 'q', label: `Search ${what}`, placeholder: `Search ${what}`, type: 'search' }}
            defaultValue={q}
            maxLength={200}
          />
        )}
        {children}
        {more ? (
          <details className="console-more">
            <summary className="btn btn-line">
              More filters
              {more.isSet > 0 ? (
                <span className="console-count">
                  {more.isSet}
                  <span className="sr-only"> set</span>
                </span>
              ) : null}
            </summary>
            <div className="console-more-fields">
              {more.filters}
              {shown}
            </div>
          </details>
        ) : (
          shown
        )}
        {Object.entries(kept).map(([name, value]) =>
          typeof value === 'string' && value !== '' ? (
            <input key={name} type="hidden" name={name} value={value} />
          ) : null,
        )}
        <Button type="submit" variant="outline">
          <Icon name="search" size={18} /> {q === undefined ? 'Show' : 'Search'}
        </Button>
      </form>
    </search>
  )
}

/** Where a line of filters has no room for labels, the choice itself says what it is about. */
const withLabel = (label: string, name: string) => `${label}: ${name.charAt(0).toLowerCase()}${name.slice(1)}`

/** A filter by a column's values, with an option for all. */
export function FilterBy({
  name,
  label,
  value = '',
  names,
  none = 'All',
}: {
  name: string
  label: string
  value?: string
  names: Readonly<Record<string, string>>
  none?: string
}) {
  const choices: [string, string][] = [['', withLabel(label, none)], ...Object.entries(names)]
  return <FilterField name={name} label={label} value={value} choices={choices} />
}

export function OrderBy({ value, names }: { value: string; names: Readonly<Record<string, string>> }) {
  const choices = Object.entries(names).map(([one, text]): [string, string] => [one, withLabel('Order', text)])
  return <FilterField name="sort" label="Order" value={value} choices={choices} />
}

/** The link to a list's next page; nothing on the last page. */
export function NextPage({ href }: { href: string | null }) {
  return href ? (
    <nav className="row" aria-label="Pages of the list">
      <a href={href}>Next page</a>
    </nav>
  ) : null
}

/** The main list of a console tab, under the tab's name. */
export function MainList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="list-title" className="console-list">
      <h2 id="list-title">{title}</h2>
      {children}
    </section>
  )
}
