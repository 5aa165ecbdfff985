import type { Metadata } from 'next'
import { BusyPage } from '@/components/layout/busy-page'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

export function generateMetadata(): Metadata {
  return { title: { absolute: `${words().busy.title} - ${site.name}` }, robots: { index: false } }
}

/** Served by lib/http/error-pages.ts if there is no room for a request at the moment. */
export default function Busy() {
  return <BusyPage />
}
