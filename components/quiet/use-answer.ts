import { createContext, useContext, useEffect, useState } from 'react'
import { quiet as english } from '@/lib/site/language/en/quiet'
import { callIn } from '@/lib/site/language/languages.mjs'

/** The dictionary of the page's language. */
export const QuietWordsContext = createContext(english)

export function useQuietWords() {
  return useContext(QuietWordsContext)
}

/** Turns a path into a call that answers in the page's language. */
export function useCall(path: string): string {
  return callIn(useQuietWords().records.language, path)
}

export interface Answer<T> {
  data: T | null
  problem: string | null
  isWaiting: boolean
  retry: () => void
}

async function ask<T>(path: string, body: string, noNetwork: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    signal,
    // We don't need to know who asks.
    credentials: 'omit',
    cache: 'no-store',
  })
  if (response.ok) return response.json()
  const problem: { detail?: string; errors?: { message: string }[] } = await response.json().catch(() => ({}))
  throw new Error(problem.errors?.[0]?.message ?? problem.detail ?? noNetwork)
}

/** Fetches by POST, so that the query is in no address, and keeps the result as long as its screen exists. Null fetches nothing. */
export function useAnswer<T>(path: string, asked: object | null): Answer<T> {
  const body = asked ? JSON.stringify(asked) : null
  const { noNetwork } = useQuietWords()
  const [attempt, setAttempt] = useState(0)
  const [known, setKnown] = useState<{ body: string; data: T | null; problem: string | null } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the same request
  useEffect(() => {
    if (body === null) return
    const controller = new AbortController()
    setKnown((before) => (before?.problem ? null : before))
    ask<T>(path, body, noNetwork, controller.signal)
      .then((data) => setKnown({ body, data, problem: null }))
      .catch((error: unknown) => {
        if (controller.signal.aborted) return
        const problem = error instanceof Error && error.name === 'Error' ? error.message : noNetwork
        setKnown({ body, data: null, problem })
      })
    return () => controller.abort()
  }, [path, body, noNetwork, attempt])
  return {
    data: known?.data ?? null,
    problem: known?.body === body ? (known?.problem ?? null) : null,
    isWaiting: body !== null && known?.body !== body,
    retry: () => setAttempt((count) => count + 1),
  }
}
