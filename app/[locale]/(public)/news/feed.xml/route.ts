import { listFeedArticles } from '@/lib/news/own-articles'
import { writeRss } from '@/lib/news/write-rss'
import { site } from '@/lib/site/site'

export const dynamic = 'force-static'
export const dynamicParams = false

/** Articles are written in English. */
export function generateStaticParams() {
  return [{ locale: 'en' }]
}

export async function GET(): Promise<Response> {
  const channel = {
    title: `${site.name} news`,
    description: `Articles by ${site.name}.`,
    page: `${site.url}/news`,
    self: `${site.url}/news/feed.xml`,
  }
  const xml = writeRss(channel, await listFeedArticles())
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } })
}
