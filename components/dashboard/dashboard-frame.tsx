'use client'

import './loading.css'
import type { ReactNode } from 'react'
import { AccountHeader } from '@/components/account/account-header'
import { LinkButton } from '@/components/ui/link-button'
import type { SignedIn } from '@/lib/account/schema'
import { CannotReach, type Line } from './cannot-reach'
import { DashboardData } from './dashboard-data'
import { type DashboardTab, DashboardTabs } from './dashboard-tabs'
import { type DashboardText, useDashboardText } from './dashboard-text'
import { useSignedIn } from './use-signed-in'
import { plainPagePath } from './whole-page'

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
        <LinkButton look="line" href="/admin">
          {w.frame.admin}
        </LinkButton>
      ) : null}
      <LinkButton
        look="line"
        href={to('/dashboard/lists')}
        aria-current={path === '/dashboard/lists' ? 'page' : undefined}
      >
        {w.frame.lists}
      </LinkButton>
      <LinkButton look="line" href={to('/dashboard/account')} aria-current={isAccount ? 'page' : undefined}>
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
