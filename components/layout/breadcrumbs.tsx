import './breadcrumbs.css'
import { JsonLd } from '@/components/layout/json-ld'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

export interface Crumb {
  href: string
  label: string
}

/** The last crumb is the current page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const w = words().layout
  const all = [{ href: '/', label: w.home }, ...crumbs].map(({ href, label }) => ({ href: to(href), label }))
  return (
    <nav className="wrap crumbs" aria-label={w.breadcrumb}>
      <ol>
        {all.map(({ href, label }, index) => (
          <li key={href}>
            {index === all.length - 1 ? <span aria-current="page">{label}</span> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ol>
      <JsonLd
        data={{
          '@type': 'BreadcrumbList',
          itemListElement: all.map(({ href, label }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name: label,
            item: `${site.url}${href === '/' ? '' : href}`,
          })),
        }}
      />
    </nav>
  )
}
