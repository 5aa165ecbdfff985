import type { Metadata } from 'next'
import { BusyPage } from '@/components/layout/message'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

export async function generateMetadata({ params }: PageProps<'/[locale]/errors/busy'>): Promise<Metadata> {
  await setLanguage(params)
  return { title: { absolute: `${words().busy.title} - ${site.name}` }, robots: { index: false } }
}

/** Served by lib/http/error-pages.ts if there is no room for a request at the moment. */
export default async function Busy({ params }: PageProps<'/[locale]/errors/busy'>) {
  await setLanguage(params)
  return <BusyPage />
}
