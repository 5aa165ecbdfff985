import type { ComponentProps, ReactNode } from 'react'
import { type Choice, FilterSelect } from '@/components/ui/select'

interface Shared {
  name: string
  label: string
  error?: string
  hint?: ReactNode
  /** Distinguishes it from another form on the same page. */
  scope: string
}

function markField({ scope, name, error, hint }: Shared) {
  const ids = [hint ? `${scope}-${name}-hint` : '', error ? `${scope}-${name}-error` : ''].filter(Boolean).join(' ')
  return { 'aria-describedby': ids || undefined, 'aria-invalid': error ? (true as const) : undefined }
}

function FieldFrame({ children, ...shared }: Shared & { children: ReactNode }) {
  const { scope, name, label, error, hint } = shared
  return (
    <div className="console-field">
      <label htmlFor={`${scope}-${name}`}>{label}</label>
      {hint ? (
        <p id={`${scope}-${name}-hint`} className="soft">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${scope}-${name}-error`} className="console-error">
          {error}
        </p>
      ) : null}
    </div>
  )
}

export function TextField({ scope, name, label, error, hint, ...rest }: Shared & ComponentProps<'input'>) {
  const shared = { scope, name, label, error, hint }
  return (
    <FieldFrame {...shared}>
      <input id={`${scope}-${name}`} name={name} type="text" className="form-input" {...markField(shared)} {...rest} />
    </FieldFrame>
  )
}

export function AreaField({ scope, name, label, error, hint, ...rest }: Shared & ComponentProps<'textarea'>) {
  const shared = { scope, name, label, error, hint }
  return (
    <FieldFrame {...shared}>
      <textarea id={`${scope}-${name}`} name={name} className="form-input" {...markField(shared)} {...rest} />
    </FieldFrame>
  )
}

export function SelectField({
  scope,
  name,
  label,
  error,
  hint,
  choices,
  ...rest
}: Shared & ComponentProps<'select'> & { choices: readonly Choice[] }) {
  const shared = { scope, name, label, error, hint }
  return (
    <FieldFrame {...shared}>
      <select id={`${scope}-${name}`} name={name} className="form-input" {...markField(shared)} {...rest}>
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  )
}

/** A filter of a list. */
export function FilterField({
  name,
  label,
  value,
  choices,
}: {
  name: string
  label: string
  value: string
  choices: readonly Choice[]
}) {
  return (
    <FieldFrame scope="tools" name={name} label={label}>
      <FilterSelect id={`tools-${name}`} name={name} value={value} choices={choices} />
    </FieldFrame>
  )
}

export function TickField({ scope, name, label, hint, ...rest }: Shared & ComponentProps<'input'>) {
  return (
    <div className="console-tick">
      <input id={`${scope}-${name}`} name={name} type="checkbox" {...rest} />
      <label htmlFor={`${scope}-${name}`}>
        {label}
        {hint ? <span className="soft"> {hint}</span> : null}
      </label>
    </div>
  )
}
