import { LinkButton } from '@/components/ui/button'
import type { NewsAnswer } from '@/lib/news/schema'
import { words } from '@/lib/site/language/words'
import { NewsPanel, StoryCards } from './story-card'

/** Server-rendered stories, with the address of the next page. */
export function NewsList({
  news,
  ownPrefix,
  more,
  isFirst = true,
}: {
  news: NewsAnswer
  ownPrefix: string
  more: string | null
  /** Beyond the first page it stays a plain link: a script would start again from the top. */
  isFirst?: boolean
}) {
  const w = words().news
  if (news.articles.length === 0) return <NewsPanel message={news.message} copy={w} />
  return (
    <div className="grid gap-6">
      <StoryCards articles={news.articles} ownPrefix={ownPrefix} clock={{ now: Date.now(), isLocal: false }} copy={w} />
      {more ? (
        <p>
          <LinkButton variant="outline" href={more} data-load-more={isFirst ? '' : undefined}>
            {w.more}
          </LinkButton>
        </p>
      ) : null}
    </div>
  )
}
