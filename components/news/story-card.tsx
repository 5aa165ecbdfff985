import type { ReactNode } from 'react'
import { CardList } from '@/components/ui/card-list'
import { describeWhen, writeLongDate } from '@/lib/news/describe-when.js'
import type { NewsArticle } from '@/lib/news/schema'
import { news as english, type NewsWords } from '@/lib/site/language/en/news'

/** Opens the source in a new tab; our own articles are pages of this site. */
export function StoryLink({ href, isOwn, children }: { href: string; isOwn: boolean; children: ReactNode }) {
  const away = isOwn ? {} : { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <p className="acts">
      <a className="btn btn-line" href={href} {...away}>
        <span>{children}</span>
      </a>
    </p>
  )
}

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
  copy = english,
}: {
  article: NewsArticle
  ownPrefix: string
  clock: StoryClock
  copy?: NewsWords
}) {
  const lang = copy.when.tag === english.when.tag || article.language ? undefined : 'en'
  const isOwn = article.url.startsWith(ownPrefix)
  return (
    <article className="card story">
      <svg aria-hidden="true">
        <use href={`#topic-${article.category}`} />
      </svg>
      <div>
        <p className="badges">
          <span className="badge">{copy.topics[article.category]}</span>
          {isOwn ? <span className="badge badge-verified">{copy.own}</span> : null}
        </p>
        <h3 lang={lang}>{article.title}</h3>
        <p className="words soft" lang={lang}>
          {article.description}
        </p>
        <p className="about">
          <span>{article.source.name}</span>
          <span>{describeWhen(article.publishedAt, clock.now, copy.when)}</span>
          <time dateTime={article.publishedAt}>
            {writeLongDate(article.publishedAt, clock.isLocal ? undefined : ZONE, copy.when.tag)}
          </time>
        </p>
        <StoryLink href={article.url} isOwn={isOwn}>
          {copy.read}
          <span className="sr-only">
            {': '}
            <span lang={lang}>{article.title}</span>
            {isOwn ? '' : copy.newTab}
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
  copy,
}: {
  articles: NewsArticle[]
  ownPrefix: string
  clock: StoryClock
  copy?: NewsWords
}) {
  return (
    <CardList
      items={articles}
      columns="grid-3"
      card={(article) => <StoryCard article={article} ownPrefix={ownPrefix} clock={clock} copy={copy} />}
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
export function NewsPanel({ message, copy = english }: { message?: string; copy?: NewsWords }) {
  return (
    <div className="card items-start">
      <h3>{copy.loading}</h3>
      <p data-message>{message}</p>
    </div>
  )
}
