import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import '@/components/account/account.css'
import '@/components/dashboard/dashboard.css'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { SignInRequired } from '@/components/account/sign-in-required'
import { DashboardData, DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { DashboardLoading } from '@/components/dashboard/dashboard-loading'
import type { DashboardTab } from '@/components/dashboard/dashboard-tabs'
import { helpLine } from '@/components/dashboard/help-line'
import { Notice } from '@/components/dashboard/notice'
import { SiteFrame } from '@/components/layout/site-frame'
import type { UserDto } from '@/lib/account/schema'
import { getUser } from '@/lib/account/service'
import { readDatabaseError } from '@/lib/http/database-error'
import { readNonce } from '@/lib/http/nonce'
import { readSessionToken } from '@/lib/session/cookie'
import { isStaff, type Viewer } from '@/lib/session/policy'
import { getViewer } from '@/lib/session/viewer'
import { DashboardLanguage } from './dashboard-language'

export interface Opened {
  viewer: Viewer
  user: UserDto
  token: string | null
}

type Search = Promise<Record<string, string | string[] | undefined>>

interface Page {
  /** The English path, as in the route table. */
  path: string
  tab?: DashboardTab
  title?: string
  search?: Search
  /** Where a sign-in leads, if not to `path`. */
  returnPath?: string
  /** Shown beside the outcome of a form, for example an undo. */
  afterNotice?: (params: Record<string, string | undefined>) => ReactNode
}

/** Null for data the database could not provide: the browser asks again. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  return read.catch((error: unknown) => {
    if (readDatabaseError(error)?.code !== 'unavailable') throw error
    return null
  })
}

async function findPerson(jar: Awaited<ReturnType<typeof cookies>>): Promise<Opened | null> {
  const viewer = await getViewer(jar)
  const user = viewer && (await getUser(viewer.userId))
  return viewer && user ? { viewer, user, token: readSessionToken(jar) } : null
}

async function readParams(search: Search | undefined): Promise<Record<string, string | undefined>> {
  const given = Object.entries((await search) ?? {})
  return Object.fromEntries(given.map(([name, value]) => [name, typeof value === 'string' ? value : undefined]))
}

/** Wraps a dashboard page in its frame. The content is rendered per user. */
export async function openDashboard(page: Page, render: (opened: Opened) => Promise<ReactNode>): Promise<ReactNode> {
  const { path, tab, title, search, returnPath = path, afterNotice } = page
  const [jar, nonce, params] = await Promise.all([cookies(), readNonce(), readParams(search)])
  const found = await orNull(findPerson(jar).then((opened) => ({ opened })))
  const frame = (content: ReactNode) => (
    <SiteFrame path={path} scene="morning" nonce={nonce} isLive>
      {content}
    </SiteFrame>
  )
  const line = helpLine()
  if (found === null) {
    return frame(
      <DashboardLanguage>
        <DashboardData path={path}>
          <DashboardLoading line={line} />
        </DashboardData>
      </DashboardLanguage>,
    )
  }
  const { opened } = found
  if (opened === null) {
    return frame(
      <SignInRequired returnPath={to(returnPath)} language={currentLanguage()} copy={words().dashboard.gate} />,
    )
  }
  const { email, firstName, lastName } = opened.user
  const signedIn = { email, firstName, lastName, isStaff: isStaff(opened.viewer) }
  const isWhole = params.plain !== undefined
  return frame(
    <DashboardLanguage>
      <DashboardFrame path={path} tab={tab} title={title} signedIn={signedIn} isWhole={isWhole} line={line}>
        <Notice name={params.notice} problem={params.problem}>
          {afterNotice?.(params)}
        </Notice>
        {await render(opened)}
      </DashboardFrame>
    </DashboardLanguage>,
  )
}
