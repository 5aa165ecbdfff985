import '@/components/account/account.css'
import '@/components/dashboard/dashboard.css'
import type { ReactNode } from 'react'
import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import type { DashboardTab } from '@/components/dashboard/dashboard-tabs'
import { helpLine } from '@/components/dashboard/help-line'
import { WithoutScript } from '@/components/dashboard/without-script'
import { SiteFrame } from '@/components/layout/site-frame'
import { DashboardLanguage } from './dashboard-language'

/**
 * A prerendered tab, the same for everyone and without personal data. The browser fetches her data.
 * A browser without a script is redirected to the same tab, rendered for her.
 */
export function renderShell(tab: DashboardTab, content: ReactNode): ReactNode {
  return (
    <SiteFrame path={tab} scene="morning" isLive>
      <WithoutScript path={tab} />
      <div data-private="">
        <DashboardLanguage>
          <DashboardFrame path={tab} tab={tab} signedIn={null} line={helpLine()}>
            {content}
          </DashboardFrame>
        </DashboardLanguage>
      </div>
    </SiteFrame>
  )
}
