import { Icon } from '@/components/ui/icon'
import { searchableText } from '@/lib/legal/guide-dates'
import { categoryTexts, localizedGuides } from '@/lib/legal/localized'
import type { LegalGuide } from '@/lib/legal/schema'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { GuideFinder } from './guide-finder'

const SHOWN_TAGS = 3

export function guidePath(id: string): string {
  return `/legal-education/guides/${id}`
}

export function GuideCard({ guide }: { guide: LegalGuide }) {
  const w = words().legal.guide
  return (
    <article className="card h-full">
      <p className="soft text-[0.95rem] font-[600]">{categoryTexts()[guide.category].name}</p>
      <h3 className="text-[1.25rem]">
        <a href={to(guidePath(guide.id))}>{guide.title}</a>
      </h3>
      <p>{guide.description}</p>
      <ul className="badges" aria-label={w.tags}>
        {guide.tags.slice(0, SHOWN_TAGS).map((tag) => (
          <li key={tag} className="badge">
            {tag}
          </li>
        ))}
      </ul>
      <p className="facts mt-auto">
        <Icon name="clock" size={18} />
        <span>
          {w.minutes({ minutes: guide.minutes })}, {w.difficulty[guide.difficulty]}
        </span>
      </p>
    </article>
  )
}

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
