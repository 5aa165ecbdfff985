'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cleanGuideQuery, GUIDE_QUERY_MAX, matchesGuide } from '@/lib/legal/guide-dates'

export interface FindableGuide {
  id: string
  searchable: string
  card: ReactNode
}

interface FinderWords {
  label: string
  placeholder: string
  search: string
  heading: string
  all: string
  none: string
  one: string
  many: string
  another: string
  seeAll: string
}

function describeCount(found: number, all: number, query: string, words: FinderWords): string {
  if (query === '') return words.all.replace('{count}', String(all))
  if (found === 0) return words.none
  return (found === 1 ? words.one : words.many).replace('{count}', String(found)).replace('{query}', () => query)
}

/**
 * A plain GET form answered by the server. Where a script runs, the list updates as she types and the address does not
 * change, so that nothing she typed ends up in the browser's history.
 */
export function GuideFinder({
  guides,
  words,
  paths,
  initialQuery = '',
}: {
  guides: FindableGuide[]
  words: FinderWords
  /** The form's action, and the page of all guides. */
  paths: { search: string; all: string }
  initialQuery?: string
}) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initialQuery)
  // Includes what was typed before the script loaded.
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  const query = cleanGuideQuery(typed)
  const found = guides.filter(({ searchable }) => matchesGuide(searchable, query))
  return (
    <div className="grid gap-6">
      <search>
        <form className="find" action={paths.search} method="get" onSubmit={(event) => event.preventDefault()}>
          <label htmlFor={id}>{words.label}</label>
          <div className="field">
            <input
              ref={input}
              id={id}
              name="q"
              type="search"
              defaultValue={initialQuery}
              onInput={(event) => setTyped(event.currentTarget.value)}
              placeholder={words.placeholder}
              maxLength={GUIDE_QUERY_MAX}
              autoComplete="off"
            />
            <Button type="submit">{words.search}</Button>
          </div>
        </form>
      </search>
      <h2 className="sr-only">{words.heading}</h2>
      <p role="status" className="legal-sub serif">
        {describeCount(found.length, guides.length, query, words)}
      </p>
      {found.length === 0 ? (
        <div className="card items-start">
          <p>{words.another}</p>
          <a className="tap" href={paths.all}>
            {words.seeAll}
          </a>
        </div>
      ) : (
        <ul className="grid-3">
          {found.map((guide) => (
            <li key={guide.id} className="max-w-none">
              {guide.card}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
