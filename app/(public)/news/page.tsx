import '@/components/news/news.css'
import type { Metadata } from 'next'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsFindForm } from '@/components/news/find-form'
import { NewsBrowser } from '@/components/news/news-browser'
import { NewsList } from '@/components/news/news-list'
import { TopicSymbols } from '@/components/news/topic-drawing'
import { ServiceCards } from '@/components/topics/service-cards'
import { newsFeatures } from '@/lib/news/content/page'
import { listNews } from '@/lib/news/queries'
import { NEWS_PAGE, newsAddress } from '@/lib/news/search-page'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'News',
    description:
      'News on women’s rights, health, safety, work and politics from known newsrooms, without anyone watching.',
    path: '/news',
  }),
}

/** Words such as 'Yesterday' are made with the page. */
export const revalidate = 1800

export default async function NewsPage() {
  const { next, ...news } = await listNews({ topic: 'all', q: '', limit: NEWS_PAGE })
  const ownPrefix = `${site.url}/news/`
  return (
    <SiteFrame path="/news" isLive>
      <TopicSymbols />
      <link rel="alternate" type="application/rss+xml" title={`${site.name} news`} href="/news/feed.xml" />
      <div className="topic-hero">
        <div className="wrap grid gap-4">
          <h1>News</h1>
          <p className="lead">
            What changes for women: rights, health, safety, work. From known newsrooms, in one place.
          </p>
        </div>
      </div>
      <section className="section wrap" aria-label="About this page">
        <ServiceCards cards={newsFeatures} />
      </section>
      <section className="section wrap grid gap-6 pt-0" id="find-news" aria-labelledby="stories">
        <h2 id="stories">Latest stories</h2>
        <NewsFindForm />
        <NewsBrowser topic="all" q="" ownPrefix={ownPrefix}>
          <NewsList news={news} ownPrefix={ownPrefix} more={next ? newsAddress({ topic: 'all', q: '' }, next) : null} />
        </NewsBrowser>
        <p>
          <a className="tap" href="/news/feed.xml">
            Our own articles as a feed (RSS)
          </a>
        </p>
      </section>
    </SiteFrame>
  )
}
