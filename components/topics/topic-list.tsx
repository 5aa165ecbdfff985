import { NoResources, ResourceCards } from '@/components/resources/resource-card'
import { ResourceListData } from '@/components/resources/resource-list-data'
import { LinkButton } from '@/components/ui/link-button'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Category } from '@/lib/resources/vocabulary'
import { formatNumber } from '@/lib/text/format'

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
  return (
    <section className="section" aria-labelledby="list-title">
      <div className="wrap grid gap-6">
        <h2 id="list-title">{title}</h2>
        {entries.length === 0 ? (
          <NoResources title={empty} hint="Try adjusting your search or check back later for updated listings" />
        ) : (
          <ResourceCards entries={entries} />
        )}
        <ResourceListData entries={entries} path={path} />
        <LinkButton look="line" className="w-fit" href={`/resources/${category}`}>
          See all {formatNumber(total)} entries
        </LinkButton>
      </div>
    </section>
  )
}
