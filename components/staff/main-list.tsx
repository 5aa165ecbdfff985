import './console-table.css'
import type { ReactNode } from 'react'

/** The main list of a console tab, under the tab's name. */
export function MainList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="list-title" className="console-list">
      <h2 id="list-title">{title}</h2>
      {children}
    </section>
  )
}
