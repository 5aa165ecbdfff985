import './emergency.css'
import { traceKinds, visits } from '@/lib/safety/content/traces'

export function TraceList() {
  return (
    <ul className="grid gap-4">
      {visits.map(({ id, title, traces }) => (
        <li key={id} id={id} className="card trace max-w-none">
          <h2 className="text-[1.3rem]">{title}</h2>
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
        </li>
      ))}
    </ul>
  )
}
