import { TICKED } from '@/lib/legal/letter'
import type { LetterField, LetterFieldGroup } from '@/lib/legal/schema'

const MAX = { line: 300, lines: 1000 }

export interface FieldWords {
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

export function LetterFields({ groups, words }: { groups: LetterFieldGroup[]; words: FieldWords }) {
  return groups.map((group) => (
    <fieldset key={group.title}>
      <legend>{group.title}</legend>
      {group.fields.map((field) => (
        <Field key={field.id} field={field} words={words} />
      ))}
    </fieldset>
  ))
}
