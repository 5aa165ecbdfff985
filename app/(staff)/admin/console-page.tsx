import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { forbidden, notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SignInRequired } from '@/components/account/sign-in-required'
import { SiteFrame } from '@/components/layout/site-frame'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { readNonce } from '@/lib/http/nonce'
import { id as idSchema } from '@/lib/http/text'
import { canAccess, type Viewer } from '@/lib/session/policy'
import { getViewer } from '@/lib/session/viewer'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'
import { type Notice, readNotice } from '@/lib/staff/notices'
import { type ConsoleTabId, getTab, listTabs } from '@/lib/staff/tabs'
import { countWaiting, listWaiting } from '@/lib/staff/waiting'

/** The outcome of a form sent without a script; with one, a toast says it. */
function NoticeBar({ notice }: { notice: Notice | null }) {
  if (!notice) return null
  const isError = notice.title === 'Error'
  return (
    <p
      className={isError ? 'console-notice console-notice-error' : 'console-notice'}
      role={isError ? 'alert' : 'status'}
    >
      <b>{notice.title}.</b> {notice.text}
    </p>
  )
}

const roleNames: Record<Viewer['role'], string> = { member: 'member', editor: 'editor', admin: 'administrator' }

/** The header of a console page. */
export function consoleMetadata(path: string, title?: string): Metadata {
  const fullTitle = title ? `${title} - Admin Dashboard` : 'Admin Dashboard'
  return pageMetadata({ title: fullTitle, description: 'For staff.', path, index: false })
}

interface Given<Params> {
  viewer: Viewer
  search: Record<string, string | string[] | undefined>
  params: Params
}

interface Asked<Params> {
  params: Promise<Params>
  searchParams: Promise<Given<Params>['search']>
}

/** Creates a console page, which checks access before it reads any data. */
export function consolePage<Params = unknown>(id: ConsoleTabId, show: (given: Given<Params>) => Promise<ReactNode>) {
  const tab = getTab(id)
  return async function ConsolePage({ params, searchParams }: Asked<Params>) {
    const [jar, nonce, search] = await Promise.all([cookies(), readNonce(), searchParams])
    const viewer = await getViewer(jar)
    if (!viewer) {
      return (
        <SiteFrame path={tab.href} nonce={nonce} isLive>
          <SignInRequired returnPath={tab.href} language="en" copy={words().dashboard.gate} />
        </SiteFrame>
      )
    }
    if (!canAccess(viewer, tab.access)) forbidden()
    const [content, counts] = await Promise.all([
      show({ viewer, search, params: await params }),
      listWaiting(viewer).then(countWaiting),
    ])
    return (
      <ConsoleFrame
        nonce={nonce}
        who={`${viewer.email}, ${roleNames[viewer.role]}`}
        tabs={listTabs(viewer).map((one) => ({ ...one, waiting: counts[one.id] ?? 0 }))}
        current={id}
      >
        <div className="wrap console-body">
          <NoticeBar notice={readNotice(search)} />
          {content}
        </div>
      </ConsoleFrame>
    )
  }
}

type GivenRecord = Omit<Given<unknown>, 'params'> & { id: string }

/** A page about one record; a 404 if the id in its address is malformed. */
export function recordPage(tab: ConsoleTabId, show: (given: GivenRecord) => Promise<ReactNode>) {
  return consolePage<{ id: string }>(tab, async ({ params, ...given }) => {
    const id = idSchema.safeParse(params.id)
    return id.success ? show({ ...given, id: id.data }) : notFound()
  })
}
