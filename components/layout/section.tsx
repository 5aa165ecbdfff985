import type { ReactNode } from 'react'

/** A full-width page section: a heading, an optional line below it, and the content. */
export function Section({
  id,
  name,
  title,
  lead,
  isBand = false,
  inner = '',
  children,
}: {
  /** The anchor for links to this section. */
  id?: string
  /** The prefix of the heading's id: 'tools' becomes `tools-title`. */
  name: string
  title: ReactNode
  lead?: ReactNode
  isBand?: boolean
  /** Class names for the layout of the contents, such as 'grid gap-6'. */
  inner?: string
  children: ReactNode
}) {
  const titleId = `${name}-title`
  return (
    <section id={id} className={isBand ? 'section band' : 'section'} aria-labelledby={titleId}>
      <div className={`wrap ${inner}`.trimEnd()}>
        {lead ? (
          <div className={inner ? 'head mb-0' : 'head'}>
            <h2 id={titleId}>{title}</h2>
            <p className="soft">{lead}</p>
          </div>
        ) : (
          <h2 id={titleId} className={inner ? undefined : 'head'}>
            {title}
          </h2>
        )}
        {children}
      </div>
    </section>
  )
}
