import { Breadcrumbs, type Crumb } from '@/components/layout/breadcrumbs'
import { words } from '@/lib/site/language/words'

/** The breadcrumbs of a page below the directory's own; without any, of the directory. */
export function DirectoryCrumbs({ below = [] }: { below?: Crumb[] }) {
  return <Breadcrumbs crumbs={[{ href: '/resources', label: words().layout.links['/resources'] }, ...below]} />
}
