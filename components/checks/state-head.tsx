import { type StateCode, stateName } from '@/lib/geography/states'

/** The header of all console pages about one state. */
export function StateHead({ state, allHref }: { state: StateCode; allHref: string }) {
  return (
    <>
      <p>
        <a href={allHref}>All states</a>
      </p>
      <h2>{stateName(state)}</h2>
    </>
  )
}
