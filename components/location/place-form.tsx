import { Button } from '@/components/ui/button'
import { type StateCode, sortStates } from '@/lib/geography/states'
import { DEFAULT_RADIUS, radiusChoices } from '@/lib/search/nearby/describe'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import './help-places.css'

/** For everyone who does not share a position: a plain form. Towns are suggested where scripts run. */
export function PlaceForm({
  place = '',
  radius = DEFAULT_RADIUS,
  problem,
}: {
  place?: string
  radius?: number
  problem?: string
}) {
  const { form: w, records } = words().location
  return (
    <search>
      <form className="place-form" action={to('/location-services/search')} method="get">
        <div className="grid gap-1">
          <label htmlFor="place" className="font-semibold">
            {w.label}
          </label>
          <input
            id="place"
            name="place"
            type="text"
            list="place-suggestions"
            className="form-input"
            defaultValue={place}
            placeholder={w.placeholder}
            maxLength={100}
            autoComplete="off"
            required
            aria-describedby={problem ? 'place-problem' : undefined}
            aria-invalid={problem ? true : undefined}
          />
          <datalist id="place-suggestions">
            {sortStates(records.state).map((state) => (
              <option key={state} value={records.state(state)} />
            ))}
          </datalist>
        </div>
        <label className="grid gap-1 font-semibold">
          {w.within}
          <select name="radius" defaultValue={String(radius)} className="form-input">
            {[...new Set([...radiusChoices, radius])]
              .sort((a, b) => a - b)
              .map((miles) => (
                <option key={miles} value={miles}>
                  {w.miles({ miles })}
                </option>
              ))}
          </select>
        </label>
        <Button type="submit">{w.button}</Button>
        {problem ? (
          <p id="place-problem" role="alert" className="place-problem">
            {problem}
          </p>
        ) : null}
      </form>
    </search>
  )
}

interface PlaceQuestionProps {
  /** The field's id; its error message's id derives from it. */
  id: string
  /** The form's action. */
  action: string
  label: string
  placeholder: string
  button: string
  typed?: string
  problem?: string
}

/** A plain form with one field for a ZIP code or town. */
export function PlaceQuestion({ id, action, label, placeholder, button, typed = '', problem }: PlaceQuestionProps) {
  return (
    <form className="find-county" action={action} method="get">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <div>
        <input
          id={id}
          name="place"
          type="text"
          className="form-input"
          defaultValue={typed}
          placeholder={placeholder}
          maxLength={100}
          autoComplete="off"
          required
          aria-describedby={problem ? `${id}-problem` : undefined}
          aria-invalid={problem ? true : undefined}
        />
        <Button type="submit">{button}</Button>
      </div>
      {problem ? (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      ) : null}
    </form>
  )
}

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
