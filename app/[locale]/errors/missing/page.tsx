import { describeMissingPage, MissingPage } from '@/components/layout/message'
import { setLanguage } from '@/lib/site/language/page-language'

export async function generateMetadata({ params }: PageProps<'/[locale]/errors/missing'>) {
  await setLanguage(params)
  return describeMissingPage()
}

/** Served by lib/http/error-pages.ts for a missing page in Spanish. */
export default async function Missing({ params }: PageProps<'/[locale]/errors/missing'>) {
  await setLanguage(params)
  return <MissingPage />
}
