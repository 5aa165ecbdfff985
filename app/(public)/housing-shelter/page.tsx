import type { Metadata } from 'next'
import { listSlugs } from '@/components/resources/blocks'
import { TopicList } from '@/components/topics/topic-list'
import { TopicPage } from '@/components/topics/topic-page'
import { housingPage as spanish } from '@/lib/resources/content/es/topic-housing'
import { housingPage } from '@/lib/resources/content/topic-housing'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const page = () => choose({ en: housingPage, es: spanish })

export function generateMetadata(): Metadata {
  const { title, metaDescription: description } = page()
  return pageMetadata({ title, description, path: '/housing-shelter' })
}

export default async function HousingPage() {
  const content = page()
  const w = words().directory.topic
  const [counts, { items }, records] = await Promise.all([
    getDirectoryCounts(),
    listResources({ category: 'housing-shelter', withoutFacilities: true, limit: 12 }),
    getRecords(listSlugs(content.blocks)),
  ])
  return (
    <TopicPage
      content={content}
      path="/housing-shelter"
      category="housing-shelter"
      searchLabel={w.housing.search}
      records={records}
      isFromCopy={await isFromCopy()}
    >
      <TopicList
        title={w.who}
        empty={w.housing.empty}
        entries={items}
        total={counts.byCategory['housing-shelter']}
        category="housing-shelter"
        path="/housing-shelter"
      />
    </TopicPage>
  )
}
