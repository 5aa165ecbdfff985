import type { ReactNode } from 'react'
import { Icon } from './icon'

/** Closed on a phone until it is pressed or an address leads to it; open on a wide screen and on paper (primitives.css). */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}
