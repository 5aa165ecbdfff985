/** The parts of the printed plan: lists to tick, tables and lines to write on. */
import { type Block, createListItem, createTable, stackBlocks } from '@/lib/pdf/block'
import { createHeading, createParagraph, createSubheading, plain, rule, sheet, strong, styles } from '@/lib/pdf/sheet'
import type { PdfElement, TaggedPdf } from '@/lib/pdf/tagged-pdf'
import type { Run } from '@/lib/pdf/text-layout'
import { words } from '@/lib/site/language/words'

const LEADING = 14.5
const WRITING_HEIGHT = 26

export const tick: Run = { text: '☐', style: { ...styles.body, size: 14 } }
export const bullet: Run = { text: '•', style: styles.body }

interface ListOptions {
  width?: number
  sign?: Run
}

/** A list of steps or things, each with a box to tick or a bullet. */
export function createSteps(pdf: TaggedPdf, parent: PdfElement, steps: string[], options: ListOptions = {}): Block[] {
  const { width = sheet.width, sign = tick } = options
  const list = pdf.addElement(parent, 'L')
  const settings = { width, leading: LEADING, indent: sign === tick ? 20 : 14, before: 5 }
  return steps.map((step) => createListItem(pdf, list, sign, [plain(step)], settings))
}

interface Titled {
  title: string
  intro: string
}

export function createIntroduction(pdf: TaggedPdf, parent: PdfElement, { title, intro }: Titled): Block[] {
  return [
    createHeading(pdf, parent, title),
    createParagraph(pdf, parent, [plain(intro)], { before: 2, leading: LEADING, keepsWithNext: true }),
  ]
}

/** A heading with a table of empty rows under it, kept together. */
export function createForm(pdf: TaggedPdf, parent: PdfElement, title: string, titles: string[], rows: number): Block {
  const heading = createSubheading(pdf, parent, title)
  const columns = titles.map((each) => ({ title: [strong(each)], width: sheet.width / titles.length }))
  const empty = Array.from({ length: rows }, () => titles.map(() => []))
  const options = { leading: LEADING, padding: 3, rowHeight: WRITING_HEIGHT, isForm: true, ruleColor: rule }
  return stackBlocks([heading, ...createTable(pdf, parent, columns, empty, options)], { before: 18 })
}

/** A question to each row, and room for the answer. */
export function createQuestions(pdf: TaggedPdf, parent: PdfElement, title: string, questions: string[]): Block {
  const heading = createSubheading(pdf, parent, title)
  const columns = [
    { title: [strong(words().sheets.plan.decide)], width: 200 },
    { title: [strong(words().sheets.plan.answer)], width: sheet.width - 200 },
  ]
  const rows = questions.map((question) => [[plain(question)], []])
  const options = { leading: LEADING, padding: 6, rowHeight: WRITING_HEIGHT, ruleColor: rule }
  return stackBlocks([heading, ...createTable(pdf, parent, columns, rows, options)], { before: 18 })
}

/** Lines to write on, down to the foot of the page. */
export function createNotes(pdf: TaggedPdf, parent: PdfElement): Block {
  const heading = createSubheading(pdf, parent, words().sheets.plan.notes)
  return {
    ...heading,
    before: 18,
    keepsWithNext: false,
    draw(x, y) {
      heading.draw(x, y)
      pdf.markArtifact('Layout', () => {
        for (let line = y + heading.height + WRITING_HEIGHT; line <= sheet.bottom; line += WRITING_HEIGHT) {
          pdf.drawLine(x, x + sheet.width, line, 0.5, rule)
        }
      })
    },
  }
}
