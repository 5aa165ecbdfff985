import type { ReactNode } from 'react'

/** Class names of a button in the bar: its icon above its label. */
export const barCell =
  'w-full min-h-14 [@media(max-height:20rem)]:min-h-12 flex-col gap-0.5 rounded-[var(--radius)] p-1 text-[0.9rem] leading-[1.15] lg:px-0 lg:text-[0.78rem]'

/**
 * The one part that stays visible: at the bottom of a phone, or as a column at the right edge of a wide screen. Both have
 * reserved space in the page, so they never cover anything. Above everything, including the toast library's messages
 * (999999999).
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
