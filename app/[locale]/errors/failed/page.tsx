import type { Metadata } from 'next'
import { LoadProblem } from '@/components/layout/load-problem'
import { ExitScript } from '@/components/layout/page-script'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

export async function generateMetadata({ params }: PageProps<'/[locale]/errors/failed'>): Promise<Metadata> {
  await setLanguage(params)
  return { title: { absolute: `${words().failed.title} - ${site.name}` }, robots: { index: false } }
}

/** Served by lib/http/error-pages.ts if a page could not be rendered on the server. */
export default async function FailedPage({ params }: PageProps<'/[locale]/errors/failed'>) {
  await setLanguage(params)
  return (
    <div data-still="">
      <ExitScript />
      <LoadProblem copy={words().failed} />
    </div>
  )
}
