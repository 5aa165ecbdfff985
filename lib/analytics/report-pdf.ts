import 'server-only'
import { createTable } from '@/lib/pdf/block'
import { formatDay } from '@/lib/pdf/fonts'
import { drawSpots, layoutBlocks } from '@/lib/pdf/layout-blocks'
import {
  createHeading,
  createParagraph,
  createTitle,
  drawBloom,
  drawPageEdges,
  LEADING,
  plain,
  rule,
  sheet,
  strong,
} from '@/lib/pdf/sheet'
import { TaggedPdf } from '@/lib/pdf/tagged-pdf'
import { words } from '@/lib/site/language/words'
import { populationSource } from './content/population'
import { listTables, type ReportTable } from './report'
import type { Analytics } from './schema'

/** Shares of the sheet's width, by the number of columns. */
const shares: Record<number, number[]> = {
  3: [0.3, 0.2, 0.5],
  4: [0.34, 0.22, 0.22, 0.22],
  5: [0.26, 0.26, 0.14, 0.16, 0.18],
}

function createReportTable(pdf: TaggedPdf, table: ReportTable) {
  const section = pdf.addElement(pdf.root, 'Sect')
  const title = table.isSample ? words().figures.report.sample({ title: table.title }) : table.title
  const columns = table.columns.map((name, index) => ({
    title: [strong(name)],
    width: sheet.width * (shares[table.columns.length]?.[index] ?? 1 / table.columns.length),
  }))
  const rows = table.rows.map((row) => row.map((cell, index) => [index === 0 ? strong(cell) : plain(cell)]))
  return [
    createHeading(pdf, section, title),
    ...createTable(pdf, section, columns, rows, { leading: LEADING, padding: 3, ruleColor: rule }),
  ]
}

export function createReportPdf(figures: Analytics, siteName: string, day: Date): Promise<Uint8Array> {
  const { report, periods, formulaText } = words().figures
  const title = report.title({ name: siteName })
  const pdf = new TaggedPdf(title, day)
  const head = pdf.addElement(pdf.root, 'Sect')
  const lead = figures.isSample ? report.sampleLead : report.lead
  const front = [
    createTitle(pdf, head, title),
    createParagraph(pdf, head, [strong(report.upTo({ period: periods[figures.period], day: formatDay(day) }))]),
    createParagraph(pdf, head, [plain(lead)]),
  ]
  const tables = listTables(figures).flatMap((table) => createReportTable(pdf, table))
  const foot = pdf.addElement(pdf.root, 'Sect')
  const notes = [
    createHeading(pdf, foot, report.formula),
    createParagraph(pdf, foot, [plain(formulaText)]),
    createParagraph(pdf, foot, [
      plain(report.women),
      {
        ...plain(populationSource.label),
        link: { href: populationSource.url, alt: report.source },
      },
    ]),
  ]
  pdf.addPage()
  pdf.addBookmark(title, 0)
  drawBloom(pdf)
  drawSpots(pdf, layoutBlocks([...front, ...tables, ...notes]))
  drawPageEdges(pdf, { head: title, foot: report.madeOn({ day: formatDay(day) }) })
  return pdf.toBytes()
}
