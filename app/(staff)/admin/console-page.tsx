import '@/components/account/account.css'
import '@/components/staff/console.css'
import { cookies, headers } from 'next/headers'
import { forbidden } from 'next/navigation'
import type { ReactNode } from 'react'
import { AccountHeader } from '@/components/account/account-header'
import { SignInRequired } from '@/components/account/sign-in-required'
import { SiteFrame } from '@/components/layout/site-frame'
import { ConsoleTabs } from '@/components/staff/console-tabs'
import { LiveStats } from '@/components/staff/live-stats'
import { NoticeBar } from '@/components/staff/notice-bar'
import { LinkButton } from '@/components/ui/link-button'
import { canAccess, type Viewer } from '@/lib/session/policy'
import { getViewer } from '@/lib/session/viewer'
import type { Notice } from '@/lib/staff/notices'
import { getStaffStats } from '@/lib/staff/queries'
import { type ConsoleTabId, getTab, listTabs } from '@/lib/staff/tabs'

const roleNames: Record<Viewer['role'], string> = { member: 'member', editor: 'editor', admin: 'administrator' }

/** Every page of the console: it checks who is looking before it reads anything for them. */
export async function ConsolePage({
  tab: id,
  notice = null,
  hasStats = true,
  children,
}: {
  tab: ConsoleTabId
  notice?: Notice | null
  hasStats?: boolean
  children: (viewer: Viewer) => Promise<ReactNode>
}) {
  const tab = getTab(id)
  const [jar, all] = await Promise.all([cookies(), headers()])
  const viewer = await getViewer(jar)
  if (viewer && !canAccess(viewer, tab.access)) forbidden()
  return (
    <SiteFrame path={tab.href} nonce={all.get('x-nonce') ?? undefined} isLive>
      {viewer ? (
        <>
          <AccountHeader
            title="Admin Dashboard"
            links={
              <LinkButton look="line" href="/dashboard">
                Personal Dashboard
              </LinkButton>
            }
          >
            Signed in as {viewer.email}, {roleNames[viewer.role]}
          </AccountHeader>
          <ConsoleTabs tabs={listTabs(viewer)} current={id} />
          <div className="wrap console-body">
            {hasStats && canAccess(viewer, 'staff:stats') ? (
              <section aria-labelledby="figures-title">
                <h2 id="figures-title" className="sr-only">
                  Figures
                </h2>
                <LiveStats stats={await getStaffStats()} />
              </section>
            ) : null}
            <NoticeBar notice={notice} />
            {await children(viewer)}
          </div>
        </>
      ) : (
        <SignInRequired returnPath={tab.href} />
      )}
    </SiteFrame>
  )
}
