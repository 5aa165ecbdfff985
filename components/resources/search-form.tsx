import { FindInput } from '@/components/ui/find-input'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export interface CarriedFilters {
  category?: string
  state?: string
}

/** A plain GET form: every page's search leads to /resources/search in its language. */
export function SearchForm({
  id,
  label,
  placeholder,
  query = '',
  filters = {},
}: {
  id: string
  label: string
  placeholder?: string
  query?: string
  filters?: CarriedFilters
}) {
  const w = words().search.form
  return (
    <search>
      <form className="find" action={to('/resources/search')} method="get">
        <label htmlFor={id}>{label}</label>
        <FindInput
          id={id}
          words={query}
          placeholder={placeholder ?? w.placeholder}
          button={w.button}
          spellCheck
          lettersLeft={w.left}
        />
        {Object.entries(filters).map(([name, value]) =>
          value ? <input key={name} type="hidden" name={name} value={value} /> : null,
        )}
      </form>
    </search>
  )
}
