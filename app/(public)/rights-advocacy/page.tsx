import type { Metadata } from 'next'
import { listSlugs } from '@/components/resources/blocks'
import { TopicList } from '@/components/topics/topic-list'
import { TopicPage } from '@/components/topics/topic-page'
import { rightsPage } from '@/lib/resources/content/topic-rights'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: rightsPage.title,
  description: rightsPage.metaDescription,
  path: '/rights-advocacy',
})

export default async function RightsPage() {
  const [counts, { items }, records] = await Promise.all([
    getDirectoryCounts(),
    listResources({ category: 'rights-advocacy', withoutFacilities: true, limit: 12 }),
    getRecords(listSlugs(rightsPage.blocks)),
  ])
  return (
    <TopicPage
      content={rightsPage}
      path="/rights-advocacy"
      category="rights-advocacy"
      searchLabel="Search rights and legal help"
      records={records}
    >
      <TopicList
        title="Who to call first"
        empty="No advocacy resources found"
        entries={items}
        total={counts.byCategory['rights-advocacy']}
        category="rights-advocacy"
        path="/rights-advocacy"
      />
    </TopicPage>
  )
}
