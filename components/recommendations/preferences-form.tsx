import { ActForm } from '@/components/dashboard/act-form'
import { useDashboardText } from '@/components/dashboard/dashboard-text'
import { ChoiceInput, SelectInput, TextInput } from '@/components/dashboard/form-input'
import { Button } from '@/components/ui/button'
import { StateOptions } from '@/components/ui/state-options'
import { languageNameIn } from '@/lib/geography/languages'
import { categories, nameCategory } from '@/lib/resources/vocabulary'
import { offeredLanguages, type Urgency } from '@/lib/search/recommendations/labels'
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
            {/* Language names come from the JavaScript engine. */}
            <span suppressHydrationWarning>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function YesNo({ name, label, value }: { name: string; label: string; value: boolean | null }) {
  const { rather, yes, no } = useDashboardText().w.recommendations
  return (
    <ChoiceInput
      name={name}
      label={label}
      none={rather}
      values={['true', 'false']}
      nameOf={(answer) => (answer === 'true' ? yes : no)}
      defaultValue={value === null ? '' : `${value}`}
    />
  )
}

/** A plain form. Every question is optional, and one click erases all answers. */
export function PreferencesForm({ preferences }: { preferences: PreferencesDto | null }) {
  const { w, records, language } = useDashboardText()
  const copy = w.recommendations
  const languages = [...new Set([...offeredLanguages, ...(preferences?.languages ?? [])])]
  return (
    <>
      <ActForm path="/api/user/preferences" act="save" className="card reminder-form" autoComplete="off">
        <Ticks
          legend={copy.needs}
          name="needs"
          options={categories.map((value) => ({ value, label: nameCategory(value, language) }))}
          chosen={preferences?.needs ?? []}
        />
        <div className="field-pair">
          <SelectInput label={copy.state} name="state" defaultValue={preferences?.state ?? ''}>
            <StateOptions none={copy.rather} nameOf={records.state} />
          </SelectInput>
          <TextInput
            label={copy.zip}
            name="zip"
            inputMode="numeric"
            pattern="[0-9]{5}"
            maxLength={5}
            defaultValue={preferences?.zip ?? ''}
          />
          <YesNo name="hasChildren" label={copy.children} value={preferences?.hasChildren ?? null} />
          <YesNo name="hasPets" label={copy.pets} value={preferences?.hasPets ?? null} />
          <ChoiceInput
            label={copy.urgency}
            name="urgency"
            none={copy.rather}
            values={urgencies}
            nameOf={(urgency) => copy.urgencies[urgency]}
            defaultValue={preferences?.urgency ?? ''}
          />
        </div>
        <Ticks
          legend={copy.languages}
          name="languages"
          options={languages.map((value) => ({ value, label: languageNameIn(language, value) }))}
          chosen={preferences?.languages ?? []}
        />
        <p>
          <Button type="submit">{preferences ? copy.saveAnswers : copy.show}</Button>
        </p>
      </ActForm>
      {preferences ? (
        <ActForm path="/api/user/preferences" act="erase">
          <Button type="submit" variant="outline">
            {copy.erase}
          </Button>
        </ActForm>
      ) : null}
    </>
  )
}
