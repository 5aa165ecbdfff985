/** Form fields as HTML for a handler's page, with what was typed and what is wrong with it. */
import { html, type Markup } from '@/components/help-now/markup'
import { type FormField, readTyped, type Typed } from '@/lib/forms/fields'
import { words } from '@/lib/site/language/words'

export interface FieldProblem {
  path: string
  message: string
}

const mark = (is: boolean, attribute: string): Markup | null => (is ? html` ${attribute}` : null)

function createChoices(field: Extract<FormField, { kind: 'ticks' }>, values: string[]): Markup {
  const type = field.isSingle ? 'radio' : 'checkbox'
  return html`<fieldset><legend>${field.label}</legend>${field.choices.map(
    ({ value, label }) =>
      html`<label class="t"><input type="${type}" name="${field.name}" value="${value}"${mark(values.includes(value), 'checked')}> ${label}</label>`,
  )}</fieldset>`
}

function createInput(field: Exclude<FormField, { kind: 'ticks' }>, values: string[], problem?: string): Markup {
  const id = `f-${field.name}`
  const wrong = problem ? html` aria-invalid="true" aria-describedby="${id}-problem"` : null
  const required = mark(field.isRequired === true, 'required')
  if (field.kind === 'select') {
    const chosen = values[0] ?? field.initial ?? ''
    const first = field.initial === undefined ? html`<option value="">${words().forms.chooseOne}</option>` : null
    return html`<select id="${id}" name="${field.name}"${required}${wrong}>${first}${field.choices.map(
      ({ value, label }) => html`<option value="${value}"${mark(value === chosen, 'selected')}>${label}</option>`,
    )}</select>`
  }
  // Browsers drop a line break right after the opening tag.
  if (field.kind === 'area') {
    return html`<textarea id="${id}" name="${field.name}" rows="8"${required}${wrong}>\n${values[0] ?? ''}</textarea>`
  }
  return html`<input id="${id}" name="${field.name}" type="${field.type}" value="${values[0] ?? ''}"${required}${wrong}>`
}

export function createField(field: FormField, typed: Typed, problems: readonly FieldProblem[]): Markup {
  const values = readTyped(typed, field.name)
  if (field.kind === 'ticks') return createChoices(field, values)
  const problem = problems.find(({ path }) => path === field.name)?.message
  return html`<div class="f"><label for="f-${field.name}">${field.label}${field.isRequired ? ' *' : null}</label>${
    problem ? html`<p class="w" id="f-${field.name}-problem">${problem}</p>` : null
  }${createInput(field, values, problem)}</div>`
}
