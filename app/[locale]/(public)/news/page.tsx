import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import '@/components/news/news.css'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsFindForm } from '@/components/news/find-form'
import { NewsBrowser } from '@/components/news/news-browser'
import { NewsList } from '@/components/news/news-list'
import { TopicSymbols } from '@/components/news/topic-drawing'
import { ServiceCards } from '@/components/topics/topic-page'
import { listNewsFeatures } from '@/lib/news/content/page'
import { listNews } from '@/lib/news/queries'
import { NEWS_PAGE, newsAddress } from '@/lib/news/search-page'
import { describePage } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const generateMetadata = describePage('/news', () => words().news)

/** Words such as 'Yesterday' are rendered into the page. */
export const revalidate = 1800

export default async function NewsPage({ params }: PageProps<'/[locale]/news'>) {
  await setLanguage(params)
  const { next, ...news } = await listNews({ topic: 'all', q: '', limit: NEWS_PAGE })
  const ownPrefix = `${site.url}${to('/news')}/`
  const w = words().news
  return (
    <SiteFrame path="/news" scene="news" isLive>
      <TopicSymbols />
      <link
        rel="alternate"
        type="application/rss+xml"
        title={words().site.feedName({ site: site.name })}
        href="/news/feed.xml"
      />
      <div className="topic-hero">
        <div className="wrap grid gap-4">
          <h1>{w.title}</h1>
          <p className="lead">{w.lead}</p>
          {w.inEnglish ? <p>{w.inEnglish}</p> : null}
        </div>
      </div>
      <section className="section wrap" aria-label={w.about}>
        <ServiceCards cards={listNewsFeatures()} />
      </section>
      <section className="section wrap grid gap-6 pt-0" id="find-news" aria-labelledby="stories">
        <h2 id="stories">{w.latest}</h2>
        <NewsFindForm />
        <NewsBrowser topic="all" q="" ownPrefix={ownPrefix} language={currentLanguage()} copy={w}>
          <NewsList news={news} ownPrefix={ownPrefix} more={next ? newsAddress({ topic: 'all', q: '' }, next) : null} />
        </NewsBrowser>
        <p>
          <a className="tap" href="/news/feed.xml">
            {w.feed}
          </a>
        </p>
      </section>
    </SiteFrame>
  )
}
