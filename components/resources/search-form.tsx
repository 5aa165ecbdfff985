import { Button } from '@/components/ui/button'

export interface KeptFilters {
  category?: string
  state?: string
}

/** A plain GET form: every page's search leads to /resources/search. */
export function SearchForm({
  id,
  label,
  placeholder = 'Shelter, lawyer, ZIP code…',
  query = '',
  filters = {},
}: {
  id: string
  label: string
  placeholder?: string
  query?: string
  filters?: KeptFilters
}) {
  return (
    <search>
      <form className="find" action="/resources/search" method="get">
        <label htmlFor={id}>{label}</label>
        <div className="field">
          <input
            id={id}
            name="q"
            type="search"
            defaultValue={query}
            placeholder={placeholder}
            maxLength={200}
            autoComplete="off"
            spellCheck
          />
          <Button type="submit">Find help</Button>
        </div>
        {Object.entries(filters).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
      </form>
    </search>
  )
}
