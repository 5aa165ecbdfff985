'use client'

import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { type Choice, FilterSelect } from './filter-select'

interface Shared {
  name: string
  label: string
  hint?: ReactNode
  /** Distinguishes it from another form on the same page. */
  scope: string
}

function Field({ scope, name, label, hint, draw }: Shared & { draw: (field: { name: string }) => ReactElement }) {
  return (
    <FormField
      name={name}
      id={`${scope}-${name}`}
      hasDescription={Boolean(hint)}
      render={({ field }) => (
        <FormItem className="console-field">
          <FormLabel>{label}</FormLabel>
          {hint ? <FormDescription>{hint}</FormDescription> : null}
          <FormControl>{draw(field)}</FormControl>
          <FormMessage className="console-error" />
        </FormItem>
      )}
    />
  )
}

export function TextField({ scope, name, label, hint, ...rest }: Shared & ComponentProps<'input'>) {
  return <Field {...{ scope, name, label, hint }} draw={(field) => <Input type="text" {...rest} {...field} />} />
}

export function AreaField({ scope, name, label, hint, ...rest }: Shared & ComponentProps<'textarea'>) {
  return <Field {...{ scope, name, label, hint }} draw={(field) => <Textarea {...rest} {...field} />} />
}

export function SelectField({
  scope,
  name,
  label,
  hint,
  choices,
  ...rest
}: Shared & ComponentProps<'select'> & { choices: readonly Choice[] }) {
  return (
    <Field
      {...{ scope, name, label, hint }}
      draw={(field) => (
        <select className="form-input" {...rest} {...field}>
          {choices.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    />
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
    <div className="console-field">
      <label htmlFor={`tools-${name}`}>{label}</label>
      <FilterSelect id={`tools-${name}`} name={name} value={value} choices={choices} />
    </div>
  )
}

export function TickField({ scope, name, label, hint, ...rest }: Shared & ComponentProps<'input'>) {
  return (
    <FormField
      name={name}
      id={`${scope}-${name}`}
      render={({ field }) => (
        <FormItem className="console-tick">
          <FormControl>
            <input type="checkbox" {...rest} {...field} />
          </FormControl>
          <FormLabel>
            {label}
            {hint ? <span className="soft"> {hint}</span> : null}
          </FormLabel>
        </FormItem>
      )}
    />
  )
}
