import '@/components/account/account.css'
import '@/components/dashboard/dashboard.css'
import type { ReactNode } from 'react'
import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import type { DashboardTab } from '@/components/dashboard/dashboard-tabs'
import { helpLine } from '@/components/dashboard/help-line'
import { WithoutScript } from '@/components/dashboard/without-script'
import { SiteFrame } from '@/components/layout/site-frame'
import { Spoken } from './spoken'

/**
 * A tab as it is prerendered: the same for everyone, with nothing of anybody in it. The browser asks for what is hers.
 * Without a script it is led to the same tab, rendered for her.
 */
export function renderShell(tab: DashboardTab, content: ReactNode): ReactNode {
  return (
    <SiteFrame path={tab} isLive>
      <WithoutScript path={tab} />
      <div data-private="">
        <Spoken>
          <DashboardFrame path={tab} tab={tab} signedIn={null} line={helpLine()}>
            {content}
          </DashboardFrame>
        </Spoken>
      </div>
    </SiteFrame>
  )
}
