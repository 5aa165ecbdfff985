import { DEFAULT_PRESET, presets } from '@/lib/donations/choices'
import type { GiveWords } from './gift-request'
import { Tick } from './tick'

/** Preset amounts as buttons, and a field for any other: a typed amount takes precedence. */
export function AmountFields({ hasProblem = false, copy }: { hasProblem?: boolean; copy: GiveWords }) {
  return (
    <fieldset>
      <legend>{copy.amount}</legend>
      <div className="give-amounts">
        {presets.map((dollars) => (
          <label key={dollars} className="give-choice">
            <input type="radio" name="preset" value={dollars} defaultChecked={dollars === DEFAULT_PRESET} />
            <span>${dollars}</span>
          </label>
        ))}
      </div>
      <div className="give-field">
        <label htmlFor="custom">{copy.custom}</label>
        <span className="give-money">
          <span aria-hidden="true">$</span>
          <input
            id="custom"
            name="custom"
            className="form-input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            aria-describedby="custom-hint"
            aria-invalid={hasProblem || undefined}
          />
        </span>
        <small id="custom-hint">{copy.bounds}</small>
      </div>
      {hasProblem ? <p className="give-error">{copy.outOfBounds}</p> : null}
      <Tick name="coverFee" label={copy.cover} hint={copy.coverHint} />
    </fieldset>
  )
}
