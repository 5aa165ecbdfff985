import { type StateCode, stateCodes } from '@/lib/geography/states'

/** What a choice of a state holds; `none` is said where none is chosen. */
export function StateOptions({
  none,
  nameOf,
  valueFor = (state) => state,
}: {
  none: string
  nameOf: (state: StateCode) => string
  valueFor?: (state: StateCode) => string
}) {
  return (
    <>
      <option value="">{none}</option>
      {stateCodes.map((state) => (
        <option key={state} value={valueFor(state)}>
          {nameOf(state)}
        </option>
      ))}
    </>
  )
}
