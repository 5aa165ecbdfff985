'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'

let shared: QueryClient | null = null

function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
      // Sent even when the browser reports being offline, so that a failure is shown right away.
      mutations: { networkMode: 'always' },
    },
  })
}

/** One client per browser, so that components see each other's changes; a new one per render on the server. */
function getClient(): QueryClient {
  if (typeof window === 'undefined') return createClient()
  shared ??= createClient()
  return shared
}

export function ConsoleQueries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={getClient()}>{children}</QueryClientProvider>
}
