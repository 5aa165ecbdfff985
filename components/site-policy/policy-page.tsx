import type { ReactNode } from 'react'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { Fold } from '@/components/ui/fold'
import { Paragraphs, TextList } from '@/components/ui/texts'
import { localizeDay } from '@/lib/site/language/format'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { PolicySection } from '@/lib/site/policies/policies'

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

/** In page order. On a phone each is collapsed; links to its title open it. */
export function PolicySections({ sections }: { sections: PolicySection[] }) {
  return sections.map(({ id, title, paragraphs = [], items = [], after, link }) => (
    <section key={id} id={id} className="prose" aria-labelledby={`${id}-title`}>
      <Fold summary={<h2 id={`${id}-title`}>{title}</h2>}>
        <Paragraphs texts={paragraphs} />
        {items.length > 0 ? <TextList texts={items} /> : null}
        {after ? <p>{after}</p> : null}
        {link ? (
          <p>
            <a className="tap" href={to(link.href)}>
              {link.label}
            </a>
          </p>
        ) : null}
      </Fold>
    </section>
  ))
}
