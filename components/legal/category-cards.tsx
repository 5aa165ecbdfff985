import { Icon, isIconName } from '@/components/ui/icon'
import type { LegalCategoryEntry } from '@/lib/legal/categories'
import { localizeCount } from '@/lib/site/language/format'
import { words } from '@/lib/site/language/words'
import { GuideItems, ToolItems } from './link-items'

/** The six legal topics, each with its number of guides and a link. */
export function CategoryCards({ categories }: { categories: LegalCategoryEntry[] }) {
  return (
    <ul className="grid-3">
      {categories.map(({ id, name, text, icon, guides, tools }) => (
        <li key={id} className="card max-w-none content-start lg:first:row-span-3">
          {isIconName(icon) ? (
            <span className="text-[var(--plum)]">
              <Icon name={icon} size={28} />
            </span>
          ) : null}
          <h3 className="text-[1.2rem]">{name}</h3>
          <p className="soft">{text}</p>
          <p className="badges">
            <span className="badge">{localizeCount(guides.length, words().legal.counts.guides)}</span>
            {tools.length > 0 ? (
              <span className="badge">{localizeCount(tools.length, words().legal.counts.tools)}</span>
            ) : null}
          </p>
          <ul>
            <GuideItems guides={guides} />
            <ToolItems tools={tools} />
          </ul>
        </li>
      ))}
    </ul>
  )
}
