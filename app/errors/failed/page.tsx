import type { Metadata } from 'next'
import { LoadProblem } from '@/components/layout/load-problem'
import { ExitScript } from '@/components/layout/page-script'
import { site } from '@/lib/site/site'

export const metadata: Metadata = {
  title: { absolute: `This page did not load - ${site.name}` },
  robots: { index: false },
}

/** What the server answers with when a page could not be made there (lib/http/error-pages.ts). */
export default function FailedPage() {
  return (
    <div data-still="">
      <ExitScript />
      <LoadProblem />
    </div>
  )
}
