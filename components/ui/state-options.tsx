import { type StateCode, sortStates } from '@/lib/geography/states'

/** The options of a state select; `none` is the label of the empty option. */
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
      {sortStates(nameOf).map((state) => (
        <option key={state} value={valueFor(state)}>
          {nameOf(state)}
        </option>
      ))}
    </>
  )
}
