import { stateCodes, stateName, stateSlug } from '@/lib/geography/states'
import { to } from '@/lib/site/language/paths'

const states = [...stateCodes].sort((a, b) => stateName(a).localeCompare(stateName(b)))

/** The law pages of all states. `part` leads to one part of them. */
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
