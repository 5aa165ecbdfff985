/** Lines of a CSV file. */
export type Cell = string | number | null | undefined

/** Quoted as RFC 4180 has it. */
function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** For spreadsheets: text that starts like a formula would be executed. A number may be negative. */
function writeCell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  return quote(/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)
}

export function writeCsvLine(values: readonly Cell[]): string {
  return `${values.map(writeCell).join(',')}\r\n`
}

/** For programs: a data package table with unmodified values. */
export function writeTableLine(values: readonly Cell[]): string {
  return `${values.map((value) => quote(String(value ?? ''))).join(',')}\r\n`
}
