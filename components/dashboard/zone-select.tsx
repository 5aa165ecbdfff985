import { zones } from '@/lib/time/zones'
import { useDashboardText } from './dashboard-text'

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

export function ZoneSelect({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  return (
    <label className="input">
      <span>{useDashboardText().w.zone}</span>
      <select
        name="timeZone"
        className="form-input"
        value={zone}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <ZoneOptions zone={zone} />
      </select>
    </label>
  )
}
