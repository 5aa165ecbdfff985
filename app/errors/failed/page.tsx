import type { Metadata } from 'next'
import { LoadProblem } from '@/components/layout/load-problem'
import { ExitScript } from '@/components/layout/page-script'
import { words } from '@/lib/site/language/words'
import { site } from '@/lib/site/site'

export function generateMetadata(): Metadata {
  return { title: { absolute: `${words().failed.title} - ${site.name}` }, robots: { index: false } }
}

/** Served by lib/http/error-pages.ts if a page could not be rendered on the server. */
export default function FailedPage() {
  return (
    <div data-still="">
      <ExitScript />
      <LoadProblem copy={words().failed} />
    </div>
  )
}
