import { Icon, type IconName } from '@/components/ui/icon'
import { legalCategoryTexts } from '@/lib/legal/content/categories'
import type { LegalTool, ToolType } from '@/lib/legal/schema'
import { toolTypeNames } from '@/lib/legal/tools'

const icons: Record<ToolType, IconName> = {
  template: 'file-text',
  form: 'file-text',
  calculator: 'calendar-days',
  checklist: 'list-checks',
}

export function toolPath(id: string): string {
  return `/legal-education/tools/${id}`
}

export function ToolCard({ tool, headingLevel: Heading = 'h3' }: { tool: LegalTool; headingLevel?: 'h2' | 'h3' }) {
  return (
    <article className="card h-full">
      <span className="text-[var(--plum)]">
        <Icon name={icons[tool.type]} size={28} />
      </span>
      <Heading className="text-[1.25rem]">
        <a href={toolPath(tool.id)}>{tool.title}</a>
      </Heading>
      <p>{tool.description}</p>
      <ul className="badges mt-auto" aria-label="Kind and subject">
        <li className="badge">{toolTypeNames[tool.type]}</li>
        <li className="badge">{legalCategoryTexts[tool.category].name}</li>
      </ul>
    </article>
  )
}
