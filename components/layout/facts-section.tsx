import type { ReactNode } from 'react'

/** A page section in two columns: the text, and what belongs beside it. */
export function FactsSection({
  id,
  name,
  title,
  isBand = false,
  column = 'grid content-start gap-4',
  aside,
  children,
}: {
  /** The anchor for links to this section. */
  id?: string
  /** The prefix of the heading's id: 'back' becomes `back-title`. */
  name: string
  title: string
  isBand?: boolean
  /** Class names of the first column. */
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
