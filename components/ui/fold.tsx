import type { ReactNode } from 'react'
import { Icon } from './icon'

/** Collapsed on a phone until it is clicked or linked to; open on a wide screen and in print (primitives.css). */
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
