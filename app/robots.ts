import type { MetadataRoute } from 'next'
import { listClosed } from '@/lib/routes/list-closed.mjs'
import { site } from '@/lib/site/site'

export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: listClosed() }, sitemap: `${site.url}/sitemap.xml` }
}
