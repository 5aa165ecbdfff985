import { CardList } from '@/components/ui/card-list'
import { describeWhen, writeLongDate } from '@/lib/news/describe-when.js'
import type { NewsArticle } from '@/lib/news/schema'
import { news as english, type NewsWords } from '@/lib/site/language/en/news'
import { StoryLink } from './story-link'

/** The time zone used until the reader's own is known: the most common among our readers. */
const ZONE = 'America/New_York'

export interface StoryClock {
  now: number
  /** The browser's time zone, once known. */
  isLocal: boolean
}

/** 'Read Full Article' opens the source in a new tab; our own articles are pages of this site. */
export function StoryCard({
  article,
  ownPrefix,
  clock,
  said = english,
}: {
  article: NewsArticle
  ownPrefix: string
  clock: StoryClock
  said?: NewsWords
}) {
  const lang = said.when.tag === english.when.tag ? undefined : 'en'
  const isOwn = article.url.startsWith(ownPrefix)
  return (
    <article className="card story">
      <svg aria-hidden="true">
        <use href={`#topic-${article.category}`} />
      </svg>
      <div>
        <p className="badges">
          <span className="badge">{said.topics[article.category]}</span>
          {isOwn ? <span className="badge badge-verified">{said.own}</span> : null}
        </p>
        <h3 lang={lang}>{article.title}</h3>
        <p className="words soft" lang={lang}>
          {article.description}
        </p>
        <p className="about">
          <span>{article.source.name}</span>
          <span>{describeWhen(article.publishedAt, clock.now, said.when)}</span>
          <time dateTime={article.publishedAt}>
            {writeLongDate(article.publishedAt, clock.isLocal ? undefined : ZONE, said.when.tag)}
          </time>
        </p>
        <StoryLink href={article.url} isOwn={isOwn}>
          {said.read}
          <span className="sr-only">
            {': '}
            <span lang={lang}>{article.title}</span>
            {isOwn ? '' : said.newTab}
          </span>
        </StoryLink>
      </div>
    </article>
  )
}

export function StoryCards({
  articles,
  ownPrefix,
  clock,
  said,
}: {
  articles: NewsArticle[]
  ownPrefix: string
  clock: StoryClock
  said?: NewsWords
}) {
  return (
    <CardList
      items={articles}
      columns="grid-3"
      card={(article) => <StoryCard article={article} ownPrefix={ownPrefix} clock={clock} said={said} />}
    />
  )
}

export function StorySkeletons({ count }: { count: number }) {
  return (
    <div className="grid-3" aria-hidden="true" data-skeletons>
      {Array.from({ length: count }, (_, index) => (
        <div key={String(index)} className="card skeleton story-skeleton" />
      ))}
    </div>
  )
}

/** Nothing to show yet, or no match, with the server's explanation. */
export function NewsPanel({ message, said = english }: { message?: string; said?: NewsWords }) {
  return (
    <div className="card items-start">
      <h3>{said.loading}</h3>
      <p data-message>{message}</p>
    </div>
  )
}
