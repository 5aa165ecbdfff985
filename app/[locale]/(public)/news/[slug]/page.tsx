import { setLanguage } from '@/lib/site/language/page-language'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import '@/components/news/article.css'
import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { JsonLd } from '@/components/layout/json-ld'
import { SiteFrame } from '@/components/layout/site-frame'
import { OwnArticleBody } from '@/components/news/own-article-body'
import { getOwnArticle, speakArticle } from '@/lib/news/own-articles'
import { orNotFoundPage } from '@/lib/site/or-not-found'
import { pageMetadata } from '@/lib/site/page-metadata'
import { site } from '@/lib/site/site'
import { renderMarkdown } from '@/lib/text/markdown/render'

type Props = PageProps<'/[locale]/news/[slug]'>

export const dynamicParams = true

/** None at build time: each is rendered on first request, and again when it changes. */
export function generateStaticParams() {
  return []
}

async function requireArticle(params: Props['params']) {
  const { slug } = await params
  const article = orNotFoundPage(/^[a-z0-9-]{1,120}$/.test(slug) ? await getOwnArticle(slug) : null)
  return speakArticle(article)
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
