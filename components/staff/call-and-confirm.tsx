import type { ReactNode } from 'react'

/** Numbers that no staff member has called yet. */
export function CallAndConfirm({ intro, children }: { intro: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3>Call and confirm</h3>
      <p className="max-w-[68ch]">{intro}</p>
      {children}
    </section>
  )
}
