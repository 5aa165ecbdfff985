import { writeLongDate } from '@/lib/news/describe-when.js'
import { articleTopics } from '@/lib/news/topics'
import type { Language } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

interface Shown {
  title: string
  excerpt: string
  category: keyof typeof articleTopics
  imageUrl: string | null
  imageAlt: string | null
  author: string | null
  publishedAt: string
  language: Language
}

/** Only our own pictures: another site would learn who reads. */
const OWN_PICTURE = /^\/pictures\/[a-z0-9-]+\.webp$/

export function OwnArticleBody({ article, html, siteName }: { article: Shown; html: string; siteName: string }) {
  const picture = article.imageUrl && OWN_PICTURE.test(article.imageUrl) ? article.imageUrl : null
  const w = words().news
  const lang = currentLanguage() === article.language ? undefined : article.language
  return (
    <article className="section wrap grid gap-6 pt-4">
      <header className="grid gap-3">
        <p className="badges">
          <span className="badge badge-verified">{w.own}</span>
          <span className="badge">{w.topics[articleTopics[article.category]]}</span>
        </p>
        <h1 lang={lang}>{article.title}</h1>
        <p className="lead" lang={lang}>
          {article.excerpt}
        </p>
        <p className="soft">
          {w.by.replace('{author}', () => article.author ?? siteName)}
          <time dateTime={article.publishedAt}>
            {writeLongDate(article.publishedAt, 'America/New_York', w.when.tag)}
          </time>
        </p>
      </header>
      {/* biome-ignore lint/performance/noImgElement: our own file, already at the right size */}
      {picture ? <img className="article-picture" src={picture} alt={article.imageAlt ?? ''} decoding="async" /> : null}
      <div
        className="prose article-text"
        lang={lang}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made by lib/text/markdown, which lets no HTML through
        dangerouslySetInnerHTML={{ __html: html }}
      />
      <p>
        <a className="tap" href={to('/news')}>
          {w.allNews}
        </a>
      </p>
    </article>
  )
}
