/** One text of what several columns say. */
import { BLANK, cleanCell, dropGuard } from './cell-words'

/** Without the name of its column, nobody knows what it is a yes or a number of. */
const isBare = (cell: string) => /^(yes|no|true|false|[xyn]|\d[\d.,%]*)$/i.test(cell)
const isAge = (name: string) => /min|max|\bage|_age/i.test(name)
/** Databases write 0 and 200 where there is no limit. */
const isNoLimit = (name: string, cell: string) => isAge(name) && (Number(cell) === 0 || Number(cell) >= 99)

function label(name: string): string {
  const words = name
    .replace(/[_\s]+/g, ' ')
    .replace(/^(service|program|organization|location|site) (?=\w)/, '')
    .trim()
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

export function joinCells(columns: readonly { at: number; name: string }[], cells: readonly string[]): string {
  const parts: string[] = []
  for (const { at, name } of columns) {
    const cell = cleanCell(dropGuard(cells[at] ?? '')).trim()
    if (cell === '' || BLANK.test(cell) || isNoLimit(name, cell)) continue
    if (isBare(cell) && (columns.length > 1 || isAge(name))) parts.push(`${label(name)}: ${cell}`)
    else if (!parts.some((part) => part.toLowerCase().includes(cell.toLowerCase()))) parts.push(cell)
  }
  return parts.join('; ')
}
