'use client'

import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import type { NewsAnswer } from '@/lib/news/schema'
import type { NewsWords } from '@/lib/site/language/en/news'
import type { Language } from '@/lib/site/language/languages.mjs'
import { formatNumber } from '@/lib/text/format'
import { NewsPanel, StoryCards, StorySkeletons } from './story-card'

const PAGE = 9
const DEBOUNCE_MS = 250
const POLL_MS = 1_800_000

interface Asked {
  topic: string
  q: string
}

interface Page extends NewsAnswer {
  next: string | null
}

async function loadPage({ topic, q }: Asked, language: Language, cursor: string, signal: AbortSignal): Promise<Page> {
  const params = new URLSearchParams({ topic, limit: String(PAGE), ...(language !== 'en' && { lang: language }) })
  if (q) params.set('q', q)
  if (cursor) params.set('cursor', cursor)
  const response = await fetch(`/api/news?${params}`, { signal, credentials: 'include', cache: 'no-store' })
  if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`)
  const link = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1]
  const next = link ? new URL(link, location.origin).searchParams.get('cursor') : null
  return { ...((await response.json()) as NewsAnswer), next }
}

/** Updates with the form beside it. The address does not change, so nothing she typed stays in the browser's history. */
function useAsked(first: Asked): Asked {
  const [asked, setAsked] = useState(first)
  useEffect(() => {
    const form = document.querySelector<HTMLFormElement>('[data-news-form]')
    if (!form) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      const data = new FormData(form)
      const next = { topic: String(data.get('topic') ?? 'all'), q: String(data.get('q') ?? '').trim() }
      setAsked((former) => (former.topic === next.topic && former.q === next.q ? former : next))
    }
    const follow = (event: Event) => {
      clearTimeout(timer)
      timer = setTimeout(read, event.target instanceof HTMLSelectElement ? 0 : DEBOUNCE_MS)
    }
    const keep = (event: Event) => {
      event.preventDefault()
      read()
    }
    form.addEventListener('input', follow)
    form.addEventListener('submit', keep)
    // Typed before this script loaded, or restored by going back.
    read()
    return () => {
      clearTimeout(timer)
      form.removeEventListener('input', follow)
      form.removeEventListener('submit', keep)
    }
  }, [])
  return asked
}

interface Props extends Asked {
  ownPrefix: string
  language: Language
  copy: NewsWords
  /** The server-rendered stories, and the address of the next page. */
  children: ReactNode
}

/** True half an hour after the page was opened, when the server-rendered stories may be outdated. */
function useIsOld(): boolean {
  const [isOld, setIsOld] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsOld(true), POLL_MS)
    return () => clearTimeout(timer)
  }, [])
  return isOld
}

function LiveNews({ topic, q, ownPrefix, language, copy, children }: Props) {
  const asked = useAsked({ topic, q })
  const [wantsMore, setWantsMore] = useState(false)
  const isOld = useIsOld()
  const isLive = wantsMore || isOld || asked.topic !== topic || asked.q !== q
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['news', asked.topic, asked.q],
    queryFn: ({ pageParam, signal }) => loadPage(asked, language, pageParam, signal),
    initialPageParam: '',
    getNextPageParam: (last) => last.next,
    enabled: isLive,
    refetchInterval: POLL_MS,
  })
  const isShown = data !== undefined
  useEffect(() => {
    // 'Load More' under server-rendered stories: fetches their first page again, then the next one.
    if (!wantsMore || !isShown) return
    setWantsMore(false)
    void fetchNextPage()
    // The replacement of the clicked link.
    document.querySelector<HTMLElement>('[data-more]')?.focus()
  }, [wantsMore, isShown, fetchNextPage])

  const pressMore = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-load-more]')) return
    event.preventDefault()
    setWantsMore(true)
  }
  if (!isLive && !isShown) {
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: handles clicks on the link inside, which the keyboard triggers too
      // biome-ignore lint/a11y/noStaticElementInteractions: as above
      <div onClick={pressMore}>{children}</div>
    )
  }
  if (isError && !data) return <NewsPanel message={copy.away} copy={copy} />
  if (!data) return wantsMore || isOld ? children : <StorySkeletons count={PAGE} />
  const articles = data.pages.flatMap((page) => page.articles)
  const clock = { now: Date.now(), isLocal: true }
  return (
    <div className="grid gap-6">
      <p role="status" className="soft">
        {(articles.length === 1 ? copy.shownOne : copy.shownMany).replace('{count}', formatNumber(articles.length))}
      </p>
      {articles.length === 0 ? (
        <NewsPanel message={data.pages[0]?.message} copy={copy} />
      ) : (
        <StoryCards articles={articles} ownPrefix={ownPrefix} clock={clock} copy={copy} />
      )}
      {hasNextPage ? (
        <p>
          <button
            type="button"
            className="btn btn-line"
            data-more
            aria-disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? copy.loadingMore : copy.more}
          </button>
        </p>
      ) : null}
    </div>
  )
}

/** The stories, updated live. The server-rendered ones stay if no script runs. */
export function NewsBrowser(props: Props) {
  const [client] = useState(
    () =>
      new QueryClient({
        defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false } },
      }),
  )
  return (
    <QueryClientProvider client={client}>
      <LiveNews {...props} />
    </QueryClientProvider>
  )
}
