import { Icon } from '@/components/ui/icon'
import { exportFiles } from '@/lib/directory-data/hsds-page'
import { languageNameIn } from '@/lib/geography/languages'
import { type Category, categories } from '@/lib/resources/vocabulary'
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

/** The filter buttons: each leads to the page of a category. */
export function CategoryFilter({ counts, selected }: { counts: Record<Category, number>; selected: Category | 'all' }) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const shown = categories.filter((category) => counts[category] > 0 || category === selected)
  const w = words().directory
  return (
    <nav aria-label={w.categoriesLabel}>
      <ul className="chips chips-row">
        <li>
          <a className="chip" href={to('/resources')} aria-current={selected === 'all' ? 'page' : undefined}>
            {w.all} <span className="num">{formatNumber(total)}</span>
          </a>
        </li>
        {shown.map((category) => (
          <li key={category}>
            <a
              className="chip"
              href={to(`/resources/${category}`)}
              aria-current={selected === category ? 'page' : undefined}
            >
              {w.categories[category]} <span className="num">{formatNumber(counts[category])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Downloads of the whole directory. None of them has any confidential data. */
export function ExportLinks() {
  const { files } = words().openData
  return (
    <ul className="grid gap-4">
      {exportFiles.map((file) => (
        <li key={file} className="grid gap-1">
          <a className="tap w-fit" href={`/api/directory/${file}`} download={file}>
            <Icon name="download" size={18} /> {files[file].name} <span className="soft">({file})</span>
          </a>
          <span className="soft">{files[file].what}</span>
        </li>
      ))}
    </ul>
  )
}
