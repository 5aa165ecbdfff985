import './news.css'
import { InlineScript } from '@/components/layout/inline-script'
import { LinkButton } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { Tags } from '@/components/ui/texts'
import { describeWhen } from '@/lib/news/describe-when.js'
import type { NewsAnswer, NewsArticle } from '@/lib/news/schema'
import { getTeaserScript } from '@/lib/news/teaser-script'
import { teaserTopics, topicNames } from '@/lib/news/topics'
import { intendedSources } from '@/lib/site/site'
import { NewsPanel, StoryLink, StorySkeletons } from './story-card'
import { TopicSymbols } from './topic-drawing'

/** A card of Home's news. Without an article it is the template that the page's script fills in. */
function TeaserCard({ article, ownPrefix, now }: { article?: NewsArticle; ownPrefix: string; now: number }) {
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

/** Shown if no stories could be loaded. */
function ServiceNotice() {
  return (
    <div className="callout">
      <h3>The news cannot be shown right now</h3>
      <p>A news API service is needed to show stories here. Nothing else on this page depends on it.</p>
      <p>The sources this site is meant to show:</p>
      <Tags variant="chip" texts={intendedSources} />
    </div>
  )
}

const SKELETONS = 6

/** Home's first six stories. Without a script its buttons link to the same stories on their own page. */
export function NewsTeaser({ news, ownPrefix, now }: { news: NewsAnswer; ownPrefix: string; now: number }) {
  const state = news.articles.length > 0 ? 'list' : 'empty'
  return (
    <section id="news" className="section" aria-labelledby="news-title" data-teaser>
      <TopicSymbols />
      <div className="wrap grid gap-6">
        <Fold summary={<h2 id="news-title">Latest news</h2>}>
          <p className="soft">
            From news services and from us. We don’t load their pictures, so no one can see what you read.
          </p>
          <nav aria-label="News by topic">
            <ul className="chips">
              {teaserTopics.map(({ value, label }) => (
                <li key={value}>
                  <a
                    className="chip"
                    href={value === 'all' ? '/news' : `/news/search?topic=${value}`}
                    data-topic={value}
                    aria-current={value === 'all' ? 'true' : undefined}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <p className="sr-only" role="status" data-status />
          <div className="grid gap-6">
            <div data-state="list" hidden={state !== 'list'}>
              <ul className="grid-3" data-teaser-list>
                {news.articles.map((article) => (
                  <TeaserCard key={article.id} article={article} ownPrefix={ownPrefix} now={now} />
                ))}
              </ul>
            </div>
            <div data-state="loading" hidden>
              <StorySkeletons count={SKELETONS} />
            </div>
            <div data-state="empty" hidden={state !== 'empty'}>
              <NewsPanel message={news.message} />
            </div>
            <div data-state="error" hidden>
              <ServiceNotice />
            </div>
          </div>
          <p>
            <LinkButton variant="outline" href="/news">
              View All News
            </LinkButton>
          </p>
        </Fold>
      </div>
      <template>
        <TeaserCard ownPrefix={ownPrefix} now={now} />
      </template>
      <InlineScript script={getTeaserScript()} />
    </section>
  )
}
