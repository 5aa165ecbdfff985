import { ResourceEntry } from '@/components/resources/resource-entry'
import type { LegalRecords as Notes } from '@/lib/legal/schema'
import type { ResourceDto } from '@/lib/resources/schema'

/** Records of the directory, each with a note on how it helps here; unpublished ones are left out. */
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
