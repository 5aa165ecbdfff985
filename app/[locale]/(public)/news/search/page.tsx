import { readNonce } from '@/lib/http/nonce'
import { setLanguage } from '@/lib/site/language/page-language'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import '@/components/news/news.css'
import type { Metadata } from 'next'
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

export async function generateMetadata({ params }: PageProps<'/[locale]/news/search'>): Promise<Metadata> {
  await setLanguage(params)
  const { searchTitle: title, searchDescription: description } = words().news
  return pageMetadata({ title, description, path: '/news/search', index: false })
}

export default async function NewsSearchPage({ params, searchParams }: PageProps<'/[locale]/news/search'>) {
  await setLanguage(params)
  const [query, nonce] = await Promise.all([searchParams, readNonce()])
  const { topic, q, after, typed, problem } = readNewsSearch(query)
  const { next, ...news } = problem
    ? { next: null, articles: [] }
    : await tryListNews({ topic, q, limit: NEWS_PAGE, after })
  const ownPrefix = `${site.url}${to('/news')}/`
  const w = words().news
  return (
    <SiteFrame path="/news/search" nonce={nonce} isLive>
      <TopicSymbols />
      <Breadcrumbs
        crumbs={[
          { href: '/news', label: w.title },
          { href: '/news/search', label: w.search },
        ]}
      />
      <div className="section wrap grid gap-6 pt-4">
        <h1>{w.searchTitle}</h1>
        {w.inEnglish ? <p>{w.inEnglish}</p> : null}
        <NewsFindForm q={typed} topic={topic} />
        <h2>{describeNewsSearch({ topic, q })}</h2>
        {problem ? (
          <NewsPanel message={problem} copy={w} />
        ) : (
          <NewsBrowser
            topic={topic === 'womens-health' ? 'healthcare' : topic}
            q={q}
            ownPrefix={ownPrefix}
            language={currentLanguage()}
            copy={w}
          >
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
              {w.back}
            </a>
          </p>
        ) : null}
      </div>
    </SiteFrame>
  )
}
