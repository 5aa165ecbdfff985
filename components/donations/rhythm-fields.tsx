import type { GiveWords } from './gift-request'

/** How often: once, unless she ticks the box that reveals the two intervals (donations.css, no script). */
export function RhythmFields({ copy }: { copy: GiveWords }) {
  return (
    <fieldset>
      <legend>{copy.howOften}</legend>
      <label className="give-tick">
        <input type="checkbox" name="isRecurring" />
        <span>{copy.recurring}</span>
      </label>
      <div className="give-rhythm">
        <div className="give-rhythms" role="radiogroup" aria-label={copy.frequency}>
          <label className="give-choice">
            <input type="radio" name="frequency" value="monthly" defaultChecked />
            <span>{copy.monthly}</span>
          </label>
          <label className="give-choice">
            <input type="radio" name="frequency" value="yearly" aria-describedby="yearly-note" />
            <span>{copy.yearly}</span>
          </label>
        </div>
        <p id="yearly-note">{copy.yearlyNote}</p>
      </div>
    </fieldset>
  )
}
