import { SiteFrame } from '@/components/layout/site-frame'
import { DirectoryCrumbs } from '@/components/resources/blocks'
import { CategoryFilter } from '@/components/resources/filter-links'
import { OlderCopyNotice } from '@/components/resources/older-copy-notice'
import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { SearchForm } from '@/components/resources/search-form'
import { LinkButton } from '@/components/ui/button'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { PAGE_CARDS } from '@/lib/resources/reads/watch'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/resources', () => words().directory.allPage)

export default async function ResourcesPage({ params }: PageProps<'/[locale]/resources'>) {
  await setLanguage(params)
  const [counts, { items }] = await Promise.all([
    getDirectoryCounts(),
    listResources({ withoutFacilities: true, limit: PAGE_CARDS }),
  ])
  const { directory, records, search } = words()
  const w = directory.allPage
  return (
    <SiteFrame path="/resources" scene="help">
      <OlderCopyNotice isShown={await isFromCopy()} />
      <DirectoryCrumbs />
      <section className="section pt-4 max-sm:pb-4">
        <div className="wrap grid gap-4 sm:gap-6">
          <h1>{w.heading}</h1>
          <p className="lead max-sm:leading-normal">{w.lead({ count: counts.total })}</p>
          <SearchForm id="resources-search" label={search.form.ask} />
          <CategoryFilter counts={counts.byCategory} selected="all" />
        </div>
      </section>
      <section className="section pt-0" aria-labelledby="list-title">
        <div className="wrap grid gap-4 sm:gap-6">
          <h2 id="list-title">{directory.firstToCall}</h2>
          {items.length === 0 ? (
            <NoResources title={records.results.none} hint={directory.nothingHere} copy={records} />
          ) : (
            <ResourceCards entries={items} copy={records} />
          )}
          <ResourceListData entries={items} path="/resources" />
          <LinkButton variant="outline" className="w-fit" href={to('/resources/search')}>
            {w.search({ count: counts.total })}
          </LinkButton>
        </div>
      </section>
    </SiteFrame>
  )
}
