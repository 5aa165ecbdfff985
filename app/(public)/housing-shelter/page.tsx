import type { Metadata } from 'next'
import { listSlugs } from '@/components/resources/blocks'
import { TopicList } from '@/components/topics/topic-list'
import { TopicPage } from '@/components/topics/topic-page'
import { housingPage } from '@/lib/resources/content/topic-housing'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: housingPage.title,
  description: housingPage.metaDescription,
  path: '/housing-shelter',
})

export default async function HousingPage() {
  const [counts, { items }, records] = await Promise.all([
    getDirectoryCounts(),
    listResources({ category: 'housing-shelter', withoutFacilities: true, limit: 12 }),
    getRecords(listSlugs(housingPage.blocks)),
  ])
  return (
    <TopicPage
      content={housingPage}
      path="/housing-shelter"
      category="housing-shelter"
      searchLabel="Search housing and shelter"
      records={records}
    >
      <TopicList
        title="Who to call first"
        empty="No housing resources found"
        entries={items}
        total={counts.byCategory['housing-shelter']}
        category="housing-shelter"
        path="/housing-shelter"
      />
    </TopicPage>
  )
}
