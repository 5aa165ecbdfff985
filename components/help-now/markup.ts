/** Safely composed HTML: interpolated values are escaped, unless they are Markup themselves. */
export class Markup {
  constructor(readonly text: string) {}
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)
}

type Value = Markup | string | number | null | false | readonly Value[]

function write(value: Value): string {
  if (value instanceof Markup) return value.text
  if (value === null || value === false) return ''
  return Array.isArray(value) ? value.map(write).join('') : escapeText(String(value))
}

/** html`<a href="${address}">${name}</a>`: attributes must be in double quotes. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(texts.map((text, index) => text + write(values[index] ?? null)).join(''))
}

/** Markup from our own style or script, which must not be escaped. */
export function raw(text: string): Markup {
  return new Markup(text)
}
