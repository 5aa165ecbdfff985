import './emergency.css'
import './traces.css'
import { Fold } from '@/components/ui/fold'
import * as spanish from '@/lib/safety/content/es/traces'
import * as english from '@/lib/safety/content/traces'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

function Entries({ title, entries }: { title: string; entries: english.HistoryEntry[] }) {
  const w = words().policies.traces
  const { sayEntry } = choose({ en: english, es: spanish })
  return (
    <>
      <p>{title}</p>
      <ul className="points">
        {entries.map(sayEntry).map(({ address, title: shown }) => (
          <li key={`${address} ${shown}`}>
            <code>{address}</code> {shown ? w.shownAs(shown) : w.untitled}
          </li>
        ))}
      </ul>
    </>
  )
}

export function TraceList() {
  const w = words().policies.traces
  const { traceKinds, visits, sayLeft } = choose({ en: english, es: spanish })
  return (
    <ul className="grid gap-4">
      {visits.map(({ id, title, traces }) => {
        const { history = [], tab = [], caches = [] } = english.measured[id] ?? {}
        return (
          <li key={id} id={id} className="card trace max-w-none">
            <Fold summary={<h2 className="text-[1.3rem]">{title}</h2>}>
              <dl>
                {traceKinds.map(({ key, title: kind }) =>
                  traces[key] ? (
                    <div key={key} className="contents">
                      <dt>{kind}</dt>
                      <dd>{traces[key]}</dd>
                    </div>
                  ) : null,
                )}
              </dl>
              <details className="trace-entries">
                <summary>{w.listed}</summary>
                <Entries title={w.inHistory} entries={history} />
                <Entries title={w.inTab} entries={tab} />
                {caches.map((store) => (
                  <p key={store}>{w.inStore(sayLeft(store))}</p>
                ))}
              </details>
            </Fold>
          </li>
        )
      })}
    </ul>
  )
}
