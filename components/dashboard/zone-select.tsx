import { useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import { zones } from '@/lib/time/zones'
import { useDashboardText } from './dashboard-text'
import { SelectInput } from './form-input'
import { useZone } from './use-now'

/** The common time zones, plus hers if it is not among them. */
export function ZoneOptions({ zone }: { zone: string }) {
  const copy = useDashboardText()
  const isKnown = zones.some((one) => one === zone)
  return [...(isKnown ? [] : [zone]), ...zones].map((one) => (
    <option key={one} value={one}>
      {copy.zone(one)}
    </option>
  ))
}

/** Her browser's time zone, until she has chosen one. What she chose here before the script ran stays. */
export function ZoneSelect({ clock }: { clock: { timeZone: string; isChosen: boolean } }) {
  const zone = useZone(clock)
  const { getValues, setValue } = useFormContext()
  useEffect(() => {
    if (getValues('timeZone') === clock.timeZone) setValue('timeZone', zone)
  }, [getValues, setValue, clock.timeZone, zone])
  return (
    <SelectInput label={useDashboardText().w.zone} name="timeZone" defaultValue={clock.timeZone}>
      <ZoneOptions zone={zone} />
    </SelectInput>
  )
}
