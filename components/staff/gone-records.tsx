import type { GoneRecord } from '@/lib/directory-data/sources/source'
import { formatNumber } from '@/lib/text/format'

/** Records that an official list no longer has. */
export function GoneRecords({ records, total }: { records: readonly GoneRecord[]; total: number }) {
  if (records.length === 0) return null
  return (
    <section aria-labelledby="gone-title" className="grid gap-5">
      <h2 id="gone-title">No longer in the list</h2>
      <ul>
        {records.map(({ id, title, city, state }) => (
          <li key={id}>
            <a href={`/admin/checks/${id}`}>{title}</a>
            {[city, state].some(Boolean) ? `, ${[city, state].filter(Boolean).join(', ')}` : ''}
          </li>
        ))}
      </ul>
      {total > records.length ? <p>And {formatNumber(total - records.length)} more.</p> : null}
    </section>
  )
}
