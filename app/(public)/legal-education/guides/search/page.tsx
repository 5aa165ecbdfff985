import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { GuideCard } from '@/components/legal/guide-card'
import { GuideFinder } from '@/components/legal/guide-finder'
import { HubPage } from '@/components/legal/hub-page'
import { cleanGuideQuery, searchableText } from '@/lib/legal/guide-search'
import { legalGuides } from '@/lib/legal/guides'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Search the legal guides',
  description: 'Find a guide by the words in it.',
  path: '/legal-education/guides/search',
  index: false,
})

interface Props {
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** Rendered per request: what the form of the guides leads to where no script runs. */
export default async function LegalGuideSearchPage({ searchParams }: Props) {
  const [params, nonce] = await Promise.all([searchParams, headers().then((all) => all.get('x-nonce') ?? undefined)])
  return (
    <HubPage tab="/legal-education/guides" path="/legal-education/guides/search" nonce={nonce} isLive>
      <div className="section wrap">
        <GuideFinder
          initialQuery={cleanGuideQuery(params.q)}
          guides={legalGuides.map((guide) => ({
            id: guide.id,
            searchable: searchableText(guide),
            card: <GuideCard guide={guide} />,
          }))}
        />
      </div>
    </HubPage>
  )
}
