import '@/components/account/account.css'
import './console.css'
import './console-form.css'
import './console-import.css'
import type { ReactNode } from 'react'
import { SignOutForm } from '@/components/account/account-header'
import { ControlsScript, ExitScript } from '@/components/layout/page-script'
import { BloomSymbol } from '@/components/ui/bloom'
import { ExitButton, ExitStatus } from '@/components/ui/exit-button'
import { SharedIcons } from '@/components/ui/icon'
import { TabLinks } from '@/components/ui/tab-links'
import type { ConsoleTabId, CountedTab } from '@/lib/staff/tabs'
import { formatNumber } from '@/lib/text/format'
import { EASTERN } from '@/lib/time/eastern-time'
import { ListKeys } from './list-keys'

/** Each tab shows the number of open tasks. */
function ConsoleTabs({ tabs, current }: { tabs: readonly CountedTab[]; current: ConsoleTabId }) {
  return (
    <TabLinks
      className="console-tabs"
      label="Admin"
      tabs={tabs.map(({ id, href, label, waiting }) => ({
        href,
        isCurrent: id === current,
        label: (
          <>
            {label}
            {waiting > 0 ? (
              <span className="console-count">
                {formatNumber(waiting)}
                <span className="sr-only"> waiting</span>
              </span>
            ) : null}
          </>
        ),
      }))}
    />
  )
}

/**
 * The frame of every console page: a bar, the tabs and the content. The only thing it shares with public pages is the
 * exit, a quiet button in the bar: whoever wants to leave the console signs out.
 */
export function ConsoleFrame({
  nonce,
  who,
  tabs = [],
  current,
  children,
}: {
  nonce?: string
  /** 'ada@example.org, administrator' */
  who?: string
  tabs?: readonly CountedTab[]
  current?: ConsoleTabId
  children: ReactNode
}) {
  return (
    <>
      <ExitScript nonce={nonce} />
      <SharedIcons />
      <BloomSymbol />
      <nav id="top" className="skips" aria-label="Quick Exit">
        <a href="#main">Skip to content</a>
        <a href="/leave" rel="nofollow noreferrer" data-exit>
          Exit this site now
        </a>
      </nav>
      <ExitStatus />
      <header className="console-bar">
        <div className="wrap">
          {who ? (
            <>
              <h1>
                <a href="/admin">Admin Dashboard</a>
              </h1>
              <a className="console-site" href="/">
                View site
              </a>
              <SignOutForm />
            </>
          ) : null}
          <ExitButton variant="secondary" />
        </div>
      </header>
      {tabs.length > 0 && current ? <ConsoleTabs tabs={tabs} current={current} /> : null}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {who ? (
        <footer className="wrap console-foot soft">
          <p id="keys">
            Signed in as {who}. All times are {EASTERN}. In a list: J and K go down and up, X selects, E opens, /
            searches.
          </p>
          <ListKeys />
          <a href="/">View site</a>
          <a href="/dashboard">Personal Dashboard</a>
        </footer>
      ) : null}
      <ControlsScript nonce={nonce} />
    </>
  )
}
