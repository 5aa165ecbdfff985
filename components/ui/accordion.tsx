import type { ReactNode } from 'react'
import { Icon } from './icon'

export interface AccordionEntry {
  id: string
  title: ReactNode
  content: ReactNode
}

/** One item open at a time, each can be closed again: the browser's own, so it works without a script. */
export function Accordion({ name, entries }: { name: string; entries: AccordionEntry[] }) {
  return (
    <div className="accordion">
      {entries.map(({ id, title, content }) => (
        <details key={id} id={id} name={name}>
          <summary>
            <span>{title}</span>
            <Icon name="chevron-down" className="chevron" />
          </summary>
          <div className="panel">{content}</div>
        </details>
      ))}
    </div>
  )
}
