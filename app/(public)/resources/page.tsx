import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { CategoryFilter } from '@/components/resources/category-filter'
import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { SearchForm } from '@/components/resources/search-form'
import { LinkButton } from '@/components/ui/link-button'
import { PAGE_CARDS } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { pageMetadata } from '@/lib/site/page-metadata'
import { formatNumber } from '@/lib/text/format'

export const metadata: Metadata = pageMetadata({
  title: 'All Resources',
  description: 'Housing, health, legal and money help in every state, with the source and date of each entry.',
  path: '/resources',
})

export default async function ResourcesPage() {
  const [counts, { items }] = await Promise.all([
    getDirectoryCounts(),
    listResources({ withoutFacilities: true, limit: PAGE_CARDS }),
  ])
  return (
    <SiteFrame path="/resources">
      <Breadcrumbs crumbs={[{ href: '/resources', label: 'All Resources' }]} />
      <section className="section pt-4">
        <div className="wrap grid gap-6">
          <h1>All resources</h1>
          <p className="lead">
            {formatNumber(counts.total)} places to turn to, in every state. Each one shows its source and date.
          </p>
          <SearchForm id="resources-search" label="What do you need, or where are you?" />
          <CategoryFilter counts={counts.byCategory} selected="all" />
        </div>
      </section>
      <section className="section pt-0" aria-labelledby="list-title">
        <div className="wrap grid gap-6">
          <h2 id="list-title">First to call</h2>
          {items.length === 0 ? (
            <NoResources title="No resources found" hint="No resources available in this category." />
          ) : (
            <ResourceCards entries={items} />
          )}
          <ResourceListData entries={items} path="/resources" />
          <LinkButton look="line" className="w-fit" href="/resources/search">
            Search all {formatNumber(counts.total)} entries
          </LinkButton>
        </div>
      </section>
    </SiteFrame>
  )
}
