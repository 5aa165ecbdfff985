import '@/components/news/news.css'
import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { SiteFrame } from '@/components/layout/site-frame'
import { NewsFindForm } from '@/components/news/find-form'
import { NewsBrowser } from '@/components/news/news-browser'
import { NewsList } from '@/components/news/news-list'
import { NewsPanel } from '@/components/news/story-card'
import { TopicSymbols } from '@/components/news/topic-drawing'
import { describeNewsSearch, NEWS_PAGE, newsAddress, readNewsSearch } from '@/lib/news/search-page'
import { tryListNews } from '@/lib/news/try-list-news'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'

export const metadata: Metadata = pageMetadata({
  title: 'Search the news',
  description: 'News by topic and by words in a title or summary.',
  path: '/news/search',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function NewsSearchPage({ searchParams }: Props) {
  const [params, nonce] = await Promise.all([searchParams, headers().then((all) => all.get('x-nonce') ?? undefined)])
  const { topic, q, after, typed, problem } = readNewsSearch(params)
  const { next, ...news } = problem
    ? { next: null, articles: [] }
    : await tryListNews({ topic, q, limit: NEWS_PAGE, after })
  const ownPrefix = `${site.url}/news/`
  return (
    <SiteFrame path="/news/search" nonce={nonce} isLive>
      <TopicSymbols />
      <Breadcrumbs
        crumbs={[
          { href: '/news', label: 'News' },
          { href: '/news/search', label: 'Search' },
        ]}
      />
      <div className="section wrap grid gap-6 pt-4">
        <h1>Search the news</h1>
        <NewsFindForm q={typed} topic={topic} />
        <h2>{describeNewsSearch({ topic, q })}</h2>
        {problem ? (
          <NewsPanel message={problem} />
        ) : (
          <NewsBrowser topic={topic === 'womens-health' ? 'healthcare' : topic} q={q} ownPrefix={ownPrefix}>
            <NewsList
              news={news}
              ownPrefix={ownPrefix}
              more={next ? newsAddress({ topic, q }, next) : null}
              isFirst={!after}
            />
          </NewsBrowser>
        )}
        {after ? (
          <p>
            <a className="tap" href={newsAddress({ topic, q })}>
              Back to the newest stories
            </a>
          </p>
        ) : null}
      </div>
    </SiteFrame>
  )
}
