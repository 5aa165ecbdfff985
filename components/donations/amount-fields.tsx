import { DEFAULT_PRESET, presets } from '@/lib/donations/choices'

/** Buttons to choose one amount, and a field for any other: what is typed counts before what was chosen. */
export function AmountFields({ hasProblem = false }: { hasProblem?: boolean }) {
  return (
    <fieldset>
      <legend>Choose an amount</legend>
      <div className="give-amounts">
        {presets.map((dollars) => (
          <label key={dollars} className="give-choice">
            <input type="radio" name="preset" value={dollars} defaultChecked={dollars === DEFAULT_PRESET} />
            <span>${dollars}</span>
          </label>
        ))}
      </div>
      <div className="give-field">
        <label htmlFor="custom">Custom Amount</label>
        <span className="give-money">
          <span aria-hidden="true">$</span>
          <input
            id="custom"
            name="custom"
            className="give-input"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            aria-describedby="custom-hint"
            aria-invalid={hasProblem || undefined}
          />
        </span>
        <small id="custom-hint">In US dollars, from $1 to $100,000.</small>
      </div>
      {hasProblem ? <p className="give-error">Please enter an amount from $1 to $100,000.</p> : null}
    </fieldset>
  )
}
