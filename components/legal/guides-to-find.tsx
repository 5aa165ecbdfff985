import { searchableText } from '@/lib/legal/guide-search'
import { localizedGuides } from '@/lib/legal/localized'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { GuideCard } from './guide-card'
import { GuideFinder } from './guide-finder'

/** All guides with the search form; `query` is what was typed when no script runs. */
export function GuidesToFind({ query }: { query?: string }) {
  return (
    <div className="section wrap">
      <GuideFinder
        words={words().legal.guides.finder}
        paths={{ search: to('/legal-education/guides/search'), all: to('/legal-education/guides') }}
        initialQuery={query}
        guides={localizedGuides().map((guide) => ({
          id: guide.id,
          searchable: searchableText(guide),
          card: <GuideCard guide={guide} />,
        }))}
      />
    </div>
  )
}
