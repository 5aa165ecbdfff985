import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { FilterField, TextField } from './field'

/** A list's search, sort order and filters: a plain form, answered by the server. */
export function ListTools({
  href,
  what,
  q,
  isDeleted,
  children,
}: {
  href: string
  /** What is searched, for example 'articles'. */
  what: string
  /** The search text; absent if the list has only filters. */
  q?: string
  /** For a list with restorable deleted entries: whether those are shown. */
  isDeleted?: boolean
  /** The list's filters and sort order. */
  children: ReactNode
}) {
  return (
    <search aria-label={`${q === undefined ? 'Filter' : 'Search'} ${what}`}>
      <form action={href} method="get" className="console-tools">
        {q === undefined ? null : (
          <TextField scope="tools" name="q" label={`Search ${what}`} type="search" defaultValue={q} maxLength={200} />
        )}
        {children}
        {isDeleted === undefined ? null : (
          <FilterField
            name="deleted"
            label="Show"
            value={String(isDeleted)}
            choices={[
              ['false', what.charAt(0).toUpperCase() + what.slice(1)],
              ['true', 'Deleted'],
            ]}
          />
        )}
        <Button type="submit" look="line">
          <Icon name="search" size={18} /> {q === undefined ? 'Show' : 'Search'}
        </Button>
      </form>
    </search>
  )
}
