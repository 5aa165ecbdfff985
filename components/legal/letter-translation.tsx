import type { LetterTool } from '@/lib/legal/schema'
import { words } from '@/lib/site/language/words'

/** A translation of the English letter for a reader of another language; each blank is shown as the name of its field. */
export function LetterTranslation({ tool }: { tool: LetterTool }) {
  const w = words().legal.tool.letter
  const labels = new Map(tool.groups.flatMap(({ fields }) => fields.map(({ id, label }) => [id, label])))
  const lines = tool.letter.flatMap(({ translation }) => translation ?? [])
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="said-title" className="stack no-print">
      <h2 id="said-title" className="legal-sub">
        {w.said}
      </h2>
      <p className="soft">{w.saidLead}</p>
      <div className="prose">
        <ul>
          {lines.map((line) => (
            <li key={line}>{line.replaceAll(/\{([a-z]+)\}/g, (_, id: string) => `[${labels.get(id) ?? id}]`)}</li>
          ))}
        </ul>
      </div>
    </section>
  )
}
