import type { ReactNode } from 'react'

/** Of a button in the bar: its drawing over its word. */
export const barCell =
  'w-full min-h-14 [@media(max-height:20rem)]:min-h-12 flex-col gap-0.5 rounded-[var(--radius)] p-1 text-[0.9rem] leading-[1.15] lg:px-0 lg:text-[0.78rem]'

/**
 * The one thing that stays in sight: below on a phone, a column at the right edge of a desk. Both have a place of their
 * own, which the page leaves free, so that nothing ever lies under them. It is above everything, the toast library's
 * messages (999999999) too.
 */
export function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="thumb print:hidden fixed inset-x-0 bottom-0 z-[2147483000] grid auto-cols-fr grid-flow-col gap-1.5 border-t border-[var(--line)] bg-[var(--paper)] p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))] lg:left-auto lg:top-0 lg:w-[var(--rail)] lg:auto-cols-auto lg:auto-rows-min lg:grid-flow-row lg:grid-cols-1 lg:content-end lg:border-t-0 lg:border-l"
    >
      {children}
    </nav>
  )
}
