import { listNewsPages } from '@/lib/news/sitemap'
import { listFixedPages, listSitemapEntries, readSitemapPart, writeSitemap } from '@/lib/resources/reads/sitemap'

export const dynamic = 'force-static'

export function generateStaticParams() {
  return []
}

/** One file of a large directory: '/sitemap/pages.xml', '/sitemap/housing-shelter.tx.xml', '/sitemap/housing-shelter.tx.2.xml'. */
export async function GET(_: Request, { params }: { params: Promise<{ part: string }> }): Promise<Response> {
  const name = (await params).part.replace(/\.xml$/, '')
  const part = readSitemapPart(name)
  if (name !== 'pages' && !part) return new Response(null, { status: 404 })
  const entries = part ? await listSitemapEntries(part) : [...listFixedPages(), ...(await listNewsPages())]
  if (entries.length === 0) return new Response(null, { status: 404 })
  return new Response(writeSitemap(entries), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
