import { Section } from '@/components/layout/section'
import { listSlugs } from '@/components/resources/blocks'
import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { TopicPage } from '@/components/topics/topic-page'
import { LinkButton } from '@/components/ui/button'
import type { TopicPage as Content } from '@/lib/resources/content/section'
import { isFromCopy } from '@/lib/resources/reads/from-copy'
import { getDirectoryCounts, listResources } from '@/lib/resources/reads/queries'
import { getRecords } from '@/lib/resources/reads/watch'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Category } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

function TopicList({
  title,
  empty,
  entries,
  total,
  category,
  path,
}: {
  title: string
  empty: string
  entries: ResourceDto[]
  total: number
  category: Category
  path: string
}) {
  const { directory, records: copy } = words()
  return (
    <Section name="list" title={title} inner="grid gap-6">
      {entries.length === 0 ? (
        <NoResources title={empty} hint={directory.topic.emptyHint} copy={copy} />
      ) : (
        <ResourceCards entries={entries} copy={copy} />
      )}
      <ResourceListData entries={entries} path={path} />
      <LinkButton variant="outline" className="w-fit" href={to(`/resources/${category}`)}>
        {directory.categoryPage.seeAll({ count: total })}
      </LinkButton>
    </Section>
  )
}

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
