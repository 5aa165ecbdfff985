import { useId } from 'react'
import type { IncidentInput } from '@/lib/vault/incident'
import { useVaultWords } from './vault-words'

type Name = keyof IncidentInput

const types: Record<Name, 'date' | 'time' | 'text' | 'long'> = {
  date: 'date',
  time: 'time',
  place: 'text',
  what: 'long',
  witnesses: 'text',
  report: 'text',
}

export function IncidentField({
  name,
  value,
  problem,
  onChange,
}: {
  name: Name
  value: string
  problem: string | undefined
  onChange: (value: string) => void
}) {
  const id = useId()
  const { labels, hints }: { labels: Record<Name, string>; hints: Partial<Record<Name, string>> } = useVaultWords().log
  const hint = hints[name]
  const type = types[name]
  const common = {
    id,
    className: 'form-input',
    value,
    autoComplete: 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="text-field">
      <label htmlFor={id}>{labels[name]}</label>
      {hint ? (
        <span id={`${id}-hint`} className="soft font-normal">
          {hint}
        </span>
      ) : null}
      {type === 'long' ? (
        <textarea {...common} rows={8} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <input {...common} type={type} onChange={(event) => onChange(event.target.value)} />
      )}
      {problem ? (
        <p id={`${id}-problem`} className="form-error">
          {problem}
        </p>
      ) : null}
    </div>
  )
}
