'use client'

import type { ReactNode } from 'react'
import { AccountHeader } from '@/components/account/account-header'
import { LinkButton } from '@/components/ui/link-button'
import type { SignedIn } from '@/lib/account/schema'
import { CannotReach, type Line } from './cannot-reach'
import { DashboardData } from './dashboard-data'
import { type DashboardTab, DashboardTabs } from './dashboard-tabs'
import { useSignedIn } from './use-signed-in'
import { nameWholePage } from './whole-page'

interface Frame {
  path: string
  tab?: DashboardTab
  title?: string
  /** Null in the frame that is the same for all: the browser asks. */
  signedIn: SignedIn | null
  /** Led here because no script runs: the tabs lead to pages of the same kind. */
  isWhole?: boolean
  line: Line
  children: ReactNode
}

function nameHer({ firstName, lastName, email }: SignedIn): string {
  const name = firstName ?? lastName ?? email
  return name ? `Signed in as ${name}` : 'You are signed in'
}

/** A script that does not come must not keep her from what is hers. */
function Loading({ path }: { path: string }) {
  return (
    <>
      <span role="status">Loading</span>{' '}
      <a className="slow-way" href={nameWholePage(path)}>
        Slow? Open the simple page
      </a>
    </>
  )
}

function Inside({ path, tab, title = 'Personal Dashboard', signedIn, isWhole, line, children }: Frame) {
  const { data, error, isFetching, refetch } = useSignedIn(signedIn)
  if (!data && error && !isFetching) return <CannotReach line={line} retry={refetch} />
  const isAccount = path === '/dashboard/account'
  const links = (
    <>
      {data?.isStaff ? (
        <LinkButton look="line" href="/admin">
          Admin Dashboard
        </LinkButton>
      ) : null}
      <LinkButton look="line" href="/dashboard/account" aria-current={isAccount ? 'page' : undefined}>
        Your Account
      </LinkButton>
    </>
  )
  return (
    <>
      <AccountHeader title={title} links={links}>
        {data ? nameHer(data) : <Loading path={path} />}
      </AccountHeader>
      <DashboardTabs current={tab} isWhole={isWhole} />
      <div className="section wrap dashboard">{children}</div>
    </>
  )
}

/** What stands around every page of the dashboard, whether it is rendered for her or filled by her browser. */
export function DashboardFrame(frame: Frame) {
  return (
    <DashboardData path={frame.path}>
      <Inside {...frame} />
    </DashboardData>
  )
}
