import './emergency.css'
import './plan.css'
import type { ReactNode } from 'react'
import { QuickExitBanner } from './quick-exit-banner'

/** The top of a page about danger without tabs: the exit, then the title. */
export function ExitFirst({ heading, lead, children }: { heading: string; lead: string; children: ReactNode }) {
  return (
    <>
      <div className="wrap emergency-top">
        <QuickExitBanner />
      </div>
      <div className="wrap emergency-body">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children}
      </div>
    </>
  )
}
