'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SignInRequired } from '@/components/account/sign-in-required'
import { Toaster } from '@/components/ui/toaster'
import { isSignedOut, readCall } from './calls'
import { type DashboardText, useDashboardText } from './dashboard-text'

/**
 * No retries, no polling, no refetch on focus, never stale: the page changes only when she does something. Requests are
 * sent even when the browser reports being offline: it may be wrong, and a failure is shown right away.
 */
function createClient(call: DashboardText['call'], onSignedOut: () => void): QueryClient {
  const note = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: note }),
    mutationCache: new MutationCache({
      // Keep what she has typed in view; that form itself reports that it could not be saved.
      onError: (error, _variables, _context, mutation) => (mutation.meta?.isTyped ? undefined : note(error)),
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => readCall(call(queryKey.join('/')), signal),
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The query cache of one open page. Once a call reports that her session has expired, nothing of it is shown. */
export function DashboardData({ path, children }: { path: string; children: ReactNode }) {
  const { language, w, to, call } = useDashboardText()
  const [isOver, setOver] = useState(false)
  const [client] = useState(() => createClient(call, () => setOver(true)))
  return (
    <QueryClientProvider client={client}>
      {isOver ? <SignInRequired returnPath={to(path)} hasToaster language={language} copy={w.gate} /> : children}
      <Toaster close={w.gate.close} region={w.gate.messages} />
    </QueryClientProvider>
  )
}
