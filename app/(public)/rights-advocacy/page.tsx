import type { Metadata } from 'next'
import { listSlugs } from '@/components/resources/blocks'
import { TopicList } from '@/components/topics/topic-list'
import { TopicPage } from '@/components/topics/topic-page'
import { rightsPage as spanish } from '@/lib/resources/content/es/topic-rights'
import { rightsPage } from '@/lib/resources/content/topic-rights'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

const page = () => choose({ en: rightsPage, es: spanish })

export function generateMetadata(): Metadata {
  const { title, metaDescription: description } = page()
  return pageMetadata({ title, description, path: '/rights-advocacy' })
}

export default async function RightsPage() {
  const content = page()
  const w = words().directory.topic
  const [counts, { items }, records] = await Promise.all([
    getDirectoryCounts(),
    listResources({ category: 'rights-advocacy', withoutFacilities: true, limit: 12 }),
    getRecords(listSlugs(content.blocks)),
  ])
  return (
    <TopicPage
      content={content}
      path="/rights-advocacy"
      category="rights-advocacy"
      searchLabel={w.rights.search}
      records={records}
      isFromCopy={await isFromCopy()}
    >
      <TopicList
        title={w.who}
        empty={w.rights.empty}
        entries={items}
        total={counts.byCategory['rights-advocacy']}
        category="rights-advocacy"
        path="/rights-advocacy"
      />
    </TopicPage>
  )
}
