import { words } from '@/lib/site/language/words'
import { listTables } from './report'
import type { Analytics } from './schema'

/** Quoted per RFC 4180; no cell can be interpreted as a formula. */
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
    writeRow([report.title({ name: siteName }), periods[figures.period], report.made({ day })]),
    ...(figures.isSample ? [writeRow([report.sampleRow])] : []),
    ...listTables(figures).flatMap(({ title, columns, rows, isSample }) => [
      '',
      writeRow([isSample ? report.sample({ title }) : title]),
      writeRow(columns),
      ...rows.map(writeRow),
    ]),
    '',
    writeRow([formulaText]),
  ]
  // Spreadsheets recognize UTF-8 only with a byte order mark.
  return `\ufeff${lines.join('\r\n')}\r\n`
}
