'use client'

import './loading.css'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { AccountHeader } from '@/components/account/account-header'
import { SignInRequired } from '@/components/account/sign-in-required'
import { isSignedOut } from '@/components/forms/calls'
import { LinkButton } from '@/components/ui/button'
import { Toaster } from '@/components/ui/sonner'
import type { SignedIn } from '@/lib/account/schema'
import { readCall } from './calls'
import { CannotReach, type Line } from './cannot-reach'
import { type DashboardTab, DashboardTabs, plainPagePath } from './dashboard-tabs'
import { type DashboardText, useDashboardText } from './dashboard-text'
import { useSignedIn } from './use-signed-in'

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

interface Frame {
  /** The English path, like all paths here. */
  path: string
  tab?: DashboardTab
  title?: string
  /** Null in the prerendered shell, which is the same for everyone: the browser asks. */
  signedIn: SignedIn | null
  /** True on the page that a browser without a script is redirected to: its tabs lead to pages of the same kind. */
  isWhole?: boolean
  line: Line
  children: ReactNode
}

function nameHer({ firstName, lastName, email }: SignedIn, { frame }: DashboardText['w']): string {
  const name = firstName ?? lastName ?? email
  return name ? frame.signedInAs({ name }) : frame.signedIn
}

/** If a script does not load, she must still reach her own data. */
function Loading({ path }: { path: string }) {
  const { w, to } = useDashboardText()
  return (
    <>
      <span role="status">{w.frame.loading}</span>{' '}
      <a className="slow-way" href={plainPagePath(to(path))}>
        {w.frame.slow}
      </a>
    </>
  )
}

function Inside({ path, tab, title, signedIn, isWhole, line, children }: Frame) {
  const { w, to, call } = useDashboardText()
  const { data, error, isFetching, refetch } = useSignedIn(signedIn)
  if (!data && error && !isFetching) return <CannotReach line={line} retry={refetch} />
  const isAccount = path === '/dashboard/account'
  const links = (
    <>
      {data?.isStaff ? (
        <LinkButton variant="outline" href="/admin">
          {w.frame.admin}
        </LinkButton>
      ) : null}
      <LinkButton
        variant="outline"
        href={to('/dashboard/lists')}
        aria-current={path === '/dashboard/lists' ? 'page' : undefined}
      >
        {w.frame.lists}
      </LinkButton>
      <LinkButton variant="outline" href={to('/dashboard/account')} aria-current={isAccount ? 'page' : undefined}>
        {w.frame.account}
      </LinkButton>
    </>
  )
  return (
    <>
      <DashboardTabs current={tab} isWhole={isWhole} />
      <AccountHeader
        title={title ?? w.title}
        links={links}
        signOut={{ label: w.frame.signOut, action: call('/api/logout') }}
      >
        {data ? nameHer(data, w) : <Loading path={path} />}
      </AccountHeader>
      <div className="section wrap dashboard">{children}</div>
    </>
  )
}

/** The frame of every dashboard page, whether rendered for her or filled in by her browser. */
export function DashboardFrame(frame: Frame) {
  return (
    <DashboardData path={frame.path}>
      <Inside {...frame} />
    </DashboardData>
  )
}
