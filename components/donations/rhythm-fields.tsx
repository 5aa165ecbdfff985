import type { GiveWords } from './gift-request'

/** How often: once, unless she ticks the box that reveals the two intervals (donations.css, no script). */
export function RhythmFields({ said }: { said: GiveWords }) {
  return (
    <fieldset>
      <legend>{said.howOften}</legend>
      <label className="give-tick">
        <input type="checkbox" name="isRecurring" />
        <span>{said.recurring}</span>
      </label>
      <div className="give-rhythm">
        <div className="give-rhythms" role="radiogroup" aria-label={said.frequency}>
          <label className="give-choice">
            <input type="radio" name="frequency" value="monthly" defaultChecked />
            <span>{said.monthly}</span>
          </label>
          <label className="give-choice">
            <input type="radio" name="frequency" value="yearly" aria-describedby="yearly-note" />
            <span>{said.yearly}</span>
          </label>
        </div>
        <p id="yearly-note" className="soft">
          {said.yearlyNote}
        </p>
      </div>
    </fieldset>
  )
}
