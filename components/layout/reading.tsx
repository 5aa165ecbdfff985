import './reading.css'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

/** Links within the page, and further ones after them. */
export function Contents({ title, links }: { title: string; links: readonly { href: string; label: string }[] }) {
  return (
    <nav className="page-contents card" aria-label={title}>
      <h2 className="text-[1.15rem]">{title}</h2>
      <details>
        <summary>
          {title}
          <Icon name="chevron-down" className="chevron" />
        </summary>
        <ul>
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}

/**
 * The layout of a long text: the answer, then the contents, then the text. On a phone the contents are folded; on a wide
 * screen they stand beside both and stay in view.
 */
export function Reading({
  label,
  head,
  contents,
  beside,
  children,
}: {
  /** Names the second column for screen readers. */
  label: string
  /** Unless the page's band has it. */
  head?: ReactNode
  contents: ReactNode
  /** Below the contents, on a wide screen alone. */
  beside?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="wrap reading">
      {head ? <div className="reading-head">{head}</div> : null}
      <aside className="reading-side" aria-label={label}>
        {contents}
        {beside ? <div className="reading-beside">{beside}</div> : null}
      </aside>
      {children}
    </div>
  )
}
