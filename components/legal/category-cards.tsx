import { Icon, isIconName } from '@/components/ui/icon'
import type { LegalCategoryEntry } from '@/lib/legal/categories'
import { sayCount } from '@/lib/site/language/format'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { guidePath } from './guide-card'
import { toolPath } from './tool-card'

/** The six parts, each with how much it holds and the way to it. */
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
            <span className="badge">{sayCount(guides.length, words().legal.counts.guides)}</span>
            {tools.length > 0 ? (
              <span className="badge">{sayCount(tools.length, words().legal.counts.tools)}</span>
            ) : null}
          </p>
          <ul>
            {guides.map((guide) => (
              <li key={guide.id}>
                <a className="tap" href={to(guidePath(guide.id))}>
                  {guide.title}
                </a>
              </li>
            ))}
            {tools.map((tool) => (
              <li key={tool.id}>
                <a className="tap" href={to(toolPath(tool.id))}>
                  {tool.title}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
