import { setLanguage } from '@/lib/site/language/page-language'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import '@/components/news/article.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { JsonLd } from '@/components/layout/json-ld'
import { SiteFrame } from '@/components/layout/site-frame'
import { writeLongDate } from '@/lib/news/describe-when.js'
import { getOwnArticle, translateArticle } from '@/lib/news/own-articles'
import { articleTopics } from '@/lib/news/topics'
import type { Language } from '@/lib/site/language/languages.mjs'
import { to } from '@/lib/site/language/paths'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { renderMarkdown } from '@/lib/text/markdown/render'

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

function OwnArticleBody({ article, html, siteName }: { article: Shown; html: string; siteName: string }) {
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

type Props = PageProps<'/[locale]/news/[slug]'>

export const dynamicParams = true

/** None at build time: each is rendered on first request, and again when it changes. */
export function generateStaticParams() {
  return []
}

async function requireArticle(params: Props['params']) {
  const { slug } = await params
  const article = orNotFoundPage(/^[a-z0-9-]{1,120}$/.test(slug) ? await getOwnArticle(slug) : null)
  return translateArticle(article)
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await setLanguage(params)
  const { title, excerpt, slug, language } = await requireArticle(params)
  return pageMetadata({ title, description: excerpt, path: `/news/${slug}`, index: currentLanguage() === language })
}

export default async function OwnArticlePage({ params }: Props) {
  await setLanguage(params)
  const article = await requireArticle(params)
  const { slug, title, excerpt, author, publishedAt, updatedAt } = article
  return (
    <SiteFrame path={`/news/${slug}`}>
      <JsonLd
        data={{
          '@type': 'NewsArticle',
          headline: title,
          description: excerpt,
          datePublished: publishedAt,
          dateModified: updatedAt,
          author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: site.name },
          publisher: { '@type': 'Organization', name: site.name, url: site.url },
          mainEntityOfPage: `${site.url}/news/${slug}`,
        }}
      />
      <Breadcrumbs
        crumbs={[
          { href: '/news', label: words().news.title },
          { href: `/news/${slug}`, label: title },
        ]}
      />
      <OwnArticleBody article={article} html={renderMarkdown(article.content)} siteName={site.name} />
    </SiteFrame>
  )
}
