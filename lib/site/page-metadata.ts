import type { Metadata } from 'next'
import { site } from './site'

/** Title, description, canonical address and the neutral card of a page. `title` is given whole or gets the site's name. */
export function pageMetadata({
  title,
  description,
  path,
  index = true,
}: {
  title: string
  description: string
  path: string
  index?: boolean
}): Metadata {
  const whole = title.endsWith(`- ${site.name}`) || title === site.name ? title : `${title} - ${site.name}`
  return {
    title: { absolute: whole },
    description,
    alternates: { canonical: path },
    robots: index ? undefined : { index: false, follow: true },
    openGraph: {
      // What a pasted link shows to whoever sees it: the site's name and a flower, never the topic.
      title: site.name,
      description: 'A guide to free and trusted services across the country.',
      siteName: site.name,
      type: 'website',
      locale: 'en_US',
      images: [{ url: '/card.png', width: 1200, height: 630, alt: 'A marigold flower' }],
    },
    twitter: { card: 'summary_large_image', title: site.name, images: ['/card.png'] },
  }
}
