import type { ReactNode } from 'react'

/** For what may be wider than the page, a table mostly: it scrolls by itself, also by the keyboard. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
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
