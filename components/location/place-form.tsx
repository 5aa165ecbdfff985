import { Button } from '@/components/ui/button'
import { stateCodes, stateName } from '@/lib/geography/states'
import { DEFAULT_RADIUS, radiusChoices } from '@/lib/search/nearby/describe'

const field = 'min-h-12 rounded-[10px] border-[1.5px] border-[var(--edge)] bg-[var(--surface)] px-3 w-full'

/** For everyone who shares no position: a plain form that asks the server. Towns are suggested where scripts run. */
export function PlaceForm({
  place = '',
  radius = DEFAULT_RADIUS,
  problem,
}: {
  place?: string
  radius?: number
  problem?: string
}) {
  return (
    <search>
      <form className="place-form" action="/location-services/search" method="get">
        <div className="grid gap-1">
          <label htmlFor="place" className="font-semibold">
            ZIP code, town or state
          </label>
          <input
            id="place"
            name="place"
            type="text"
            list="place-suggestions"
            className={field}
            defaultValue={place}
            placeholder="78701, or Austin, TX"
            maxLength={100}
            autoComplete="off"
            required
            aria-describedby={problem ? 'place-problem' : undefined}
            aria-invalid={problem ? true : undefined}
          />
          <datalist id="place-suggestions">
            {stateCodes.map((state) => (
              <option key={state} value={stateName(state)} />
            ))}
          </datalist>
        </div>
        <label className="grid gap-1 font-semibold">
          Within
          <select name="radius" defaultValue={String(radius)} className={field}>
            {[...new Set([...radiusChoices, radius])]
              .sort((a, b) => a - b)
              .map((miles) => (
                <option key={miles} value={miles}>
                  {miles} miles
                </option>
              ))}
          </select>
        </label>
        <Button type="submit">Find help nearby</Button>
        {problem ? (
          <p id="place-problem" role="alert" className="place-problem">
            {problem}
          </p>
        ) : null}
      </form>
    </search>
  )
}
