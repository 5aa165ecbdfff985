import type { LegalSource, LegalText } from '@/lib/legal/schema'
import { SourceMarks } from './source-notes'

/** What to know before using a tool, or what to do with its result. */
export function ToolNotes({
  id,
  title,
  notes,
  sources,
}: {
  id: string
  title: string
  notes: LegalText[]
  sources: LegalSource[]
}) {
  return (
    <section aria-labelledby={`notes-${id}-title`} className="stack no-print">
      <h2 id={`notes-${id}-title`} className="legal-sub">
        {title}
      </h2>
      <div className="prose">
        <ul>
          {notes.map((note) => (
            <li key={note.text}>
              {note.text}
              <SourceMarks ids={note.sources} sources={sources} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
