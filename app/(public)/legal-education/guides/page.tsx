import type { Metadata } from 'next'
import { GuideCard } from '@/components/legal/guide-card'
import { GuideFinder } from '@/components/legal/guide-finder'
import { HubPage } from '@/components/legal/hub-page'
import { searchableText } from '@/lib/legal/guide-search'
import { legalGuides } from '@/lib/legal/guides'
import { pageMetadata } from '@/lib/site/page-metadata'

export const metadata: Metadata = pageMetadata({
  title: 'Legal guides',
  description:
    'Guides to protection orders, custody, housing, divorce, work, immigration and more, with sources and dates.',
  path: '/legal-education/guides',
})

export default function LegalGuidesPage() {
  return (
    <HubPage tab="/legal-education/guides" isLive>
      <div className="section wrap">
        <GuideFinder
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
