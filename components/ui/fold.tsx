import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon'

/** Collapsed on a phone until it is clicked or linked to; open on a wide screen and in print (primitives.css). */
export function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      <div className="fold-body">{children}</div>
    </details>
  )
}

interface AccordionEntry {
  id: string
  title: ReactNode
  content: ReactNode
}

/** One item of an accordion. */
export function AccordionItem({
  title,
  children,
  ...rest
}: { title: ReactNode; children: ReactNode } & Pick<ComponentProps<'details'>, 'id' | 'name' | 'open'>) {
  return (
    <details {...rest}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" className="chevron" />
      </summary>
      <div className="panel">{children}</div>
    </details>
  )
}

/** One item open at a time, and each can be closed again. Native <details>, so it works without a script. */
export function Accordion({ name, entries }: { name: string; entries: AccordionEntry[] }) {
  return (
    <div className="accordion">
      {entries.map(({ id, title, content }) => (
        <AccordionItem key={id} id={id} name={name} title={title}>
          {content}
        </AccordionItem>
      ))}
    </div>
  )
}
