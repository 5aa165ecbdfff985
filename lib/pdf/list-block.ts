import { type Block, createTextBlock } from './block'
import type { PdfElement, TaggedPdf } from './tagged-pdf'
import type { Run } from './text-layout'

export interface ListItemOptions {
  width: number
  leading: number
  indent: number
  before?: number
  keepsWithNext?: boolean
}

/** An item of a list: its sign (a bullet, a number, a box to tick), and beside it its text. */
export function createListItem(
  pdf: TaggedPdf,
  list: PdfElement,
  sign: Run,
  runs: Run[],
  options: ListItemOptions,
): Block {
  const { width, leading, indent, before = 0, keepsWithNext } = options
  const item = pdf.addElement(list, 'LI')
  const label = createTextBlock(pdf, pdf.addElement(item, 'Lbl'), [sign], { width: indent, leading })
  const body = createTextBlock(pdf, pdf.addElement(item, 'LBody'), runs, { width: width - indent, leading })
  return {
    height: Math.max(label.height, body.height),
    before,
    keepsWithNext,
    draw(x, y) {
      label.draw(x, y)
      body.draw(x + indent, y)
    },
  }
}
