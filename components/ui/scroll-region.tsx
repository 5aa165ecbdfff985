import type { ReactNode } from 'react'

/** A container for wide content, usually a table: it scrolls on its own, also by keyboard. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
    <section className={`overflow-x-auto ${className}`.trim()} aria-label={label} tabIndex={0}>
      {children}
    </section>
  )
}

interface ScrollRegionProps {
  label: string
  className?: string
  children: ReactNode
}
