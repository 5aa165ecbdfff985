'use client'

import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cleanGuideQuery, GUIDE_QUERY_MAX, matchesGuide } from '@/lib/legal/guide-search'
import { formatCount } from '@/lib/text/format'

export interface FindableGuide {
  id: string
  searchable: string
  card: ReactNode
}

function describeCount(found: number, all: number, query: string): string {
  if (query === '') return `All ${all} guides`
  return found === 0 ? 'No guides found' : `${formatCount(found, 'guide')} for “${query}”`
}

/**
 * A plain GET form that the server answers; where a script runs, the list follows the typing and the address stays as
 * it is, so that no typed word lands in the browser's history.
 */
export function GuideFinder({ guides, initialQuery = '' }: { guides: FindableGuide[]; initialQuery?: string }) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initialQuery)
  // What was typed before the script was there counts too.
  useEffect(() => setTyped(input.current?.value ?? ''), [])
  const query = cleanGuideQuery(typed)
  const found = guides.filter(({ searchable }) => matchesGuide(searchable, query))
  return (
    <div className="grid gap-6">
      <search>
        <form
          className="find"
          action="/legal-education/guides/search"
          method="get"
          onSubmit={(event) => event.preventDefault()}
        >
          <label htmlFor={id}>Search the guides</label>
          <div className="field">
            <input
              ref={input}
              id={id}
              name="q"
              type="search"
              defaultValue={initialQuery}
              onInput={(event) => setTyped(event.currentTarget.value)}
              placeholder="Custody, lease, leave…"
              maxLength={GUIDE_QUERY_MAX}
              autoComplete="off"
            />
            <Button type="submit">Search</Button>
          </div>
        </form>
      </search>
      <h2 className="sr-only">Guides</h2>
      <p role="status" className="legal-sub serif">
        {describeCount(found.length, guides.length, query)}
      </p>
      {found.length === 0 ? (
        <div className="card items-start">
          <p>Try another word, such as court, children, rent or visa.</p>
          <a className="tap" href="/legal-education/guides">
            See all guides
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
