import { Button } from '@/components/ui/button'
import { type FormField, readTyped, type Typed } from '@/lib/forms/fields'
import type { FieldGroup } from '@/lib/resources/details-fields'
import { AreaField, SelectField, TextField } from './field'

/** A field of a plain console form. */
export function PlainRow({ field, typed }: { field: FormField; typed: Typed }) {
  const { name, label, hint } = field
  const values = readTyped(typed, name)
  const shared = { scope: 'details', name, label, hint, required: field.isRequired }
  if (field.kind === 'area')
    return <AreaField {...shared} rows={3} maxLength={field.max} defaultValue={values[0] ?? ''} />
  if (field.kind === 'line')
    return (
      <TextField
        {...shared}
        type={field.type}
        maxLength={field.max}
        defaultValue={values[0] ?? ''}
        autoComplete="off"
      />
    )
  if (field.kind === 'select') {
    const choices = field.choices.map(({ value, label: text }) => [value, text] as const)
    return <SelectField {...shared} choices={choices} defaultValue={values[0] ?? field.initial} />
  }
  return (
    <fieldset className="console-ticks">
      <legend>{label}</legend>
      {hint ? <p className="soft">{hint}</p> : null}
      <div className="console-kinds">
        {field.choices.map((choice) => (
          <label key={choice.value} className="console-kind">
            <input type="checkbox" name={name} value={choice.value} defaultChecked={values.includes(choice.value)} />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface Props {
  id: string
  version: number
  groups: readonly FieldGroup[]
  typed: Typed
}

const addLabels = {
  phones: 'Save and add another phone',
  places: 'Save and add another place',
  specials: 'Save and add other days',
  contacts: 'Save and add another contact',
} as const

/** A plain form, with or without a script. Rejected input is shown again in full. */
export function DetailsForm({ id, version, groups, typed }: Props) {
  const ids = Object.keys(typed).filter((name) => /^place\d+_id$/.test(name))
  return (
    <form method="post" action={`/api/admin/resources/${id}/details`} className="console-form" autoComplete="off">
      <input type="hidden" name="version" value={version} />
      {ids.map((name) => (
        <input key={name} type="hidden" name={name} value={String(typed[name])} />
      ))}
      {groups.map(({ title, fields, add }) => (
        <section key={title} id={add} className="console-group" aria-label={title}>
          <h3>{title}</h3>
          <div className="console-grid">
            {fields.map((field) => (
              <PlainRow key={field.name} field={field} typed={typed} />
            ))}
          </div>
          {add ? (
            <Button type="submit" variant="outline" name="add" value={add}>
              {addLabels[add]}
            </Button>
          ) : null}
        </section>
      ))}
      <div className="row console-form-end">
        <Button type="submit">Save</Button>
        <Button asChild variant="outline">
          <a href="/admin/resources">Back to the list, without saving</a>
        </Button>
      </div>
    </form>
  )
}
