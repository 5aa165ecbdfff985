import { frequencyLabels } from '@/lib/donations/choices'

/** How often: once, unless she ticks the box, which brings up the two rhythms (donations.css, without a script). */
export function RhythmFields() {
  return (
    <fieldset>
      <legend>How often</legend>
      <label className="give-tick">
        <input type="checkbox" name="isRecurring" />
        <span>Make this a recurring donation</span>
      </label>
      <div className="give-rhythm">
        <div className="give-rhythms" role="radiogroup" aria-label="Frequency">
          <label className="give-choice">
            <input type="radio" name="frequency" value="monthly" defaultChecked />
            <span>{frequencyLabels.monthly}</span>
          </label>
          <label className="give-choice">
            <input type="radio" name="frequency" value="yearly" aria-describedby="yearly-note" />
            <span>{frequencyLabels.yearly}</span>
          </label>
        </div>
        <p id="yearly-note" className="soft">
          Yearly: you are charged the amount you chose, once a year. The savings are in card fees, since one payment
          costs less in fees than twelve. The amount itself is not reduced.
        </p>
      </div>
    </fieldset>
  )
}
