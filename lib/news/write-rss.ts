import { escapeXml } from '@/lib/text/format'
import type { ListedArticle } from './own-articles'

interface Channel {
  title: string
  description: string
  /** The page of the articles, and the feed's own address. */
  page: string
  self: string
}

/** RSS 2.0 of our own articles: what they are about, and where the whole is. */
export function writeRss({ title, description, page, self }: Channel, articles: ListedArticle[]): string {
  const items = articles.map((article) => {
    const url = escapeXml(`${page}/${article.slug}`)
    return `<item><title>${escapeXml(article.title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><description>${escapeXml(article.excerpt)}</description><category>${article.category}</category><pubDate>${new Date(article.publishedAt).toUTCString()}</pubDate></item>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(title)}</title><link>${escapeXml(page)}</link><description>${escapeXml(description)}</description><language>en-us</language><atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
${items.join('\n')}
</channel></rss>
`
}
