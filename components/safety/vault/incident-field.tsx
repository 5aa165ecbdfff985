import { useId } from 'react'
import type { IncidentInput } from '@/lib/vault/incident'

type Name = keyof IncidentInput

const fields: Record<Name, { label: string; hint?: string; type: 'date' | 'time' | 'text' | 'long' }> = {
  date: { label: 'Date', type: 'date' },
  time: { label: 'Time (if you know it)', type: 'time' },
  place: { label: 'Place (if it matters)', type: 'text' },
  what: { label: 'What happened', hint: 'Who did what, in order. Put exact words in quotation marks.', type: 'long' },
  witnesses: { label: 'Witnesses (if any)', hint: 'Who saw or heard it, or saw you afterwards.', type: 'text' },
  report: { label: 'Report number (if any)', hint: 'From the police, a hospital or an agency.', type: 'text' },
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
  const { label, hint, type } = fields[name]
  const common = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': problem ? true : undefined,
    'aria-describedby':
      [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ') || undefined,
  }
  return (
    <div className="text-field">
      <label htmlFor={id}>{label}</label>
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
