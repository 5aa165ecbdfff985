import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { site } from '@/lib/site/site'

export const metadata: Metadata = {
  metadataBase: new URL(site.url),
  title: site.name,
  description: site.description,
  applicationName: site.name,
  formatDetection: { telephone: false, address: false, email: false },
  icons: { icon: [{ url: '/icon.svg', type: 'image/svg+xml' }], apple: '/apple-icon.png' },
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fffbf5' },
    { media: '(prefers-color-scheme: dark)', color: '#1c141e' },
  ],
}

/** Each language's layout renders the document (components/layout/document.tsx). */
export default function RootLayout({ children }: { children: ReactNode }) {
  return children
}
