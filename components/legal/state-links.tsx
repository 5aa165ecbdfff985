import { stateCodes, stateSlug } from '@/lib/geography/states'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'

/** Links to every state's law page; `part` is the anchor within it. */
export function StateLinks({ part }: { part?: string }) {
  const { records } = words()
  const states = [...stateCodes].sort((a, b) => records.state(a).localeCompare(records.state(b), records.tag))
  return (
    <ul className="law-states">
      {states.map((state) => (
        <li key={state}>
          <a href={to(`/legal-education/states/${stateSlug(state)}${part ? `#${part}` : ''}`)}>
            {records.state(state)}
          </a>
        </li>
      ))}
    </ul>
  )
}
