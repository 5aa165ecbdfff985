import { Icon, type IconName } from '@/components/ui/icon'
import { categoryTexts } from '@/lib/legal/localized'
import type { LegalTool, ToolType } from '@/lib/legal/schema'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

const icons: Record<ToolType, IconName> = {
  template: 'file-text',
  form: 'file-text',
  calculator: 'calendar-days',
  checklist: 'list-checks',
}

export function toolPath(id: string): string {
  return `/legal-education/tools/${id}`
}

function ToolCard({ tool }: { tool: LegalTool }) {
  const w = words().legal.tools
  return (
    <article className="card h-full">
      <span className="text-[var(--plum)]">
        <Icon name={icons[tool.type]} size={28} />
      </span>
      <h3 className="text-[1.25rem]">
        <a href={to(toolPath(tool.id))}>{tool.title}</a>
      </h3>
      <p>{tool.description}</p>
      <ul className="badges mt-auto" aria-label={w.kind}>
        <li className="badge">{w.types[tool.type]}</li>
        <li className="badge">{categoryTexts()[tool.category].name}</li>
      </ul>
    </article>
  )
}

export function ToolCards({ tools }: { tools: readonly LegalTool[] }) {
  return (
    <ul className="grid-3">
      {tools.map((tool) => (
        <li key={tool.id} className="max-w-none">
          <ToolCard tool={tool} />
        </li>
      ))}
    </ul>
  )
}
