import type { MetadataRoute } from 'next'
import { site } from '@/lib/site'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/admin', '/dashboard', '/leave', '/resources/search', '/donate/pay'],
    },
    sitemap: `${site.url}/sitemap.xml`,
  }
}
