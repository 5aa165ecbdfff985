import './filters.css'
import { Button } from '@/components/ui/button'
import { FindInput } from '@/components/ui/find-input'
import { languageNameIn } from '@/lib/geography/languages'
import { sortStates } from '@/lib/geography/states'
import { dayParts, whenDays } from '@/lib/resources/hours/when'
import { categories, whoFacts } from '@/lib/resources/vocabulary'
import type { ShownSearch } from '@/lib/search/search-page'
import { describeTime } from '@/lib/search/when-words'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { beginUpper, formatNumber } from '@/lib/text/format'

interface Counts {
  category: Record<string, number>
  state: Record<string, number>
  language: Record<string, number>
  openNow: number
  open24Hours: number
  emergency: number
  who: Record<string, number>
}

function counted(label: string, count: number | undefined): string {
  return count === undefined ? label : `${label} (${formatNumber(count)})`
}

const SEARCH_FORM = 'search-form'

/** Parts of the day, after work, and the hours at which one may be free. */
const times: readonly string[] = [
  ...Object.values(dayParts),
  '17:00-24:00',
  ...Array.from({ length: 13 }, (_, at) => `${String(at + 8).padStart(2, '0')}:00`),
]
const withChosen = (values: readonly string[], chosen: string | null) =>
  chosen && !values.includes(chosen) ? [...values, chosen] : values

function Choice<Value extends string>({
  label,
  name,
  chosen,
  all,
  values,
  nameOf,
  counts,
}: {
  label: string
  name: string
  chosen: string | null
  all: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  counts?: Record<string, number> | undefined
}) {
  // What finds nothing is not offered. Once one is chosen, the counts are of that one alone.
  const isOffered = (value: Value) => !counts || chosen !== null || (counts[value] ?? 0) > 0
  return (
    <label className="grid gap-1 font-semibold">
      {label}
      <select id={name} form={SEARCH_FORM} name={name} defaultValue={chosen ?? ''} className="form-input">
        <option value="">{all}</option>
        {values.filter(isOffered).map((value) => (
          <option key={value} value={value}>
            {counted(nameOf(value), counts?.[value])}
          </option>
        ))}
      </select>
    </label>
  )
}

function Tick({ label, name, isOn, count }: { label: string; name: string; isOn: boolean; count: number | undefined }) {
  if (count === 0 && !isOn) return null
  return (
    <label className="tap">
      <input form={SEARCH_FORM} type="checkbox" name={name} value="1" defaultChecked={isOn} className="size-6" />
      {counted(label, count)}
    </label>
  )
}

/** The field comes first; the filters belong to the same form and come after the results. */
export function SearchField({ q }: { q: string }) {
  const w = words().search.form
  return (
    <search>
      <form id={SEARCH_FORM} action={to('/resources/search')} method="get" data-search-form>
        <div className="find max-w-none">
          {/* On a phone the words in the field stand for it: the first number to call comes sooner. */}
          <label htmlFor="q" className={q ? 'max-sm:sr-only' : undefined}>
            {w.askBoth}
          </label>
          <FindInput id="q" words={q} placeholder={w.placeholder} button={w.button} lettersLeft={w.left} />
        </div>
      </form>
      <p className="sr-only" role="status" data-search-status="" data-wait={w.searching} />
    </search>
  )
}

/** Number of results for each filter. */
export function SearchFilters({ filters, counts }: { filters: ShownSearch; counts: Counts | null }) {
  const w = words().search.filters
  const languages = Object.keys(counts?.language ?? {}).filter((language) => language !== 'en')
  const { near, category, state, language, openNow, open24Hours, emergency, when, who } = filters
  const chosen = [near, category, state, language, openNow, open24Hours, emergency, when?.day, when?.time, ...who]
  const narrowing = chosen.filter(Boolean).length
  const facts = whoFacts.filter((fact) => (counts?.who[fact] ?? 0) > 0 || who.includes(fact))
  const whenWords = words().search.when
  const choice = (name: 'category' | 'state' | 'language') => ({ name, chosen: filters[name], counts: counts?.[name] })
  return (
    <details className="filters" id="narrow" open={narrowing > 0}>
      <summary className="tap">{narrowing > 0 ? w.chosen({ count: narrowing }) : w.none}</summary>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 items-end">
        <label className="grid gap-1 font-semibold">
          {w.near}
          <input
            id="near"
            form={SEARCH_FORM}
            name="near"
            defaultValue={near}
            maxLength={100}
            autoComplete="off"
            className="form-input"
          />
        </label>
        <Choice
          {...choice('category')}
          label={w.category}
          all={w.allCategories}
          values={categories}
          nameOf={(value) => words().directory.categories[value]}
        />
        <Choice
          {...choice('state')}
          label={w.state}
          all={w.anywhere}
          values={sortStates(words().records.state)}
          nameOf={words().records.state}
        />
        <Choice
          {...choice('language')}
          label={w.language}
          all={w.anyLanguage}
          values={language && !languages.includes(language) ? [...languages, language] : languages}
          nameOf={(tag) => languageNameIn(currentLanguage(), tag)}
        />
        <Choice
          name="day"
          chosen={when?.day ?? null}
          label={w.day}
          all={w.anyDay}
          values={whenDays}
          nameOf={(day) => beginUpper(whenWords.days[day])}
        />
        <Choice
          name="time"
          chosen={when?.time ?? null}
          label={w.time}
          all={w.anyTime}
          values={withChosen(times, when?.time ?? null)}
          nameOf={(time) => beginUpper(describeTime(time, false))}
        />
        <div className="grid gap-1">
          <Tick label={w.openNow} name="open" isOn={openNow} count={counts?.openNow} />
          <Tick label={w.open24Hours} name="open24" isOn={open24Hours} count={counts?.open24Hours} />
          <Tick label={w.emergency} name="emergency" isOn={emergency} count={counts?.emergency} />
        </div>
        {facts.length > 0 ? (
          <fieldset className="grid gap-1 col-span-full">
            <legend className="font-semibold">{w.who}</legend>
            <p className="soft">{w.whoNote}</p>
            <div className="grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
              {facts.map((fact) => (
                <Tick
                  key={fact}
                  label={words().records.who.yes[fact]}
                  name={fact}
                  isOn={who.includes(fact)}
                  count={counts?.who[fact]}
                />
              ))}
            </div>
          </fieldset>
        ) : null}
        <Button type="submit" form={SEARCH_FORM} variant="outline">
          {w.again}
        </Button>
      </div>
    </details>
  )
}
