import './news.css'
import { InlineScript } from '@/components/layout/inline-script'
import { Fold } from '@/components/ui/fold'
import { LinkButton } from '@/components/ui/link-button'
import type { NewsAnswer } from '@/lib/news/schema'
import { getTeaserScript } from '@/lib/news/teaser-script'
import { teaserTopics } from '@/lib/news/topics'
import { ServiceNotice } from './service-notice'
import { NewsPanel, StorySkeletons } from './story-card'
import { TeaserCard } from './teaser-card'
import { TopicSymbols } from './topic-drawing'

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
            <LinkButton look="line" href="/news">
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
