import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { localizeDay } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'

/** A long text that starts with its date and table of contents. */
export function PolicyPage({
  path,
  title,
  lead,
  updated,
  contents,
  children,
}: {
  path: string
  title: string
  lead: string
  updated: string
  contents: { id: string; title: string }[]
  children: ReactNode
}) {
  return (
    <SiteFrame path={path}>
      <Breadcrumbs crumbs={[{ href: path, label: title }]} />
      <div className="section wrap grid gap-8 pt-4">
        <header className="grid gap-3">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          <p className="soft">{words().policies.changed({ day: localizeDay(updated) })}</p>
        </header>
        <nav aria-label={words().policies.onThisPage}>
          <ul className="chips">
            {contents.map(({ id, title: label }) => (
              <li key={id}>
                <a className="chip" href={`#${id}`}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid gap-10 max-w-[46rem]">{children}</div>
      </div>
    </SiteFrame>
  )
}
