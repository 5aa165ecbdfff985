import '@/components/donations/donations.css'
import { notFound } from 'next/navigation'
import { GiftProblemPage } from '@/components/donations/gift-page-parts'
import { SiteFrame } from '@/components/layout/site-frame'
import type { GiftProblem } from '@/lib/donations/problem-pages'
import { setLanguage } from '@/lib/site/language/page-language'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

interface Props {
  params: Promise<{ locale: string; code: string }>
}

/** Creates the pages that report a form's problems, one per problem name. */
export function problemPages(path: string, names: readonly string[], find: (name: string) => GiftProblem | null) {
  return {
    generateStaticParams: () => names.map((code) => ({ code })),
    generateMetadata: describePage(path, () => words().give.problem, { index: false }),
    async Page({ params }: Props) {
      await setLanguage(params)
      const problem = find((await params).code)
      if (!problem) notFound()
      return (
        <SiteFrame path="/donate">
          <GiftProblemPage problem={problem} />
        </SiteFrame>
      )
    },
  }
}
