import { languageNameIn } from '@/lib/geography/languages'
import type { Category } from '@/lib/resources/vocabulary'
import { to } from '@/lib/site/language/paths'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import { formatNumber } from '@/lib/text/format'

interface Filters {
  emergency: number
  open24Hours: number
  languages: [language: string, count: number][]
}

/** The filters with matches in this category, as plain links to the search. */
export function FilterLinks({ category, filters }: { category: Category; filters: Filters }) {
  const { directory, search } = words()
  const links = [
    { query: 'emergency=1', label: search.filters.emergency, count: filters.emergency },
    { query: 'open24=1', label: search.filters.open24Hours, count: filters.open24Hours },
    ...filters.languages
      .filter(([language]) => language !== 'en')
      .map(([language, count]) => ({
        query: `language=${language}`,
        label: directory.inLanguage({ language: languageNameIn(currentLanguage(), language) }),
        count,
      })),
  ].filter(({ count }) => count > 0)
  if (links.length === 0) return null
  return (
    <nav aria-label={directory.filters}>
      <ul className="chips">
        {links.map(({ query, label, count }) => (
          <li key={query}>
            <a className="chip" href={to(`/resources/search?category=${category}&${query}`)}>
              {label} <span className="num">{formatNumber(count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
