import type { ReactNode } from 'react'
import { telLink } from '@/lib/text/phone'
import { NationalLine } from './national-line'

/** The second column: a person to talk to, and what else is close by. */
export function CallNowAside({ children }: { children?: ReactNode }) {
  return (
    <aside className="help-aside" aria-label="Call now">
      <div className="card">
        <h2 className="text-[1.25rem]">Talk to someone now</h2>
        <p>The National Domestic Violence Hotline answers day and night, in every state. It is free.</p>
        <NationalLine look="soft" />
        <p>
          In danger right now? <a href={telLink('911')}>Call 911</a>.
        </p>
      </div>
      {children ? <div className="card">{children}</div> : null}
    </aside>
  )
}
