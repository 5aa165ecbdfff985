import './emergency.css'
import { Fold } from '@/components/ui/fold'
import { type HistoryEntry, measured, traceKinds, visits } from '@/lib/safety/content/traces'

function Entries({ title, entries }: { title: string; entries: HistoryEntry[] }) {
  return (
    <>
      <p>{title}</p>
      <ul className="points">
        {entries.map(({ address, title: shown }) => (
          <li key={`${address} ${shown}`}>
            <code>{address}</code> {shown ? `as “${shown}”` : 'without a title'}
          </li>
        ))}
      </ul>
    </>
  )
}

export function TraceList() {
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
                <summary>What the test’s browser listed</summary>
                <Entries title="In its history:" entries={history} />
                <Entries title="In the tab, by Back and Forward:" entries={tab} />
                {caches.map((store) => (
                  <p key={store}>In its store {store}</p>
                ))}
              </details>
            </Fold>
          </li>
        )
      })}
    </ul>
  )
}
