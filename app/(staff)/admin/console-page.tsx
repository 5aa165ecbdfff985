import { cookies, headers } from 'next/headers'
import { forbidden } from 'next/navigation'
import type { ReactNode } from 'react'
import { SignInRequired } from '@/components/account/sign-in-required'
import { SiteFrame } from '@/components/layout/site-frame'
import { ConsoleFrame } from '@/components/staff/console-frame'
import { ListKeys } from '@/components/staff/list-keys'
import { NoticeBar } from '@/components/staff/notice-bar'
import { canAccess, type Viewer } from '@/lib/session/policy'
import { getViewer } from '@/lib/session/viewer'
import { words } from '@/lib/site/language/words'
import type { Notice } from '@/lib/staff/notices'
import { type ConsoleTabId, getTab, listTabs } from '@/lib/staff/tabs'
import { countWaiting, listWaiting } from '@/lib/staff/waiting'

const roleNames: Record<Viewer['role'], string> = { member: 'member', editor: 'editor', admin: 'administrator' }

/** Every page of the console: it checks who is looking before it reads anything for them. */
export async function ConsolePage({
  tab: id,
  notice = null,
  children,
}: {
  tab: ConsoleTabId
  notice?: Notice | null
  children: (viewer: Viewer) => Promise<ReactNode>
}) {
  const tab = getTab(id)
  const [jar, all] = await Promise.all([cookies(), headers()])
  const nonce = all.get('x-nonce') ?? undefined
  const viewer = await getViewer(jar)
  if (!viewer) {
    return (
      <SiteFrame path={tab.href} nonce={nonce} isLive>
        <SignInRequired returnPath={tab.href} language="en" said={words().dashboard.gate} />
      </SiteFrame>
    )
  }
  if (!canAccess(viewer, tab.access)) forbidden()
  const [content, counts] = await Promise.all([children(viewer), listWaiting(viewer).then(countWaiting)])
  return (
    <ConsoleFrame
      nonce={nonce}
      who={`${viewer.email}, ${roleNames[viewer.role]}`}
      tabs={listTabs(viewer).map((one) => ({ ...one, waiting: counts[one.id] ?? 0 }))}
      current={id}
    >
      <div className="wrap console-body">
        <NoticeBar notice={notice} />
        {content}
        <ListKeys />
      </div>
    </ConsoleFrame>
  )
}
