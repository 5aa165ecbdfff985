import type { ReactNode } from 'react'

/** What a tab of the console is about: its list, under its name. */
export function MainList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="list-title" className="grid gap-5">
      <h2 id="list-title">{title}</h2>
      {children}
    </section>
  )
}
