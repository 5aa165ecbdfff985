'use client'

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Toaster } from '@/components/ui/toaster'
import { readCall } from './calls'

/** No retries, no polling, no refetch on focus, never stale: what is shown changes when she does something. */
function createClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readCall(queryKey.join('/'), signal),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
      },
      // Sent at once also where the browser thinks it is offline: it may be wrong, and failing is told at once.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

export function DashboardData({ children }: { children: ReactNode }) {
  const [client] = useState(createClient)
  return (
    <QueryClientProvider client={client}>
      {children}
      <Toaster />
    </QueryClientProvider>
  )
}
