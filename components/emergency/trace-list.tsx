import './emergency.css'
import './traces.css'
import { Fold } from '@/components/ui/fold'
import { sayLeftBy } from '@/lib/safety/content/say-left'
import { type HistoryEntry, measured, traces as tracesBy } from '@/lib/safety/content/traces'
import { choose } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

function Entries({ title, entries }: { title: string; entries: HistoryEntry[] }) {
  const w = words().policies.traces
  const { sayEntry } = choose(sayLeftBy)
  return (
    <>
      <p>{title}</p>
      <ul className="points">
        {entries.map(sayEntry).map(({ address, title: shown }) => (
          <li key={`${address} ${shown}`}>
            <code>{address}</code> {shown ? w.shownAs({ title: shown }) : w.untitled}
          </li>
        ))}
      </ul>
    </>
  )
}

export function TraceList() {
  const w = words().policies.traces
  const { traceKinds, visits } = choose(tracesBy)
  const { sayLeft } = choose(sayLeftBy)
  return (
    <ul className="grid gap-4">
      {visits.map(({ id, title, traces }) => {
        const { history = [], tab = [], caches = [] } = measured[id] ?? {}
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
                  <p key={store}>{w.inStore({ store: sayLeft(store) })}</p>
                ))}
              </details>
            </Fold>
          </li>
        )
      })}
    </ul>
  )
}
