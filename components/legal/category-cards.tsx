import { Icon, isIconName } from '@/components/ui/icon'
import type { LegalCategoryEntry } from '@/lib/legal/categories'
import { formatCount } from '@/lib/text/format'
import { guidePath } from './guide-card'
import { toolPath } from './tool-card'

/** The six parts, each with how much it holds and the way to it. */
export function CategoryCards({ categories }: { categories: LegalCategoryEntry[] }) {
  return (
    <ul className="grid-3">
      {categories.map(({ id, name, text, icon, guides, tools }) => (
        <li key={id} className="card max-w-none">
          {isIconName(icon) ? (
            <span className="text-[var(--plum)]">
              <Icon name={icon} size={28} />
            </span>
          ) : null}
          <h3 className="text-[1.2rem]">{name}</h3>
          <p className="soft">{text}</p>
          <p className="badges">
            <span className="badge">{formatCount(guides.length, 'guide')}</span>
            {tools.length > 0 ? <span className="badge">{formatCount(tools.length, 'tool')}</span> : null}
          </p>
          <ul className="mt-auto">
            {guides.map((guide) => (
              <li key={guide.id}>
                <a className="tap" href={guidePath(guide.id)}>
                  {guide.title}
                </a>
              </li>
            ))}
            {tools.map((tool) => (
              <li key={tool.id}>
                <a className="tap" href={toolPath(tool.id)}>
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
