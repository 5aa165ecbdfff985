import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { ChecklistTool } from '@/lib/legal/schema'
import { words } from '@/lib/site/language/words'
import { ChecklistProgress } from './checklist-progress'
import { PrintButton } from './print-button'

/**
 * Boxes to tick and lines to fill in, stored nowhere but in this page: without names nothing can be sent, and no browser
 * offers it to the next user. Ticking, clearing and printing from the browser's menu need no script.
 */
export function Checklist({ tool }: { tool: ChecklistTool }) {
  const w = words().legal.tool.list
  const total = tool.groups.reduce((sum, group) => sum + group.items.length, 0)
  return (
    <form id={tool.id} method="dialog" autoComplete="off" className="grid gap-5">
      <div className="row no-print">
        <span className="needs-script">
          <PrintButton title={w.printed} label={w.print} />
          <ChecklistProgress form={tool.id} total={total} text={w.progress} />
        </span>
        <Button type="reset" variant="outline">
          <Icon name="rotate-ccw" /> {w.clear}
        </Button>
      </div>
      <div className="legal-sheet">
        <h2>{tool.title}</h2>
        <div className="grid-2">
          {tool.lines.map(({ id, label }) => (
            <label key={id} className="tool-field">
              <span>{label}</span>
              <input type="text" className="form-input" autoComplete="off" maxLength={200} />
            </label>
          ))}
        </div>
        {tool.groups.map((group) => (
          <section key={group.id} aria-labelledby={`${group.id}-title`}>
            <h3 id={`${group.id}-title`}>{group.title}</h3>
            {group.intro ? <p className="soft">{group.intro}</p> : null}
            <ul>
              {group.items.map((item) => (
                <li key={item.id} className="max-w-none">
                  <label className="tool-tick">
                    <input type="checkbox" autoComplete="off" />
                    <span>{item.text}</span>
                  </label>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </form>
  )
}
