import type { ReactNode } from 'react'

/** A part of a page across its width: a heading, a line below it where it needs one, and what it holds. */
export function Section({
  id,
  name,
  title,
  lead,
  isBand = false,
  inner = '',
  children,
}: {
  /** What an address may lead to. */
  id?: string
  /** Of its heading, as an id: 'tools' is `tools-title`. */
  name: string
  title: ReactNode
  lead?: ReactNode
  isBand?: boolean
  /** How its contents stand, as 'grid gap-6'. */
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
