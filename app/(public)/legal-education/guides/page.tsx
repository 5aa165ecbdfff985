import { GuideCard } from '@/components/legal/guide-card'
import { GuideFinder } from '@/components/legal/guide-finder'
import { HubPage } from '@/components/legal/hub-page'
import { searchableText } from '@/lib/legal/guide-search'
import { spokenGuides } from '@/lib/legal/spoken'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { describePage } from '@/lib/site/page-metadata'

export const generateMetadata = describePage('/legal-education/guides', () => words().legal.guides.meta)

export default function LegalGuidesPage() {
  return (
    <HubPage tab="/legal-education/guides" isLive>
      <div className="section wrap">
        <GuideFinder
          words={words().legal.guides.finder}
          paths={{ search: to('/legal-education/guides/search'), all: to('/legal-education/guides') }}
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
