import type { Box, PdfElement, TaggedPdf } from './tagged-pdf'
import { layOutText, type Run, type Segment } from './text-layout'

/** Something of a known height that can be drawn anywhere; never split over two columns. */
export interface Block {
  height: number
  /** Space kept above it, unless it begins a column. */
  before: number
  /** Never the last thing in a column. */
  keepsWithNext?: boolean
  /** Said above it when it begins a column in the middle of its group. */
  continues?: string
  draw(x: number, y: number): void
}

export interface TextOptions {
  width: number
  leading: number
  before?: number
  keepsWithNext?: boolean
  continues?: string
}

interface Placed extends Segment {
  line: number
}

/** Where the letters stand in a line of the given height. */
const BASELINE = 0.74

function groupByLink(segments: Placed[]): Placed[][] {
  const groups: Placed[][] = []
  for (const segment of segments) {
    const group = groups.at(-1)
    if (group && group[0]?.run.link === segment.run.link) group.push(segment)
    else groups.push([segment])
  }
  return groups
}

/** Text that is read as the given element, its links as links. */
export function createTextBlock(pdf: TaggedPdf, element: PdfElement, runs: Run[], options: TextOptions): Block {
  const { width, leading, before = 0, keepsWithNext, continues } = options
  const lines = layOutText(runs, width, pdf.measure)
  const groups = groupByLink(lines.flatMap((line, index) => line.map((segment) => ({ ...segment, line: index }))))
  return {
    height: lines.length * leading,
    before,
    keepsWithNext,
    continues,
    draw(x, y) {
      const drawGroup = (group: Placed[]) => {
        for (const { text, x: offset, line, run } of group) {
          pdf.drawText(text, x + offset, y + (line + BASELINE) * leading, run.style)
        }
      }
      for (const group of groups) {
        const link = group[0]?.run.link
        if (!link) pdf.mark(element, () => drawGroup(group))
        else pdf.markLink(element, link, findAreas(group, x, y, leading), () => drawGroup(group))
      }
    },
  }
}

function findAreas(group: Placed[], x: number, y: number, leading: number): Box[] {
  const lines = [...new Set(group.map((segment) => segment.line))]
  return lines.map((line) => {
    const parts = group.filter((segment) => segment.line === line)
    const left = Math.min(...parts.map((part) => part.x))
    const right = Math.max(...parts.map((part) => part.x + part.width))
    return { x: x + left, y: y + line * leading, width: right - left, height: leading }
  })
}

/** Blocks one above the other, kept together. */
export function stackBlocks(blocks: Block[], options: Pick<Block, 'before' | 'keepsWithNext' | 'continues'>): Block {
  const gap = (block: Block, index: number) => (index === 0 ? 0 : block.before)
  return {
    ...options,
    height: blocks.reduce((total, block, index) => total + gap(block, index) + block.height, 0),
    draw(x, y) {
      let top = y
      for (const [index, block] of blocks.entries()) {
        top += gap(block, index)
        block.draw(x, top)
        top += block.height
      }
    },
  }
}

interface ListItemOptions {
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

interface Column {
  title: Run[]
  width: number
}

interface TableOptions {
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
