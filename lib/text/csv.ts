/** Lines of a CSV file. */
export type Cell = string | number | null | undefined

/** Quoted as RFC 4180 has it. */
function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** For people's spreadsheets: a text that begins like a formula would be run as one. A number may be below zero. */
function writeCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return quote(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
}

export function writeCsvLine(values: readonly Cell[]): string {
  return `${values.map(writeCell).join(',')}\r\n`
}

/** For programs: a table of a data package holds each value as it is. */
export function writeTableLine(values: readonly Cell[]): string {
  return `${values.map((value) => quote(String(value ?? ''))).join(',')}\r\n`
}
