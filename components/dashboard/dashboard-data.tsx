'use client'

import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { SignInRequired } from '@/components/account/sign-in-required'
import { Toaster } from '@/components/ui/toaster'
import { isSignedOut, readCall } from './calls'
import { type Said, useSaid } from './said'

/**
 * No retries, no polling, no refetch on focus, never stale: what is shown changes when she does something. Sent at once
 * also where the browser thinks it is offline: it may be wrong, and failing is told at once.
 */
function createClient(call: Said['call'], onSignedOut: () => void): QueryClient {
  const note = (error: unknown) => {
    if (isSignedOut(error)) onSignedOut()
  }
  return new QueryClient({
    queryCache: new QueryCache({ onError: note }),
    mutationCache: new MutationCache({
      // What she has typed stays in front of her; that form says itself that it could not be kept.
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

/** What a page of hers holds while it is open. Once a call says that her session is over, nothing of it is shown. */
export function DashboardData({ path, children }: { path: string; children: ReactNode }) {
  const { language, w, to, call } = useSaid()
  const [isOver, setOver] = useState(false)
  const [client] = useState(() => createClient(call, () => setOver(true)))
  return (
    <QueryClientProvider client={client}>
      {isOver ? <SignInRequired returnPath={to(path)} hasToaster language={language} said={w.gate} /> : children}
      <Toaster close={w.gate.close} />
    </QueryClientProvider>
  )
}
