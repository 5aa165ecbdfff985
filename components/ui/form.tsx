'use client'

// Fields over react-hook-form, by shadcn's names, but uncontrolled: the server draws them with their values, they are sent
// without a script, and what was typed before it ran stays. Without a `Form` around them they are those of a plain form.
import { Slot } from '@radix-ui/react-slot'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { FormProvider, type UseFormRegisterReturn, useFormContext } from 'react-hook-form'
import { cn } from '@/lib/utils'

export const Form = FormProvider

interface Field {
  name: string
  id: string
  hasDescription: boolean
}

const FieldContext = createContext<Field>({ name: '', id: '', hasDescription: false })

function useFormField() {
  const { name, id, hasDescription } = useContext(FieldContext)
  const form = useFormContext()
  const error = form?.getFieldState(name, form.formState).error?.message
  return { id, error, descriptionId: hasDescription ? `${id}-hint` : null, messageId: error ? `${id}-error` : null }
}

/** `id`: where another than a made-up one is needed. `hasDescription`: whether a FormDescription is among its parts. */
export function FormField({
  name,
  id,
  hasDescription = false,
  render,
}: {
  name: string
  id?: string
  hasDescription?: boolean
  render: (of: { field: { name: string } | UseFormRegisterReturn }) => ReactNode
}) {
  const own = useId()
  const form = useFormContext()
  return (
    <FieldContext value={{ name, id: id ?? own, hasDescription }}>
      {render({ field: form ? form.register(name) : { name } })}
    </FieldContext>
  )
}

export function FormItem(props: ComponentProps<'div'>) {
  return <div {...props} />
}

export function FormLabel(props: ComponentProps<'label'>) {
  // biome-ignore lint/a11y/noLabelWithoutControl: FormControl has this id
  return <label htmlFor={useFormField().id} {...props} />
}

/** Around the one input of a field. */
export function FormControl(props: ComponentProps<typeof Slot>) {
  const { id, error, descriptionId, messageId } = useFormField()
  return (
    <Slot
      id={id}
      aria-describedby={cn(descriptionId, messageId) || undefined}
      aria-invalid={error ? true : undefined}
      {...props}
    />
  )
}

export function FormDescription({ className, ...rest }: ComponentProps<'p'>) {
  return <p id={useFormField().descriptionId ?? undefined} className={cn('soft', className)} {...rest} />
}

/** What is wrong with the field, until it is edited. */
export function FormMessage(props: ComponentProps<'p'>) {
  const { error, messageId } = useFormField()
  return messageId ? (
    <p id={messageId} {...props}>
      {error}
    </p>
  ) : null
}
