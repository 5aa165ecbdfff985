import { listNewsPages } from '@/lib/news/sitemap'
import {
  listFixedPages,
  listSitemapEntries,
  listSitemapParts,
  writeSitemap,
  writeSitemapIndex,
} from '@/lib/resources/reads/sitemap'

export const dynamic = 'force-static'

export async function GET(): Promise<Response> {
  const parts = await listSitemapParts()
  const xml = parts
    ? writeSitemapIndex(parts)
    : writeSitemap([...listFixedPages(), ...(await listSitemapEntries(null)), ...(await listNewsPages())])
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
