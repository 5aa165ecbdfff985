import type { MetadataRoute } from 'next'
import { site } from '@/lib/site/site'

/** A name and a flower, and no install prompt: an icon on a home screen is a trace. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: '#fffbf5',
    theme_color: '#fffbf5',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    ],
  }
}
