import { ResourceEntry } from '@/components/resources/resource-entry'
import type { LegalRecords as Notes } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'

/** Records of the directory with a word on what they are good for here; what is not published is left out. */
export function LegalRecords({
  title,
  notes,
  records,
}: {
  title: string
  notes: Notes
  records: Map<string, ResourceDto>
}) {
  const shown = Object.entries(notes).flatMap(([slug, note]) => {
    const entry = records.get(slug)
    return entry ? [{ entry, note: { slug, note } }] : []
  })
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="records-title" className="stack no-print">
      <h2 id="records-title" className="legal-sub">
        {title}
      </h2>
      <ul className="entries">
        {shown.map(({ entry, note }) => (
          <ResourceEntry key={entry.slug} entry={entry} note={note} />
        ))}
      </ul>
    </section>
  )
}
