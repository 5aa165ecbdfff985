import { type Block, createTextBlock } from './block'
import type { PdfElement, TaggedPdf } from './tagged-pdf'
import type { Run } from './text-layout'

export interface Column {
  title: Run[]
  width: number
}

export interface TableOptions {
  leading: number
  /** Above and below the text of each row. */
  padding: number
  /** Room to write in: rows at least so high. */
  rowHeight?: number
  /** The first cell of a row says what the row is about, unless it is there to write in. */
  isForm?: boolean
  ruleColor: string
}

const COLUMN_GAP = 12

interface RowOptions extends TableOptions {
  isHead: boolean
}

function createRow(pdf: TaggedPdf, table: PdfElement, columns: Column[], cells: Run[][], options: RowOptions): Block {
  const { leading, padding, rowHeight = 0, ruleColor, isForm, isHead } = options
  const row = pdf.addElement(table, 'TR')
  const blocks = columns.map((column, index) => {
    const isTitle = isHead || (index === 0 && !isForm)
    const cell = isTitle ? pdf.addElement(row, 'TH', { scope: isHead ? 'Column' : 'Row' }) : pdf.addElement(row, 'TD')
    return createTextBlock(pdf, cell, cells[index] ?? [], { width: column.width - COLUMN_GAP, leading })
  })
  const text = Math.max(...blocks.map((block) => block.height))
  const height = Math.max(text + 2 * padding, isHead ? 0 : rowHeight)
  const width = columns.reduce((total, column) => total + column.width, 0)
  return {
    height,
    before: 0,
    keepsWithNext: isHead,
    draw(x, y) {
      let left = x
      for (const [index, block] of blocks.entries()) {
        block.draw(left, y + padding)
        left += columns[index]?.width ?? 0
      }
      pdf.markArtifact('Layout', () => pdf.drawLine(x, x + width, y + height, isHead ? 1 : 0.5, ruleColor))
    },
  }
}

/** A table with a heading row; ruled, a block for each row. */
export function createTable(
  pdf: TaggedPdf,
  parent: PdfElement,
  columns: Column[],
  rows: Run[][][],
  options: TableOptions,
): Block[] {
  const table = pdf.addElement(parent, 'Table')
  const titles = columns.map((column) => column.title)
  return [
    createRow(pdf, table, columns, titles, { ...options, isHead: true }),
    ...rows.map((cells) => createRow(pdf, table, columns, cells, { ...options, isHead: false })),
  ]
}
