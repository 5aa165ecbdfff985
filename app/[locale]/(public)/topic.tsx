import { listSlugs } from '@/components/resources/blocks'
import { TopicList } from '@/components/topics/topic-list'
import { TopicPage } from '@/components/topics/topic-page'
import type { TopicPage as Content } from '@/lib/resources/content/section'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getRecords } from '@/lib/resources/reads/page-reads'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import type { Category } from '@/lib/resources/vocabulary'
import { words } from '@/lib/site/language/words'

/** A category's text, and who helps with it. */
export async function showTopic({
  content,
  category,
  copy,
}: {
  content: Content
  category: Category
  copy: { search: string; empty: string }
}) {
  const path = `/${category}`
  const [counts, { items }, records] = await Promise.all([
    getDirectoryCounts(),
    listResources({ category, withoutFacilities: true, limit: 5 }),
    getRecords(listSlugs(content.blocks)),
  ])
  return (
    <TopicPage
      content={content}
      path={path}
      category={category}
      searchLabel={copy.search}
      records={records}
      isFromCopy={await isFromCopy()}
    >
      <TopicList
        title={words().directory.topic.who}
        empty={copy.empty}
        entries={items}
        total={counts.byCategory[category]}
        category={category}
        path={path}
      />
    </TopicPage>
  )
}
