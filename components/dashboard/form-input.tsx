import type { ComponentProps } from 'react'

interface Question {
  label: string
  hint?: string
}

/** A labeled one-line text field. */
export function TextInput({ label, hint, ...rest }: Question & ComponentProps<'input'>) {
  return (
    <label className="input">
      <span>{label}</span>
      <input className="form-input" {...rest} />
      {hint ? <small>{hint}</small> : null}
    </label>
  )
}

/** A labeled select; `none` adds an empty choice with that label. */
export function ChoiceInput<Value extends string | number>({
  label,
  hint,
  name,
  none,
  values,
  nameOf,
  ...rest
}: Question & {
  name: string
  none?: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  defaultValue: Value | ''
  autoComplete?: 'off'
}) {
  return (
    <label className="input">
      <span>{label}</span>
      <select name={name} className="form-input" {...rest}>
        {none ? <option value="">{none}</option> : null}
        {values.map((value) => (
          <option key={value} value={value}>
            {nameOf(value)}
          </option>
        ))}
      </select>
      {hint ? <small>{hint}</small> : null}
    </label>
  )
}
