/** Reads a form's fields as one record, and fills a form from one. */

export type FieldValues = Record<string, string | boolean>

/** The initial values of the text fields; empty for a new item. */
export function textsOf<Name extends string>(
  item: Partial<Record<NoInfer<Name>, string | null>> | null,
  names: readonly Name[],
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, item?.[name] ?? '']))
}

function findField(form: HTMLFormElement, name: string) {
  const field = form.elements.namedItem(name)
  const isField =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement
  return isField ? field : null
}

export function readFields(form: HTMLFormElement, names: readonly string[]): FieldValues {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = findField(form, name)
      if (!field) return []
      const isTick = field instanceof HTMLInputElement && field.type === 'checkbox'
      // Browsers submit line breaks as CRLF; the saved text has LF.
      return [[name, isTick ? field.checked : field.value.replaceAll('\r\n', '\n')]]
    }),
  )
}

export function writeField(form: HTMLFormElement, name: string, value: string | boolean): void {
  const field = findField(form, name)
  if (!field) return
  if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === true
  else field.value = String(value)
}

export function focusField(form: HTMLFormElement, name: string): void {
  findField(form, name)?.focus()
}

export function listChanged(base: FieldValues, now: FieldValues): string[] {
  return Object.keys(now).filter((name) => now[name] !== base[name])
}
