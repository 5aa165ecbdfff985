import type { Metadata } from 'next'
import { site } from '@/lib/site/site'
import ConsoleNotFound from '../../(staff)/admin/not-found'

export const metadata: Metadata = {
  title: { absolute: `Page Not Found - ${site.name}` },
  robots: { index: false },
}

/** Served by lib/http/error-pages.ts. */
export default function ConsoleMissingPage() {
  return <ConsoleNotFound />
}
