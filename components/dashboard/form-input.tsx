'use client'

import type { ComponentProps, ReactElement } from 'react'
import { FormControl, FormDescription, FormField, FormItem, FormLabel, FormMessage } from '@/components/ui/form'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'

interface Question {
  name: string
  label: string
  hint?: string
}

function Field({ name, label, hint, draw }: Question & { draw: (field: { name: string }) => ReactElement }) {
  return (
    <FormField
      name={name}
      hasDescription={hint !== undefined}
      render={({ field }) => (
        <FormItem className="input">
          <FormLabel>{label}</FormLabel>
          <FormControl>{draw(field)}</FormControl>
          {hint === undefined ? null : <FormDescription>{hint}</FormDescription>}
          <FormMessage className="input-problem" />
        </FormItem>
      )}
    />
  )
}

/** A labeled one-line text field. */
export function TextInput({ name, label, hint, ...rest }: Question & ComponentProps<'input'>) {
  return <Field {...{ name, label, hint }} draw={(field) => <Input {...rest} {...field} />} />
}

export function AreaInput({ name, label, hint, ...rest }: Question & ComponentProps<'textarea'>) {
  return <Field {...{ name, label, hint }} draw={(field) => <Textarea {...rest} {...field} />} />
}

/** A labeled select of the given options. */
export function SelectInput({ name, label, hint, ...rest }: Question & ComponentProps<'select'>) {
  return <Field {...{ name, label, hint }} draw={(field) => <select className="form-input" {...rest} {...field} />} />
}

/** A labeled select; `none` adds an empty choice with that label. */
export function ChoiceInput<Value extends string | number>({
  none,
  values,
  nameOf,
  ...rest
}: Question & {
  none?: string
  values: readonly Value[]
  nameOf: (value: Value) => string
  defaultValue: Value | ''
  autoComplete?: 'off'
}) {
  return (
    <SelectInput {...rest}>
      {none ? <option value="">{none}</option> : null}
      {values.map((value) => (
        <option key={value} value={value}>
          {nameOf(value)}
        </option>
      ))}
    </SelectInput>
  )
}
