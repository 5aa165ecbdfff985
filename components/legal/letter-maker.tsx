'use client'

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import {
  fillLetter,
  type LetterLine,
  type LetterPart,
  type LetterValues,
  type LetterSheet as Template,
  TICKED,
  writeLetterText,
} from '@/lib/legal/letter'
import type { LetterField, LetterFieldGroup } from '@/lib/legal/schema'
import { PrintButton } from './print-button'
import { useClearedOnLeave } from './use-cleared-on-leave'

const MAX = { line: 300, lines: 1000 }

interface FieldWords {
  choose: string
  optional: string
}

function Control({ field, words }: { field: LetterField; words: FieldWords }) {
  const shared = {
    id: field.id,
    className: 'form-input',
    'data-field': field.id,
    autoComplete: 'off',
    'aria-describedby': field.hint ? `${field.id}-hint` : undefined,
  }
  if (field.kind === 'choice') {
    return (
      <select {...shared} defaultValue="">
        <option value="">{words.choose}</option>
        {(field.choices ?? []).map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  }
  if (field.kind === 'lines') return <textarea {...shared} rows={3} maxLength={MAX.lines} />
  if (field.kind === 'date') return <input {...shared} type="date" />
  return <input {...shared} type="text" maxLength={MAX.line} />
}

/** One field. It has no name, so no browser can send it or offer its value to the next user. */
function Field({ field, words }: { field: LetterField; words: FieldWords }) {
  if (field.kind === 'tick') {
    return (
      <label className="tool-tick">
        <input type="checkbox" value={TICKED} data-field={field.id} autoComplete="off" />
        <span>{field.label}</span>
      </label>
    )
  }
  return (
    <div className="tool-field">
      <label htmlFor={field.id}>
        {field.label}
        {field.isOptional ? <span className="soft font-[400]"> {words.optional}</span> : null}
      </label>
      {field.hint ? <small id={`${field.id}-hint`}>{field.hint}</small> : null}
      <Control field={field} words={words} />
    </div>
  )
}

function LetterFields({ groups, words }: { groups: LetterFieldGroup[]; words: FieldWords }) {
  return groups.map((group) => (
    <fieldset key={group.title}>
      <legend>{group.title}</legend>
      {group.fields.map((field) => (
        <Field key={field.id} field={field} words={words} />
      ))}
    </fieldset>
  ))
}

function Part({ part }: { part: LetterPart }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'value') return <span className="sheet-value">{part.text}</span>
  return (
    <span className={part.size === 'short' ? 'sheet-blank sheet-blank-short' : 'sheet-blank'}>
      <span className="sr-only">(blank: {part.label})</span>
    </span>
  )
}

function Parts({ line }: { line: LetterLine }) {
  return line.parts.map((part, index) => <Part key={`${part.kind}${String(index)}`} part={part} />)
}

/** The letter as it will be printed; an empty field becomes a line to write on. */
function LetterSheet({ lines }: { lines: LetterLine[] }) {
  return (
    <div className="legal-sheet" lang="en">
      {lines.map((line, index) => {
        const key = `${line.kind}${String(index)}`
        if (line.kind === 'heading') {
          return (
            <h2 key={key}>
              <Parts line={line} />
            </h2>
          )
        }
        if (line.isChoice) {
          return (
            <p key={key} className="sheet-choice">
              <span>
                <Parts line={line} />
              </span>
            </p>
          )
        }
        return (
          <p key={key} className={line.kind === 'address' ? 'address' : undefined}>
            <Parts line={line} />
            {line.kind === 'address' && line.parts.every(({ kind }) => kind === 'text') ? (
              <>
                {' '}
                <span className="sheet-blank" />
              </>
            ) : null}
          </p>
        )
      })}
    </div>
  )
}

type FieldElement = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

function readFields(form: HTMLFormElement): LetterValues {
  const values: LetterValues = {}
  for (const element of form.querySelectorAll<FieldElement>('[data-field]')) {
    const isOff = element instanceof HTMLInputElement && element.type === 'checkbox' && !element.checked
    if (element.dataset.field && !isOff) values[element.dataset.field] = element.value
  }
  return values
}

interface LetterWords extends FieldWords {
  lead: string
  print: string
  printed: string
  copy: string
  clear: string
  copied: string
  notCopied: string
}

/**
 * Fields on one side, the letter on the other, all in the memory of this page. Without a script the fields are hidden, and
 * the letter is a sheet with blanks and boxes to fill in by hand.
 */
export function LetterMaker({ template, words }: { template: Template; words: LetterWords }) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<LetterValues>({})
  const [message, setMessage] = useState('')
  const lines = useMemo(() => fillLetter(template, values), [template, values])

  const follow = () => {
    if (form.current) setValues(readFields(form.current))
    setMessage('')
  }
  // Includes what was typed before the script loaded.
  useEffect(() => {
    if (form.current) setValues(readFields(form.current))
  }, [])

  useClearedOnLeave(
    useCallback(() => {
      form.current?.reset()
      setValues({})
    }, []),
  )

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(writeLetterText(lines))
      setMessage(words.copied)
    } catch {
      setMessage(words.notCopied)
    }
  }

  return (
    <div className="tool-columns grid gap-8">
      <form
        ref={form}
        method="dialog"
        autoComplete="off"
        className="needs-script no-print"
        onInput={follow}
        onReset={() => setTimeout(follow)}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className="tool-fields">
          <p className="soft">{words.lead}</p>
          <LetterFields groups={template.groups} words={words} />
          <div className="row">
            <PrintButton title={words.printed} label={words.print} />
            <Button type="button" variant="secondary" onClick={copy}>
              <Icon name="copy" /> {words.copy}
            </Button>
            <Button type="reset" variant="outline">
              <Icon name="rotate-ccw" /> {words.clear}
            </Button>
          </div>
          <p role="status" className="soft">
            {message}
          </p>
        </div>
      </form>
      <LetterSheet lines={lines} />
    </div>
  )
}
