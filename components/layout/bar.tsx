import type { ReactNode } from 'react'

/** Class names of a button in the bar: its icon above its label, on a wide screen beside it. */
export const barCell =
  'flex w-full min-h-[56px] [@media(max-height:320px)]:min-h-[48px] flex-col gap-0.5 rounded-[var(--radius)] p-[4px] text-[0.9rem] leading-[1.15] lg:w-auto lg:min-h-[44px] lg:flex-row lg:gap-2 lg:rounded-full lg:px-4 lg:text-[1rem]'

/**
 * The one part that stays visible: at the bottom of a phone, where the page leaves room for it, or in the line at the top
 * of a wide screen (`.top-line`). With text so large that its labels don't fit beside each other (`--crowded`), it has two
 * rows. Above everything, including the toast library's messages (999999999).
 */
export function Bar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="lg:ml-auto">
      <div className="thumb print:hidden fixed inset-x-0 bottom-0 z-[2147483000] grid grid-cols-[repeat(auto-fit,minmax(min(40%,max(1px,var(--crowded))),1fr))] gap-[6px] border-t border-[var(--line)] bg-[var(--paper)] p-[8px] pb-[calc(8px+env(safe-area-inset-bottom))] lg:static lg:flex lg:flex-wrap lg:border-0 lg:bg-transparent lg:p-0">
        {children}
      </div>
    </nav>
  )
}

/** The line of a page without the site's header. */
export function TopLine({ children }: { children: ReactNode }) {
  return (
    <div className="top-line">
      <div className="wrap">{children}</div>
    </div>
  )
}
