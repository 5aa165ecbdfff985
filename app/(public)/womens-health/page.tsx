import type { Metadata } from 'next'
import { listSlugs } from '@/components/resources/blocks'
import { TopicList } from '@/components/topics/topic-list'
import { TopicPage } from '@/components/topics/topic-page'
import { healthPage as spanish } from '@/lib/resources/content/es/topic-health'
import { healthPage } from '@/lib/resources/content/topic-health'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const page = () => choose({ en: healthPage, es: spanish })

export function generateMetadata(): Metadata {
  const { title, metaDescription: description } = page()
  return pageMetadata({ title, description, path: '/womens-health' })
}

export default async function HealthPage() {
  const content = page()
  const w = words().directory.topic
  const [counts, { items }, records] = await Promise.all([
    getDirectoryCounts(),
    listResources({ category: 'womens-health', withoutFacilities: true, limit: 12 }),
    getRecords(listSlugs(content.blocks)),
  ])
  return (
    <TopicPage
      content={content}
      path="/womens-health"
      category="womens-health"
      searchLabel={w.health.search}
      records={records}
      isFromCopy={await isFromCopy()}
    >
      <TopicList
        title={w.who}
        empty={w.health.empty}
        entries={items}
        total={counts.byCategory['womens-health']}
        category="womens-health"
        path="/womens-health"
      />
    </TopicPage>
  )
}
