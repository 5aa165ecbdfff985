/** A form as data: drawn by React on its page, and by a handler that shows it again with what was typed. */

export interface Choice {
  value: string
  label: string
}

/** From the words of a column and what each is called. */
export function choicesOf(names: Record<string, string>): Choice[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }))
}

interface Common {
  name: string
  label: string
  hint?: string
  isRequired?: boolean
}

export interface LineField extends Common {
  kind: 'line'
  type: 'text' | 'email' | 'tel' | 'date'
  max: number
  /** For a field that she may let her browser remember. */
  autoComplete?: string
}

export interface AreaField extends Common {
  kind: 'area'
  max: number
}

export interface SelectField extends Common {
  kind: 'select'
  choices: Choice[]
  /** What stands there at first; without it, nothing is chosen. */
  initial?: string
}

/** Several of them, or with `isSingle` one. */
export interface TicksField extends Common {
  kind: 'ticks'
  choices: Choice[]
  isSingle?: true
}

export type FormField = LineField | AreaField | SelectField | TicksField

export type Typed = Record<string, unknown>

/** What was typed into a field, as text; a list or a flag as the values of its ticks. */
export function readTyped(typed: Typed, name: string): string[] {
  const value = typed[name]
  if (value === undefined || value === null) return []
  return (Array.isArray(value) ? value : [value]).map(String)
}
