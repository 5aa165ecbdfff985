import { Button } from '@/components/ui/button'
import { languageName } from '@/lib/geography/languages'
import { stateCodes, stateName } from '@/lib/geography/states'
import { categories, categoryNames } from '@/lib/resources/vocabulary'
import { offeredLanguages, type Urgency, urgencyNames } from '@/lib/search/recommendations/labels'
import type { PreferencesDto } from '@/lib/search/recommendations/schema'

const urgencies: readonly Urgency[] = ['now', 'soon', 'planning']

function Ticks({
  legend,
  name,
  options,
  chosen,
}: {
  legend: string
  name: string
  options: { value: string; label: string }[]
  chosen: readonly string[]
}) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className="tick-list">
        {options.map(({ value, label }) => (
          <label key={value} className="tick">
            <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
            {/* A name of a language is the engine's own. */}
            <span suppressHydrationWarning>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function YesNo({ name, label, value }: { name: string; label: string; value: boolean | null }) {
  return (
    <label className="input">
      <span>{label}</span>
      <select name={name} defaultValue={value === null ? '' : String(value)}>
        <option value="">I would rather not say</option>
        <option value="true">Yes</option>
        <option value="false">No</option>
      </select>
    </label>
  )
}

/** A plain form. Every question may be left out, and all answers are erased with one press. */
export function PreferencesForm({ preferences }: { preferences: PreferencesDto | null }) {
  const languages = [...new Set([...offeredLanguages, ...(preferences?.languages ?? [])])]
  return (
    <>
      <form method="post" action="/api/user/preferences" className="card reminder-form" autoComplete="off">
        <input type="hidden" name="do" value="save" />
        <Ticks
          legend="What kind of help are you looking for?"
          name="needs"
          options={categories.map((value) => ({ value, label: categoryNames[value] }))}
          chosen={preferences?.needs ?? []}
        />
        <div className="field-pair">
          <label className="input">
            <span>State</span>
            <select name="state" defaultValue={preferences?.state ?? ''}>
              <option value="">I would rather not say</option>
              {stateCodes.map((state) => (
                <option key={state} value={state}>
                  {stateName(state)}
                </option>
              ))}
            </select>
          </label>
          <label className="input">
            <span>ZIP code</span>
            <input
              name="zip"
              inputMode="numeric"
              pattern="[0-9]{5}"
              maxLength={5}
              defaultValue={preferences?.zip ?? ''}
            />
          </label>
          <YesNo name="hasChildren" label="Do you have children with you?" value={preferences?.hasChildren ?? null} />
          <YesNo name="hasPets" label="Do you have a pet?" value={preferences?.hasPets ?? null} />
          <label className="input">
            <span>How soon do you need it?</span>
            <select name="urgency" defaultValue={preferences?.urgency ?? ''}>
              <option value="">I would rather not say</option>
              {urgencies.map((urgency) => (
                <option key={urgency} value={urgency}>
                  {urgencyNames[urgency]}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Ticks
          legend="Which languages do you speak, besides English?"
          name="languages"
          options={languages.map((value) => ({ value, label: languageName(value) }))}
          chosen={preferences?.languages ?? []}
        />
        <p>
          <Button type="submit">{preferences ? 'Save answers' : 'Show recommendations'}</Button>
        </p>
      </form>
      {preferences ? (
        <form method="post" action="/api/user/preferences">
          <input type="hidden" name="do" value="erase" />
          <Button type="submit" look="line">
            Erase my answers
          </Button>
        </form>
      ) : null}
    </>
  )
}
