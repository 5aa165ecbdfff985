import { describeWhen } from '@/lib/news/describe-when.js'
import type { NewsArticle } from '@/lib/news/schema'
import { topicNames } from '@/lib/news/topics'
import { StoryLink } from './story-link'

/** A card of Home's news. Without an article it is the template that the page's script fills in. */
export function TeaserCard({ article, ownPrefix, now }: { article?: NewsArticle; ownPrefix: string; now: number }) {
  const isOwn = article?.url.startsWith(ownPrefix) ?? false
  return (
    <li className="grid max-w-none">
      <article className="card story">
        <svg aria-hidden="true">
          <use href={`#topic-${article?.category ?? 'womens-rights'}`} />
        </svg>
        <div>
          <p className="badges">
            <span className="badge" data-fill="topic">
              {article ? topicNames[article.category] : ''}
            </span>
            <span className="badge badge-verified" data-own hidden={!isOwn}>
              Our own article
            </span>
          </p>
          <h3 data-fill="title">{article?.title ?? ''}</h3>
          <p className="words soft" data-fill="words">
            {article?.description ?? ''}
          </p>
          <p className="about">
            <span data-fill="source">{article?.source.name ?? ''}</span>
            <time dateTime={article?.publishedAt} data-fill="when">
              {article ? describeWhen(article.publishedAt, now) : ''}
            </time>
          </p>
          <StoryLink href={article?.url ?? '/news'} isOwn={isOwn}>
            Read Full Article
            <span className="sr-only" data-fill="spoken">
              {article ? `: ${article.title}${isOwn ? '' : ', opens a new tab'}` : ''}
            </span>
          </StoryLink>
        </div>
      </article>
    </li>
  )
}
