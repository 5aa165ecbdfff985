import { writeLongDate } from '@/lib/news/describe-when.js'
import { articleTopics, topicNames } from '@/lib/news/topics'

interface Shown {
  title: string
  excerpt: string
  category: keyof typeof articleTopics
  imageUrl: string | null
  imageAlt: string | null
  author: string | null
  publishedAt: string
}

/** Pictures come from us alone: another site would learn who reads. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.webp$/

export function OwnArticleBody({ article, html, siteName }: { article: Shown; html: string; siteName: string }) {
  const picture = article.imageUrl && OWN_PICTURE.test(article.imageUrl) ? article.imageUrl : null
  return (
    <article className="section wrap grid gap-6 pt-4">
      <header className="grid gap-3">
        <p className="badges">
          <span className="badge badge-verified">Our own article</span>
          <span className="badge">{topicNames[articleTopics[article.category]]}</span>
        </p>
        <h1>{article.title}</h1>
        <p className="lead">{article.excerpt}</p>
        <p className="soft">
          {article.author ? `By ${article.author}, ` : `By ${siteName}, `}
          <time dateTime={article.publishedAt}>{writeLongDate(article.publishedAt, 'America/New_York')}</time>
        </p>
      </header>
      {/* biome-ignore lint/performance/noImgElement: our own file, of the right size already */}
      {picture ? <img className="article-picture" src={picture} alt={article.imageAlt ?? ''} decoding="async" /> : null}
      <div
        className="prose article-text"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/text/markdown, which lets no HTML through
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <p>
        <a className="tap" href="/news">
          All news
        </a>
      </p>
    </article>
  )
}
