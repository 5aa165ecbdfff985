import { nameZone, zones } from '@/lib/time/zones'

export function ZoneSelect({ zone, onChange }: { zone: string; onChange: (zone: string) => void }) {
  const isKnown = zones.some((one) => one.zone === zone)
  return (
    <label className="input">
      <span>Time zone</span>
      <select name="timeZone" value={zone} onChange={(event) => onChange(event.currentTarget.value)}>
        {isKnown ? null : <option value={zone}>{nameZone(zone)}</option>}
        {zones.map((one) => (
          <option key={one.zone} value={one.zone}>
            {one.label}
          </option>
        ))}
      </select>
    </label>
  )
}
