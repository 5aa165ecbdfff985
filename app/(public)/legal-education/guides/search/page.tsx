import { GuideCard } from '@/components/legal/guide-card'
import { GuideFinder } from '@/components/legal/guide-finder'
import { HubPage } from '@/components/legal/hub-page'
import { readNonce } from '@/lib/http/nonce'
import { cleanGuideQuery, searchableText } from '@/lib/legal/guide-search'
import { spokenGuides } from '@/lib/legal/spoken'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/legal-education/guides/search', () => words().legal.guides.searchMeta, {
  index: false,
})

/** Rendered per request: what the form of the guides leads to where no script runs. */
export default async function LegalGuideSearchPage({ searchParams }: PageProps<'/legal-education/guides/search'>) {
  const [params, nonce] = await Promise.all([searchParams, readNonce()])
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
