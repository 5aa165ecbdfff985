import { gapFormula } from './gap'
import { periodLabels } from './period'
import { listTables } from './report'
import type { Analytics } from './schema'

/** Quoted as RFC 4180 has it; no cell can be taken for a formula. */
function writeCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function writeRow(cells: string[]): string {
  return cells.map(writeCell).join(',')
}

export function createReportCsv(figures: Analytics, siteName: string, day: string): string {
  const lines = [
    writeRow([`${siteName}: impact report`, periodLabels[figures.period], `made on ${day}`]),
    ...(figures.isSample ? [writeRow(['Sample figures: nothing has been counted yet.'])] : []),
    ...listTables(figures).flatMap(({ title, columns, rows, isSample }) => [
      '',
      writeRow([isSample ? `${title} (sample)` : title]),
      writeRow(columns),
      ...rows.map(writeRow),
    ]),
    '',
    writeRow([gapFormula]),
  ]
  // Spreadsheets read UTF-8 only after this mark.
  return `\ufeff${lines.join('\r\n')}\r\n`
}
