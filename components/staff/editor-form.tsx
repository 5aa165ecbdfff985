'use client'

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { showToast } from '@/components/ui/toaster'
import { type Clash, ConflictNotice } from './conflict-notice'
import { type FieldValues, focusField, listChanged, readFields, writeField } from './form-fields'
import { CallError, describeError, send } from './send'

export interface Editable {
  id: string
  version: number
}

/** How a kind of item is edited: its calls, field labels and layout. */
export interface EditorSpec<Item extends Editable> {
  noun: 'Article' | 'Resource'
  /** In form order. */
  labels: Record<string, string>
  toFields(item: Item | null): FieldValues
  Fields: (set: FieldSet) => ReactNode
}

/** The list of these items: its page and its calls. */
export function listAddresses(noun: EditorSpec<Editable>['noun']) {
  const href = `/admin/${noun.toLowerCase()}s`
  return { href, path: `/api${href}` }
}

interface Conflict {
  clashes: Clash[]
  taken: string[]
  mine: FieldValues
}

/** If both changed a field, it is a conflict. If only they did, their value goes into the form. */
function merge(
  form: HTMLFormElement,
  labels: Record<string, string>,
  base: FieldValues,
  theirs: FieldValues,
): Conflict {
  const mine = readFields(form, Object.keys(labels))
  const [clashes, taken]: [Clash[], string[]] = [[], []]
  for (const name of listChanged(base, theirs)) {
    const [label, value] = [labels[name] ?? name, theirs[name] ?? '']
    if (mine[name] === value) continue
    if (mine[name] === base[name]) {
      writeField(form, name, value)
      taken.push(label)
    } else clashes.push({ name, label, theirs: value })
  }
  return { clashes, taken, mine }
}

export interface FieldSet {
  values: FieldValues
  errors: Record<string, string>
}

/** The props of each field, by name. */
export function nameFields({ values, errors }: FieldSet, scope: string, labels: Record<string, string>) {
  return (name: string) => ({
    ...{ scope, name, error: errors[name], defaultValue: String(values[name] ?? '') },
    label: labels[name] ?? name,
  })
}

/**
 * A form that works without a script and keeps what was typed if saving fails. `onDirty` is called with whether
 * there are unsaved changes.
 */
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
  const { noun, labels, toFields, Fields } = spec
  const { href, path } = listAddresses(noun)
  const form = useRef<HTMLFormElement>(null)
  const [initial] = useState(() => toFields(item))
  const [base, setBase] = useState(initial)
  const [version, setVersion] = useState(item?.version)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [conflict, setConflict] = useState<Conflict | null>(null)
  const [isSaving, setIsSaving] = useState(false)
  const [isLeaving, setIsLeaving] = useState(false)
  const [isSignedOut, setIsSignedOut] = useState(false)
  /** Updated before the next render, because the page may be left in the same moment. */
  const isSaved = useRef(false)

  useEffect(() => {
    // With a script, error messages appear under the fields, in our words.
    if (form.current) form.current.noValidate = true
  }, [])

  useEffect(() => {
    const keep = (event: BeforeUnloadEvent) => {
      if (isSaved.current) return
      if (form.current && listChanged(base, readFields(form.current, Object.keys(labels))).length > 0)
        event.preventDefault()
    }
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [base, labels])

  async function showConflict(element: HTMLFormElement): Promise<void> {
    const current = (await (await send('GET', `${path}/${item?.id}`)).json()) as Item
    const theirs = toFields(current)
    setConflict(merge(element, labels, base, theirs))
    setBase(theirs)
    setVersion(current.version)
  }

  async function showFailure(element: HTMLFormElement, error: unknown): Promise<void> {
    showToast({ title: 'Error', description: describeError(error), variant: 'destructive' })
    if (!(error instanceof CallError)) return
    setIsSignedOut(error.status === 401)
    if (error.status === 409 && item) await showConflict(element).catch(() => {})
    else {
      const found = Object.fromEntries(error.errors.map((problem) => [problem.path, problem.message]))
      setErrors(found)
      const first = Object.keys(labels).find((name) => name in found)
      if (first) focusField(element, first)
    }
  }

  async function save(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const element = event.currentTarget
    if (isSaving) return
    setIsSaving(true)
    setErrors({})
    try {
      const body = { ...readFields(element, Object.keys(labels)), version }
      const response = await send(item ? 'PUT' : 'POST', item ? `${path}/${item.id}` : path, body)
      const saved = (await response.json()) as Item
      isSaved.current = true
      setIsSignedOut(false)
      setBase(readFields(element, Object.keys(labels)))
      showToast({ title: 'Success', description: `${noun} ${item ? 'updated' : 'created'} successfully` })
      onSaved(saved)
    } catch (error) {
      await showFailure(element, error)
    } finally {
      setIsSaving(false)
    }
  }

  function cancel(): void {
    const isDirty = form.current && listChanged(base, readFields(form.current, Object.keys(labels))).length > 0
    if (isDirty && !isLeaving) setIsLeaving(true)
    else onCancel?.()
  }

  return (
    <form
      ref={form}
      className="console-form"
      method="post"
      action={item ? `${path}/${item.id}/save` : path}
      onSubmit={save}
      // A field's message disappears as soon as the field is edited.
      onInput={({ target }) => {
        const name = Reflect.get(target, 'name')
        if (errors[name]) setErrors(({ [name]: _, ...others }) => others)
      }}
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
            if (form.current) writeField(form.current, name, theirs)
            const clashes = conflict.clashes.filter((clash) => clash.name !== name)
            setConflict({ ...conflict, clashes, taken: [...conflict.taken, labels[name] ?? name] })
          }}
        />
      ) : null}
      {item ? <input type="hidden" name="version" value={version} readOnly /> : null}
      <Fields values={initial} errors={errors} />
      {isSignedOut ? (
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
            <Button type="button" look="line" onClick={onCancel}>
              Discard changes
            </Button>
          </div>
        </div>
      ) : null}
      <div className="row console-form-end">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Saving...' : item ? `Update ${noun}` : `Create ${noun}`}
        </Button>
        {onCancel ? (
          <Button type="button" look="line" onClick={cancel}>
            Cancel
          </Button>
        ) : (
          <Button asChild look="line">
            <a href={href}>Cancel</a>
          </Button>
        )}
      </div>
    </form>
  )
}
