import { Section } from '@/components/layout/section'
import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { LinkButton } from '@/components/ui/link-button'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Category } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

export function TopicList({
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
      <LinkButton look="line" className="w-fit" href={to(`/resources/${category}`)}>
        {directory.categoryPage.seeAll({ count: total })}
      </LinkButton>
    </Section>
  )
}
