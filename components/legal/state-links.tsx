import { stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { to } from '@/lib/site/language/paths'

const states = [...stateCodes].sort((a, b) => stateName(a).localeCompare(stateName(b)))

/** Links to every state's law page; `part` is the anchor within it. */
export function StateLinks({ part }: { part?: string }) {
  return (
    <ul className="law-states">
      {states.map((state) => (
        <li key={state}>
          <a href={to(`/legal-education/states/${stateSlug(state)}${part ? `#${part}` : ''}`)}>{stateName(state)}</a>
        </li>
      ))}
    </ul>
  )
}
