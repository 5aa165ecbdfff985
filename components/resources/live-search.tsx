'use client'

import { keepPreviousData, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { ResourceDto } from '@/lib/resources/schema'
import { records as english, type RecordWords } from '@/lib/site/language/en/records'
import { CardSkeletons, NoResources, ResourceCards } from './resource-card'

const DEBOUNCE_MS = 250
const MORE_THAN = 2
const LIMIT = 20

async function search(query: string, signal: AbortSignal): Promise<{ items: ResourceDto[]; hasMore: boolean }> {
  const response = await fetch(`/api/resources/search?${query}`, { signal, credentials: 'include' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  return { items: await response.json(), hasMore: response.headers.has('link') }
}

/** The form's fields as the call takes them; null when the words are too few, or when nothing was changed. */
function readForm(form: HTMLFormElement): string | null {
  const params = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value.trim() !== '') params.set(name, value.trim())
  }
  if ((params.get('q') ?? '').length <= MORE_THAN) return null
  params.set('limit', String(LIMIT))
  return params.toString()
}

/** Follows the form beside it. The address stays as it is, so that typing leaves no rows in the browser's history. */
function useTypedSearch(): string | null {
  const [typed, setTyped] = useState<string | null>(null)
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('[data-search-form]')
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setTyped(readForm(form)), DEBOUNCE_MS)
    }
    form.addEventListener('input', follow)
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', follow)
    }
  }, [])
  return typed
}

function LiveAnswer({ said, children }: { said: RecordWords; children: ReactNode }) {
  const typed = useTypedSearch()
  // Keyed by what was asked: an older answer that comes late is kept under its own key and never shown for a newer one.
  const { data, isError, isFetching } = useQuery({
    queryKey: ['search', typed],
    queryFn: ({ signal }) => search(typed ?? '', signal),
    enabled: typed !== null,
    placeholderData: keepPreviousData,
  })
  if (typed === null || isError) return children
  if (!data) return <CardSkeletons count={6} />
  const w = said.results
  return (
    <section aria-labelledby="live-title" className="grid gap-6" aria-busy={isFetching}>
      <div className="row">
        <h2 id="live-title" className="text-[1.2rem]">
          {w.title}
        </h2>
        <p role="status">
          {data.items.length === 0 ? w.none : data.hasMore ? w.first(data.items.length) : w.count(data.items.length)}
        </p>
      </div>
      {data.items.length === 0 ? (
        <NoResources title={w.none} hint={w.noneHint} said={said} />
      ) : (
        <ResourceCards entries={data.items} said={said} />
      )}
      {data.hasMore ? <p>{w.more}</p> : null}
    </section>
  )
}

/** Answers while she types, over what the server gave, which stays where a script does not run. */
export function LiveSearch({ said = english, children }: { said?: RecordWords; children: ReactNode }) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } },
      }),
  )
  return (
    <QueryClientProvider client={client}>
      <LiveAnswer said={said}>{children}</LiveAnswer>
    </QueryClientProvider>
  )
}
