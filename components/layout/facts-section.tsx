import type { ReactNode } from 'react'

/** A part of a page in two columns: what it says, and what belongs beside it. */
export function FactsSection({
  id,
  name,
  title,
  isBand = false,
  column = 'grid content-start gap-4',
  aside,
  children,
}: {
  /** What an address may lead to. */
  id?: string
  /** Of its heading, as an id: 'back' is `back-title`. */
  name: string
  title: string
  isBand?: boolean
  /** How the first column stands. */
  column?: string
  aside: ReactNode
  children: ReactNode
}) {
  const titleId = `${name}-title`
  return (
    <section className={isBand ? 'section band' : 'section'} id={id} aria-labelledby={titleId}>
      <div className="wrap facts-grid">
        <div className={column}>
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
        {aside}
      </div>
    </section>
  )
}
