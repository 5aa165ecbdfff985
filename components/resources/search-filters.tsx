import { Button } from '@/components/ui/button'
import { formatNumber } from '@/lib/format'
import { languageName } from '@/lib/geography/languages'
import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import { type Category, categories, categoryNames } from '@/lib/resources/vocabulary'

export interface ShownFilters {
  q: string
  category: Category | null
  state: StateCode | null
  language: string | null
  open24Hours: boolean
  emergency: boolean
}

interface Counts {
  category: Record<string, number>
  state: Record<string, number>
  language: Record<string, number>
  open24Hours: number
  emergency: number
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${formatNumber(count)})`
}

const field = 'min-h-12 rounded-[10px] border-[1.5px] border-[var(--edge)] bg-[var(--surface)] px-3 w-full'

/** One GET form: words and filters together, with how many of the matches each filter holds. */
export function SearchFilters({ filters, counts }: { filters: ShownFilters; counts: Counts | null }) {
  const languages = Object.keys(counts?.language ?? {}).filter((language) => language !== 'en')
  const { category, state, language, open24Hours, emergency } = filters
  const narrowing = [category, state, language, open24Hours, emergency].filter(Boolean).length
  return (
    <search>
      <form className="grid gap-5" action="/resources/search" method="get" data-search-form>
        <div className="find max-w-none">
          <label htmlFor="q">What do you need, or where are you?</label>
          <div className="field">
            <input
              id="q"
              name="q"
              type="search"
              defaultValue={filters.q}
              placeholder="Shelter, lawyer, ZIP code…"
              maxLength={200}
              autoComplete="off"
              aria-describedby="q-hint"
            />
            <Button type="submit">Find help</Button>
          </div>
          <p id="q-hint" className="soft text-[0.95rem]">
            Words, a state or a ZIP code, in any order.
          </p>
        </div>
        <details className="filters" open={narrowing > 0}>
          <summary className="tap">{narrowing > 0 ? `Filters (${narrowing} chosen)` : 'Filters'}</summary>
          <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 items-end">
            <label className="grid gap-1 font-semibold">
              Category
              <select name="category" defaultValue={filters.category ?? ''} className={field}>
                <option value="">All categories</option>
                {categories.map((category) => (
                  <option key={category} value={category}>
                    {counted(categoryNames[category], counts?.category[category])}
                  </option>
                ))}
              </select>
            </label>
            <label className="grid gap-1 font-semibold">
              State
              <select name="state" defaultValue={filters.state ?? ''} className={field}>
                <option value="">Anywhere</option>
                {stateCodes.map((state) => (
                  <option key={state} value={state}>
                    {counted(stateName(state), counts?.state[state])}
                  </option>
                ))}
              </select>
            </label>
            <label className="grid gap-1 font-semibold">
              Language
              <select name="language" defaultValue={filters.language ?? ''} className={field}>
                <option value="">Any language</option>
                {[...new Set([...languages, ...(filters.language ? [filters.language] : [])])].map((language) => (
                  <option key={language} value={language}>
                    {counted(languageName(language), counts?.language[language])}
                  </option>
                ))}
              </select>
            </label>
            <div className="grid gap-1">
              <label className="tap">
                <input
                  type="checkbox"
                  name="open24"
                  value="1"
                  defaultChecked={filters.open24Hours}
                  className="size-6"
                />
                {counted('Open 24 hours', counts?.open24Hours)}
              </label>
              <label className="tap">
                <input
                  type="checkbox"
                  name="emergency"
                  value="1"
                  defaultChecked={filters.emergency}
                  className="size-6"
                />
                {counted('Emergency help', counts?.emergency)}
              </label>
            </div>
          </div>
        </details>
      </form>
    </search>
  )
}
