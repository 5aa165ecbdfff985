import { ScrollRegion } from '@/components/ui/scroll-region'
import { type MeasuredTraces, measured, sayLeftBy, traces } from '@/lib/safety/content/traces'
import { localizeCount } from '@/lib/site/language/format'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

/** 'kept: 10 pages': which pages they are is listed under the visit. */
function countPages(store: string): string {
  const [name, held = ''] = store.split(': ')
  return `${name}: ${localizeCount(held.split(', ').length, words().policies.traces.page)}`
}

type Column = keyof MeasuredTraces

const columns: { key: Column; list: (left: MeasuredTraces) => string[] }[] = [
  { key: 'history', list: ({ history }) => [String(history.length)] },
  { key: 'tab', list: ({ tab }) => [localizeCount(tab.length, words().policies.traces.page)] },
  { key: 'cookies', list: ({ cookies }) => cookies },
  { key: 'localStorage', list: ({ localStorage }) => localStorage },
  { key: 'sessionStorage', list: ({ sessionStorage }) => sessionStorage },
  { key: 'databases', list: ({ databases }) => databases },
  { key: 'caches', list: ({ caches }) => caches.map(countPages) },
  { key: 'serviceWorkers', list: ({ serviceWorkers }) => serviceWorkers },
  { key: 'files', list: ({ files }) => files },
]

/** What a test in a real browser found after each visit. */
export function TraceTable() {
  const w = words().policies.traces
  const { visits } = choose(traces)
  const { sayLeft } = choose(sayLeftBy)
  return (
    <ScrollRegion label={w.table} className="trace-table">
      <table className="ruled">
        <caption>{w.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{w.visit}</th>
            {columns.map(({ key }) => (
              <th key={key} scope="col">
                {w.columns[key]}
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
                  <a className="inline-flex min-h-6 items-center" href={`#${id}`}>
                    {title}
                  </a>
                </th>
                {columns.map((column) => (
                  <td key={column.key}>{column.list(left).map(sayLeft).join('; ') || w.none}</td>
                ))}
              </tr>
            ) : null
          })}
        </tbody>
      </table>
    </ScrollRegion>
  )
}
