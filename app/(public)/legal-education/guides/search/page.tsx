import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { GuideCard } from '@/components/legal/guide-card'
import { GuideFinder } from '@/components/legal/guide-finder'
import { HubPage } from '@/components/legal/hub-page'
import { cleanGuideQuery, searchableText } from '@/lib/legal/guide-search'
import { spokenGuides } from '@/lib/legal/spoken'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { pageMetadata } from '@/lib/site/page-metadata'

export function generateMetadata(): Metadata {
  return pageMetadata({ ...words().legal.guides.searchMeta, path: '/legal-education/guides/search', index: false })
}

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
          words={words().legal.guides.finder}
          paths={{ search: to('/legal-education/guides/search'), all: to('/legal-education/guides') }}
          initialQuery={cleanGuideQuery(params.q)}
          guides={spokenGuides().map((guide) => ({
            id: guide.id,
            searchable: searchableText(guide),
            card: <GuideCard guide={guide} />,
          }))}
        />
      </div>
    </HubPage>
  )
}
