import type { FormField, SelectField, TicksField } from '@/lib/forms/fields'
import { words } from '@/lib/site/language/words'

interface Props<Field extends FormField> {
  /** The form's name, used to build the ids in the page. */
  form: string
  field: Field
}

function Required({ field }: { field: FormField }) {
  return field.isRequired ? <span aria-hidden="true"> *</span> : null
}

/** Empty until a script reports a problem with the field. */
function Problem({ id }: { id: string }) {
  return <p id={`${id}-problem`} className="form-problem" hidden />
}

function Select({ form, field }: Props<SelectField>) {
  const id = `${form}-${field.name}`
  return (
    <select
      id={id}
      name={field.name}
      className="form-input"
      required={field.isRequired}
      defaultValue={field.initial ?? ''}
      autoComplete="off"
      aria-describedby={`${id}-problem`}
    >
      {field.initial === undefined ? <option value="">{words().forms.chooseOne}</option> : null}
      {field.choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

export function Ticks({ form, field }: Props<TicksField>) {
  const id = `${form}-${field.name}`
  return (
    <fieldset id={id} className="form-field">
      <legend>{field.label}</legend>
      {field.hint ? <p className="soft">{field.hint}</p> : null}
      <div className="form-ticks">
        {field.choices.map(({ value, label }) => (
          <label key={value} className="form-tick" htmlFor={`${id}-${value}`}>
            <input
              id={`${id}-${value}`}
              type={field.isSingle ? 'radio' : 'checkbox'}
              name={field.name}
              value={value}
              autoComplete="off"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function Input({ form, field }: Props<Exclude<FormField, TicksField>>) {
  const id = `${form}-${field.name}`
  if (field.kind === 'select') return <Select form={form} field={field} />
  const shared = {
    id,
    name: field.name,
    className: 'form-input',
    required: field.isRequired,
    maxLength: field.max,
    'aria-describedby': field.hint ? `${id}-hint ${id}-problem` : `${id}-problem`,
  }
  if (field.kind === 'area') return <textarea {...shared} rows={8} autoComplete="off" />
  return <input {...shared} type={field.type} autoComplete={field.autoComplete ?? 'off'} />
}

export function FormFieldRow({ form, field }: Props<FormField>) {
  if (field.kind === 'ticks') return <Ticks form={form} field={field} />
  const id = `${form}-${field.name}`
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {field.label}
        <Required field={field} />
      </label>
      {field.hint ? (
        <p id={`${id}-hint`} className="soft">
          {field.hint}
        </p>
      ) : null}
      <Input form={form} field={field} />
      <Problem id={id} />
    </div>
  )
}
