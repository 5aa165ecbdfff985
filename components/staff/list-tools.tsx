import './console-table.css'
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
        <Button type="submit" look="line">
          <Icon name="search" size={18} /> {q === undefined ? 'Show' : 'Search'}
        </Button>
      </form>
    </search>
  )
}
