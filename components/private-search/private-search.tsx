'use client'

import { StoryField } from '@/components/ui/story-field'
import '@/components/resources/filters.css'
import { type FormEvent, useCallback, useId, useRef, useState } from 'react'
import { CategoryOptions, LanguageOptions } from '@/components/quiet/options'
import { useQuietWords } from '@/components/quiet/use-answer'
import { useForgetting } from '@/components/quiet/use-forgetting'
import { Call211 } from '@/components/resources/call-211'
import { DangerPanel, MayBeDanger, OtherLanguagePanel } from '@/components/resources/danger-panel'
import { Description } from '@/components/resources/description'
import { Button } from '@/components/ui/button'
import { CallLink } from '@/components/ui/phone-link'
import { StateOptions } from '@/components/ui/state-options'
import { stateSlug } from '@/lib/geography/states'
import { describeHours, describePlace, resourcePath } from '@/lib/resources/place'
import { categories } from '@/lib/resources/vocabulary'
import type { SearchFilters } from '@/lib/search/filters'
import type { StatePack } from '@/lib/search/private/pack'
import type { PrivateAnswer, PrivateSearch as Search } from '@/lib/search/private/search-pack'
import { withLanguage } from '@/lib/site/language/languages.mjs'

const SHOWN = 20
const nothing: SearchFilters = {
  category: null,
  tag: null,
  language: null,
  openNow: false,
  open24Hours: false,
  emergency: false,
  when: null,
  areHoursUnknown: false,
  who: [],
}

interface Opened {
  run: Search
  /** The languages, besides English, that someone in the file speaks. */
  languages: string[]
}

/** The search engine first, then the file: after that there are no network requests. */
async function load(slug: string, isSpanish: boolean): Promise<Opened> {
  const { createPrivateSearch } = await import('@/lib/search/private/search-pack')
  const response = await fetch(`/private-search/${slug}.json`, { credentials: 'omit', cache: 'no-store' })
  if (!response.ok) throw new Error(String(response.status))
  const pack: StatePack = await response.json()
  const languages = [...new Set(pack.entries.flatMap((entry) => entry.languages))].filter((tag) => tag !== 'en')
  return { run: createPrivateSearch(pack, isSpanish), languages: languages.sort() }
}

function Results({ answer, isQuiet }: { answer: PrivateAnswer; isQuiet: boolean }) {
  const [count, setCount] = useState(SHOWN)
  const { private: w, home, records } = useQuietWords()
  const { items, place, danger, mayBeDanger, otherLanguage } = answer
  const writeWay = (miles: number | null) =>
    miles === null ? null : miles < 1.5 ? w.aMile : w.miles({ count: Math.round(miles) })
  return (
    <section className="grid gap-4" aria-label={w.results}>
      <OtherLanguagePanel answer={otherLanguage} />
      <DangerPanel answer={danger} />
      {mayBeDanger ? <MayBeDanger copy={records} /> : null}
      <div role="status">
        <h2 className="text-[1.3rem]">
          {items.length === 0 ? w.none : w.found({ count: items.length, place: place ?? '' })}
        </h2>
      </div>
      {items.length === 0 ? <Call211 copy={records.call211} /> : null}
      <ul className="entry-rows">
        {items.slice(0, count).map(({ entry, miles, isCallFirst }) => {
          const hours = describeHours(entry, records)
          return (
            <li key={entry.id} className="entry-row">
              <div className="grid gap-1">
                <h3>
                  {isQuiet ? (
                    records.name(entry)
                  ) : (
                    <a href={withLanguage(records.language, resourcePath(entry))}>{records.name(entry)}</a>
                  )}
                </h3>
                <Description entry={entry} copy={records} />
                <p className="entry-where">
                  {[writeWay(miles), describePlace(entry, records)].filter(Boolean).join(' · ')}
                  {isCallFirst ? ` · ${records.hours.callFirst}` : null}
                  {hours ? ' · ' : null}
                  {hours ? <span lang={hours.lang}>{hours.text}</span> : null}
                </p>
              </div>
              {entry.phoneNumber ? <CallLink number={entry.phoneNumber} label={home.call} /> : null}
            </li>
          )
        })}
      </ul>
      {items.length > count ? (
        <Button variant="outline" className="w-fit" onClick={() => setCount(count + SHOWN)}>
          {w.more}
        </Button>
      ) : null}
    </section>
  )
}

