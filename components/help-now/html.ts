/** HTML as a text that was put together safely: whatever is filled in is escaped, unless it is such a text itself. */
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

/** html`<a href="${address}">${name}</a>`: attributes stand in double quotes. */
export function html(texts: TemplateStringsArray, ...values: Value[]): Markup {
  return new Markup(texts.map((text, index) => text + write(values[index] ?? null)).join(''))
}

/** A style or a script of our own, which is not text to be escaped. */
export function raw(text: string): Markup {
  return new Markup(text)
}
