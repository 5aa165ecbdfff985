import type { Metadata } from 'next'
import { LoadProblem } from '@/components/layout/load-problem'
import { ExitScript } from '@/components/layout/page-script'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

export function generateMetadata(): Metadata {
  return { title: { absolute: `${words().failed.title} - ${site.name}` }, robots: { index: false } }
}

/** What the server answers with when a page could not be made there (lib/http/error-pages.ts). */
export default function FailedPage() {
  return (
    <div data-still="">
      <ExitScript />
      <LoadProblem said={words().failed} />
    </div>
  )
}