/** The filters of the search page that the file can answer; a day or a time is read out of the words. */
function Filters({
  chosen,
  languages,
  change,
}: {
  chosen: SearchFilters
  languages: string[]
  change: (filters: SearchFilters) => void
}) {
  const { private: w, filters: copy } = useQuietWords()
  return (
    <details className="filters">
      <summary className="tap">{w.narrow}</summary>
      <div className="grid gap-4 sm:grid-cols-2 items-end">
        <label className="grid gap-1 font-semibold">
          {copy.category}
          <select
            className="form-input"
            value={chosen.category ?? ''}
            onChange={({ target }) =>
              change({ ...chosen, category: categories.find((one) => one === target.value) ?? null })
            }
          >
            <CategoryOptions />
          </select>
        </label>
        <label className="grid gap-1 font-semibold">
          {copy.language}
          <select
            className="form-input"
            value={chosen.language ?? ''}
            onChange={({ target }) => change({ ...chosen, language: target.value || null })}
          >
            <LanguageOptions tags={languages} />
          </select>
        </label>
        <div className="grid gap-1">
          {(['open24Hours', 'emergency'] as const).map((name) => (
            <label key={name} className="tap">
              <input
                type="checkbox"
                className="size-6"
                checked={chosen[name]}
                onChange={({ target }) => change({ ...chosen, [name]: target.checked })}
              />
              {copy[name]}
            </label>
          ))}
        </div>
      </div>
    </details>
  )
}

/** Her words never leave this page: no field has a name, and nothing is put in the address or stored. */
export function PrivateSearch({ isQuiet = false }: { isQuiet?: boolean }) {
  const { private: w, records } = useQuietWords()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const words = useRef<HTMLTextAreaElement>(null)
  const [state, setState] = useState('')
  const [search, setSearch] = useState<Opened | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const [isLoading, setIsLoading] = useState(false)
  const [filters, setFilters] = useState(nothing)
  const [answer, setAnswer] = useState<{ count: number; found: PrivateAnswer } | null>(null)

  const forget = useCallback(() => {
    form.current?.reset()
    setFilters(nothing)
    setAnswer(null)
  }, [])
  useForgetting(forget)

  async function open() {
    setHasFailed(false)
    setAnswer(null)
    setIsLoading(true)
    try {
      setSearch(await load(state, records.language === 'es'))
    } catch {
      setSearch(null)
      setHasFailed(true)
    }
    setIsLoading(false)
  }

  function run(by: SearchFilters) {
    if (!search) return
    const found = search.run(words.current?.value ?? '', by)
    setAnswer((before) => ({ count: (before?.count ?? 0) + 1, found }))
  }

  function find(event: FormEvent) {
    event.preventDefault()
    run(filters)
  }

  function narrow(by: SearchFilters) {
    setFilters(by)
    if (answer) run(by)
  }

  return (
    <div className="grid gap-6">
      <div className="find">
        <label htmlFor={`${id}state`}>{w.state}</label>
        <div className="row">
          <select
            id={`${id}state`}
            className="form-input w-auto"
            value={state}
            autoComplete="off"
            onChange={(event) => {
              setState(event.target.value)
              setSearch(null)
              setAnswer(null)
            }}
          >
            <StateOptions none={w.choose} nameOf={records.state} valueFor={stateSlug} />
          </select>
          <Button type="button" disabled={!state || isLoading} onClick={open}>
            {w.get}
          </Button>
        </div>
        <p role="status">{isLoading ? w.getting : search ? w.here : ''}</p>
        {hasFailed ? <p role="alert">{w.problem}</p> : null}
      </div>
      <form ref={form} method="dialog" autoComplete="off" className="find" onSubmit={find} hidden={!search}>
        <label htmlFor={`${id}words`}>{w.words}</label>
        <div className="field">
          <StoryField field={words} id={`${id}words`} placeholder={w.placeholder} />
          <Button type="submit">{w.find}</Button>
        </div>
        {search ? <Filters chosen={filters} languages={search.languages} change={narrow} /> : null}
      </form>
      {answer ? <Results key={answer.count} answer={answer.found} isQuiet={isQuiet} /> : null}
    </div>
  )
}
