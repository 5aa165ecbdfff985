import { ScrollRegion } from '@/components/ui/scroll-region'
import { type MeasuredTraces, measured, visits } from '@/lib/safety/content/traces'
import { formatCount } from '@/lib/text/format'

/** 'kept: 10 pages': which ones stands with the visit. */
function countPages(store: string): string {
  const [name, held = ''] = store.split(': ')
  return `${name}: ${formatCount(held.split(', ').length, 'page')}`
}

const columns: { title: string; list: (left: MeasuredTraces) => string[] }[] = [
  { title: 'Addresses in the history', list: ({ history }) => [String(history.length)] },
  { title: 'Back and Forward', list: ({ tab }) => [formatCount(tab.length, 'page')] },
  { title: 'Cookies', list: ({ cookies }) => cookies },
  { title: 'Local storage', list: ({ localStorage }) => localStorage },
  { title: 'Session storage', list: ({ sessionStorage }) => sessionStorage },
  { title: 'Databases', list: ({ databases }) => databases },
  { title: 'Stores', list: ({ caches }) => caches.map(countPages) },
  { title: 'Service workers', list: ({ serviceWorkers }) => serviceWorkers },
  { title: 'Files', list: ({ files }) => files },
]

/** What a test found in a real browser after each visit. */
export function TraceTable() {
  return (
    <ScrollRegion label="What was measured" className="trace-table">
      <table>
        <caption>What a test found in Chromium after each visit</caption>
        <thead>
          <tr>
            <th scope="col">Visit</th>
            {columns.map(({ title }) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {visits.map(({ id, title }) => {
            const left = measured[id]
            return left ? (
              <tr key={id}>
                <th scope="row">
                  <a href={`#${id}`}>{title}</a>
                </th>
                {columns.map((column) => (
                  <td key={column.title}>{column.list(left).join('; ') || 'none'}</td>
                ))}
              </tr>
            ) : null
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
