'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'
import { CallError, isSignedOut, send, showProblems } from '@/components/forms/calls'
import { Button } from '@/components/ui/button'
import { Form } from '@/components/ui/form'
import { showToast } from '@/components/ui/sonner'
import { useHydrated } from '@/components/ui/words-context'
import { type Clash, ConflictNotice } from './conflict-notice'
import { showError } from './send'

export interface Editable {
  id: string
  version: number
}

export type Values = Record<string, string | boolean>

/** How a kind of item is edited: its calls, field labels and layout. */
export interface EditorSpec<Item extends Editable> {
  noun: 'Article' | 'Resource'
  /** In form order. */
  labels: Record<string, string>
  /** What must be filled in. */
  schema: $ZodType<Values, Values>
  toValues(item: Item | null): Values
  Fields: (props: { values: Values }) => ReactNode
}

/** The initial values of the text fields; empty for a new item. */
export function textsOf<Name extends string>(
  item: Partial<Record<NoInfer<Name>, string | null>> | null,
  names: readonly Name[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, item?.[name] ?? '']))
}

/** The list of these items: its page and its calls. */
export function listAddresses(noun: EditorSpec<Editable>['noun']) {
  const href = `/admin/${noun.toLowerCase()}s`
  return { href, path: `/api${href}` }
}

/** The props of each field, by name. */
export function nameFields(values: Values, scope: string, labels: Record<string, string>) {
  return (name: string) => ({ scope, name, label: labels[name] ?? name, defaultValue: String(values[name] ?? '') })
}

interface Conflict {
  clashes: Clash[]
  taken: string[]
  mine: Values
}

const listChanged = (base: Values, now: Values) => Object.keys(now).filter((name) => now[name] !== base[name])

/** If both changed a field, it is a conflict. If only they did, their value goes into the form. */
export function merge(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue'>,
  labels: Record<string, string>,
  base: Values,
  theirs: Values,
): Conflict {
  const mine = { ...form.getValues() }
  const [clashes, taken]: [Clash[], string[]] = [[], []]
  for (const name of listChanged(base, theirs)) {
    const [label, value] = [labels[name] ?? name, theirs[name] ?? '']
    if (mine[name] === value) continue
    if (mine[name] === base[name]) {
      form.setValue(name, value)
      taken.push(label)
    } else clashes.push({ name, label, theirs: value })
  }
  return { clashes, taken, mine }
}

/** A form that works without a script and keeps what was typed if saving fails. */
export function EditorForm<Item extends Editable>({
  spec,
  item,
  onSaved,
  onCancel,
}: {
  spec: EditorSpec<Item>
  item: Item | null
  onSaved: (saved: Item) => void
  onCancel?: () => void
}) {
  const { noun, labels, schema, toValues, Fields } = spec
  const { href, path } = listAddresses(noun)
  const queries = useQueryClient()
  const isHydrated = useHydrated()
  const [initial] = useState(() => toValues(item))
  /** As it was last read or saved. Known before the next render, because the page may be left in the same moment. */
  const base = useRef({ values: initial, version: item?.version })
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isLeaving, setIsLeaving] = useState(false)
  // It has no default values of its own: those of its inputs, with what was typed before the script ran.
  const form = useForm<Values>({ resolver: zodResolver(schema) })
  const { getValues } = form

  useEffect(() => {
    const keep = (event: BeforeUnloadEvent) => {
      if (listChanged(base.current.values, getValues()).length > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [getValues])

  async function showConflict(): Promise<void> {
    const current = (await (await send('GET', `${path}/${item?.id}`)).json()) as Item
    const theirs = toValues(current)
    setConflict(merge(form, labels, base.current.values, theirs))
    base.current = { values: theirs, version: current.version }
  }

  const save = useMutation({
    mutationFn: async (values: Values) => {
      const body = { ...values, version: base.current.version }
      const response = await send(item ? 'PUT' : 'POST', item ? `${path}/${item.id}` : path, body)
      return (await response.json()) as Item
    },
    onSuccess: (saved, values) => {
      base.current = { values, version: saved.version }
      showToast({ title: 'Success', description: `${noun} ${item ? 'updated' : 'created'} successfully` })
      void queries.invalidateQueries({ queryKey: [path] })
      onSaved(saved)
    },
    onError: async (error) => {
      showError(error)
      if (item && error instanceof CallError && error.status === 409) await showConflict().catch(() => {})
      else showProblems(form, error)
    },
  })

  function cancel(): void {
    if (!isLeaving && listChanged(base.current.values, getValues()).length > 0) setIsLeaving(true)
    else onCancel?.()
  }

  return (
    <Form {...form}>
      <form
        className="console-form"
        method="post"
        action={item ? `${path}/${item.id}/save` : path}
        // With a script, error messages appear under the fields, in our words.
        noValidate={isHydrated}
        onSubmit={form.handleSubmit(
          (values) => save.mutate(values),
          () =>
            showToast({
              ...{ title: 'Error', variant: 'destructive' },
              description: 'Something you entered needs another look. Nothing was saved.',
            }),
        )}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !onCancel) return
          event.preventDefault()
          cancel()
        }}
      >
        {conflict ? (
          <ConflictNotice
            {...conflict}
            onTake={({ name, theirs }) => {
              form.setValue(name, theirs)
              const clashes = conflict.clashes.filter((clash) => clash.name !== name)
              setConflict({ ...conflict, clashes, taken: [...conflict.taken, labels[name] ?? name] })
            }}
          />
        ) : null}
        {item ? <input type="hidden" name="version" value={item.version} readOnly /> : null}
        <Fields values={initial} />
        {isSignedOut(save.error) ? (
          <div className="callout" role="alert">
            <p>
              You were signed out. What you wrote is still here:{' '}
              <a href="/api/login?callbackUrl=/admin" target="_blank" rel="noopener">
                sign in again in another tab
              </a>
              , then come back and save.
            </p>
          </div>
        ) : null}
        {isLeaving ? (
          <div className="callout" role="alert">
            <p>You have changes that are not saved.</p>
            <div className="row">
              <Button type="button" onClick={() => setIsLeaving(false)}>
                Keep editing
              </Button>
              <Button type="button" variant="outline" onClick={onCancel}>
                Discard changes
              </Button>
            </div>
          </div>
        ) : null}
        <div className="row console-form-end">
          <Button type="submit" disabled={save.isPending}>
            {save.isPending ? 'Saving...' : item ? `Update ${noun}` : `Create ${noun}`}
          </Button>
          {onCancel ? (
            <Button type="button" variant="outline" onClick={cancel}>
              Cancel
            </Button>
          ) : (
            <Button asChild variant="outline">
              <a href={href}>Cancel</a>
            </Button>
          )}
        </div>
      </form>
    </Form>
  )
}
