import type { ReactNode } from 'react'

/** Class names of a button in the bar: its icon above its label. */
export const barCell =
  'flex w-full min-h-[56px] [@media(max-height:320px)]:min-h-[48px] flex-col gap-0.5 rounded-[var(--radius)] p-[4px] text-[0.9rem] leading-[1.15] lg:px-0 lg:text-[0.78rem]'

/**
 * The one part that stays visible: at the bottom of a phone, or as a column at the right edge of a wide screen. Both have
 * reserved space in the page, so they never cover anything. With text so large that its labels don't fit beside each
 * other (`--crowded`), it has two rows. Above everything, including the toast library's messages (999999999).
 */
export function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      aria-label={label}
      className="thumb print:hidden fixed inset-x-0 bottom-0 z-[2147483000] grid grid-cols-[repeat(auto-fit,minmax(min(40%,max(1px,var(--crowded))),1fr))] gap-[6px] border-t border-[var(--line)] bg-[var(--paper)] p-[8px] pb-[calc(8px+env(safe-area-inset-bottom))] lg:left-auto lg:top-0 lg:w-[var(--rail)] lg:auto-rows-min lg:grid-cols-1 lg:content-end lg:border-t-0 lg:border-l"
    >
      {children}
    </nav>
  )
}
