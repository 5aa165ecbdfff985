/** The printed sheet: its margins, its type, and what stands at the edge of every page. Reads in black and white. */
import { words } from '@/lib/site/language/words'
import type { Hotline } from '@/lib/site/site'
import { smsLink, telLink } from '@/lib/text/format'
import { type Block, createTable, createTextBlock, type TextOptions } from './block'
import { PAGE, type PdfElement, type TaggedPdf } from './tagged-pdf'
import type { Run, TextStyle } from './text-layout'

const MARGIN = 45
export const sheet = {
  left: MARGIN,
  right: PAGE.width - MARGIN,
  width: PAGE.width - 2 * MARGIN,
  top: 56,
  bottom: 740,
  /** Between columns. */
  gap: 24,
}

export function getColumnWidth(columns: number): number {
  return (sheet.width - (columns - 1) * sheet.gap) / columns
}

const ink = '#1F1822'
const softInk = '#4A4350'
export const rule = '#8C8590'

export const styles = {
  title: { face: 'serif', size: 26, color: ink },
  heading: { face: 'serif', size: 16, color: ink },
  subheading: { face: 'serif', size: 12, color: ink },
  body: { face: 'sans', size: 10.5, color: ink },
  strong: { face: 'bold', size: 10.5, color: ink },
  alarm: { face: 'bold', size: 13, color: ink },
  phone: { face: 'bold', size: 11, color: ink },
  soft: { face: 'sans', size: 10, color: softInk },
  contents: { face: 'sans', size: 10, color: ink },
  contentsPage: { face: 'bold', size: 10, color: ink },
  edge: { face: 'sans', size: 9.5, color: softInk },
} as const satisfies Record<string, TextStyle>

export const LEADING = 13.5

export function plain(text: string): Run {
  return { text, style: styles.body }
}

export function strong(text: string): Run {
  return { text, style: styles.strong }
}

type Options = Partial<TextOptions>

export function createTitle(pdf: TaggedPdf, parent: PdfElement, text: string, options: Options = {}): Block {
  const settings = { width: sheet.width, leading: 31, ...options }
  return createTextBlock(pdf, pdf.addElement(parent, 'H1'), [{ text, style: styles.title }], settings)
}

export function createHeading(pdf: TaggedPdf, parent: PdfElement, text: string, options: Options = {}): Block {
  const settings = { width: sheet.width, leading: 20, before: 16, keepsWithNext: true, ...options }
  return createTextBlock(pdf, pdf.addElement(parent, 'H2'), [{ text, style: styles.heading }], settings)
}

export function createSubheading(pdf: TaggedPdf, parent: PdfElement, text: string, options: Options = {}): Block {
  const settings = { width: sheet.width, leading: 15, before: 10, keepsWithNext: true, ...options }
  return createTextBlock(pdf, pdf.addElement(parent, 'H3'), [{ text, style: styles.subheading }], settings)
}

export function createParagraph(pdf: TaggedPdf, parent: PdfElement, runs: Run[], options: Options = {}): Block {
  const settings = { width: sheet.width, leading: LEADING, before: 6, ...options }
  return createTextBlock(pdf, pdf.addElement(parent, 'P'), runs, settings)
}

export interface PageEdge {
  /** At the top, from the second page on. */
  head: string
  /** At the top right, for finding one's place. */
  place?: (page: number) => string
  foot: string
}

function drawRight(pdf: TaggedPdf, text: string, y: number): void {
  pdf.drawText(text, sheet.right - pdf.measure(text, styles.edge), y, styles.edge)
}

/** Head, foot and number of every page, once all pages are there. A screen reader skips them. */
export function drawPageEdges(pdf: TaggedPdf, { head, place, foot }: PageEdge): void {
  for (let page = 0; page < pdf.pageCount; page += 1) {
    pdf.switchToPage(page)
    pdf.markArtifact('Pagination', () => {
      if (page > 0) {
        pdf.drawText(head, sheet.left, 36, styles.edge)
        drawRight(pdf, place?.(page) ?? '', 36)
        pdf.drawLine(sheet.left, sheet.right, 42, 0.5, rule)
      }
      pdf.drawText(foot, sheet.left, 764, styles.edge)
      drawRight(pdf, words().sheets.page({ page: page + 1, of: pdf.pageCount }), 764)
    })
  }
}

/** Three rings of petals, from the outside in, on a field of 100 by 100. */
const rings = [
  { petals: 14, turn: 0, distance: 33, rx: 9.5, ry: 15, color: '#E59A1C' },
  { petals: 10, turn: 18, distance: 20, rx: 8, ry: 12, color: '#C97A12' },
  { petals: 7, turn: 9, distance: 9, rx: 6, ry: 8.5, color: '#F3BE5E' },
]

const SIZE = 40

/** The bloom of the site, small, at the top right of the current page: the only decoration. */
export function drawBloom(pdf: TaggedPdf): void {
  const scale = SIZE / 100
  const center = { x: sheet.right - SIZE / 2, y: sheet.top + 6 }
  pdf.markArtifact('Layout', () => {
    for (const { petals, turn, distance, rx, ry, color } of rings) {
      for (let petal = 0; petal < petals; petal += 1) {
        const angle = turn + (petal * 360) / petals
        pdf.drawPetal(center, angle, distance * scale, rx * scale, ry * scale, color)
      }
    }
  })
}

export function createCallRun(name: string, number: string, extension?: string | null): Run {
  const w = words().sheets
  const dialed = extension ? w.extension({ number, extension }) : number
  const link = { href: telLink(number, extension), alt: w.callNamed({ name, number: dialed }) }
  return { text: dialed, style: styles.phone, link, isWhole: true }
}

/** 'START to 88788': the words that are sent, and where to. */
export function createTextRun(name: string, to: string, body?: string | null): Run {
  const w = words().sheets
  const textLine = body ? w.textTo({ body, number: to }) : to
  const link = { href: smsLink(to, body), alt: w.textNamed({ name, words: textLine }) }
  return { text: textLine, style: styles.phone, link, isWhole: true }
}

/** The national lines: for whom, the number to call, and what to text. */
export function createHotlineTable(pdf: TaggedPdf, parent: PdfElement, lines: readonly Hotline[]): Block[] {
  const w = words().sheets.table
  const columns = [
    { title: [strong(w.line)], width: sheet.width - 250 },
    { title: [strong(w.call)], width: 110 },
    { title: [strong(w.text)], width: 140 },
  ]
  const none = plain(w.noCalls)
  const rows = lines.map(({ name, about, phone, text }) => [
    [strong(name), { ...plain(about), startsLine: true }],
    [phone ? createCallRun(name, phone) : none],
    [text ? createTextRun(name, text.to, text.body) : plain(w.noTexts)],
  ])
  return createTable(pdf, parent, columns, rows, { leading: LEADING, padding: 4, ruleColor: rule })
}
