import type { StateCode } from '@/lib/geography/states'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import { PlaceQuestion } from './place-question'

/** Leads to the county's page, or asks which county is meant. */
export function FindCountyForm({
  state = null,
  ...asked
}: {
  state?: StateCode | null
  typed?: string
  problem?: string
}) {
  const w = words().help.find
  return (
    <search>
      <PlaceQuestion
        id="county-place"
        action={to('/help/find')}
        label={w.label({ code: state })}
        placeholder={w.placeholder}
        button={w.button}
        {...asked}
      />
    </search>
  )
}
