import { JsonLd } from '@/components/layout/json-ld'
import { site } from '@/lib/site/site'

export interface Crumb {
  href: string
  label: string
}

/** The last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const all = [{ href: '/', label: 'Home' }, ...crumbs]
  return (
    <nav className="wrap crumbs" aria-label="Breadcrumb">
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
