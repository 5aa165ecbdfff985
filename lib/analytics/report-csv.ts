import { words } from '@/lib/site/language/words'
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
  const { report, periods, formulaText } = words().figures
  const lines = [
    writeRow([report.title(siteName), periods[figures.period], report.made(day)]),
    ...(figures.isSample ? [writeRow([report.sampleRow])] : []),
    ...listTables(figures).flatMap(({ title, columns, rows, isSample }) => [
      '',
      writeRow([isSample ? report.sample(title) : title]),
      writeRow(columns),
      ...rows.map(writeRow),
    ]),
    '',
    writeRow([formulaText]),
  ]
  // Spreadsheets read UTF-8 only after this mark.
  return `\ufeff${lines.join('\r\n')}\r\n`
}
