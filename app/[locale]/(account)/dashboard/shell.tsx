import '@/components/account/account.css'
import '@/components/dashboard/dashboard.css'
import type { ReactNode } from 'react'
import { DashboardFrame } from '@/components/dashboard/dashboard-frame'
import { type DashboardTab, plainPagePath } from '@/components/dashboard/dashboard-tabs'
import { helpLine } from '@/components/dashboard/help-line'
import { SiteFrame } from '@/components/layout/site-frame'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { DashboardLanguage } from './dashboard-language'

/** Redirects at once, with a link in case the browser does not follow. */
function WithoutScript({ path }: { path: string }) {
  const plainPath = plainPagePath(to(path))
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`0; url=${plainPath}`} />
      <p className="wrap callout">
        <a href={plainPath}>{words().dashboard.frame.open}</a>
      </p>
    </noscript>
  )
}

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
