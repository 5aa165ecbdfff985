import type { Metadata } from 'next'
import { listSlugs } from '@/components/resources/blocks'
import { TopicList } from '@/components/topics/topic-list'
import { TopicPage } from '@/components/topics/topic-page'
import { healthPage } from '@/lib/resources/content/topic-health'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: healthPage.title,
  description: healthPage.metaDescription,
  path: '/womens-health',
})

export default async function HealthPage() {
  const [counts, { items }, records] = await Promise.all([
    getDirectoryCounts(),
    listResources({ category: 'womens-health', withoutFacilities: true, limit: 12 }),
    getRecords(listSlugs(healthPage.blocks)),
  ])
  return (
    <TopicPage
      content={healthPage}
      path="/womens-health"
      category="womens-health"
      searchLabel="Search women’s health"
      records={records}
    >
      <TopicList
        title="Who to call first"
        empty="No health resources found"
        entries={items}
        total={counts.byCategory['womens-health']}
        category="womens-health"
        path="/womens-health"
      />
    </TopicPage>
  )
}
