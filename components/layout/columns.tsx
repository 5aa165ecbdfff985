import type { ReactNode } from 'react'

/**
 * The layout of a record, a guide, a tool and a place: text at a readable measure and, beside it on a wide screen, what to
 * do now. On a phone the second column follows the first. It scrolls with the page, because it can be longer than the
 * window. It must not be empty: a page with nothing to put there uses
 * another layout.
 */
export function Columns({
  label,
  aside,
  className = '',
  children,
}: {
  /** Names the second column for screen readers. */
  label: string
  aside: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_min(20rem,38%)] lg:gap-12 ${className}`.trimEnd()}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">{children}</div>
      <aside aria-label={label} className="grid grid-cols-[minmax(0,1fr)] content-start gap-6 print:hidden">
        {aside}
      </aside>
    </div>
  )
}
