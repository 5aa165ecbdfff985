import type { Block } from './block'
import { getColumnWidth, sheet, styles } from './sheet'
import type { TaggedPdf } from './tagged-pdf'

export interface Frame {
  top: number
  bottom: number
  columns: number
  /** Where the columns of the first page begin, when something stands above them. */
  firstTop?: number
}

interface Placement {
  block: Block
  page: number
  column: number
  y: number
  /** Begins a column in the middle of its group: its `continues` stands in the line above it. */
  isContinued: boolean
}

/** What 'Ohio, continued' takes at the top of a column. */
export const CONTINUED_HEIGHT = 18

/** The height of a block with all that must follow it in the same column. */
function measureChain(blocks: Block[], start: number): number {
  let height = 0
  for (let index = start; ; index += 1) {
    const block = blocks[index]
    if (!block) return height
    height += (index === start ? 0 : block.before) + block.height
    if (!block.keepsWithNext) return height
  }
}

function fill(blocks: Block[], frame: Frame): Placement[] {
  const placements: Placement[] = []
  let slot = 0
  const findTop = () => (slot < frame.columns ? (frame.firstTop ?? frame.top) : frame.top)
  let y = findTop()
  for (const [index, block] of blocks.entries()) {
    const isChained = blocks[index - 1]?.keepsWithNext ?? false
    const needed = isChained ? block.height : measureChain(blocks, index)
    const findBottom = () => y + (y === findTop() ? 0 : block.before) + needed
    // At the top of a whole column it stays, since no other column would hold it. The tolerance is for rounding.
    while (y > frame.top && findBottom() > frame.bottom + 0.01) {
      slot += 1
      y = findTop()
    }
    const isFirst = y === findTop()
    const isContinued = isFirst && block.continues !== undefined
    if (isContinued) y += CONTINUED_HEIGHT
    else if (!isFirst) y += block.before
    placements.push({ block, page: Math.floor(slot / frame.columns), column: slot % frame.columns, y, isContinued })
    y += block.height
  }
  return placements
}

/** Shortens one page's columns to the least height that still holds them, so that they end level. */
function balance(blocks: Block[], frame: Frame): Placement[] {
  let low = frame.top
  let high = frame.bottom
  while (high - low > 1) {
    const bottom = (low + high) / 2
    const fits = fill(blocks, { ...frame, bottom }).every(
      ({ page, y, block }) => page === 0 && y + block.height <= bottom + 0.01,
    )
    if (fits) high = bottom
    else low = bottom
  }
  return fill(blocks, { ...frame, bottom: high })
}

/** Fills column after column and page after page, keeps headings with what they head, and levels the last page. */
export function flowColumns(blocks: Block[], frame: Frame): Placement[] {
  const all = fill(blocks, frame)
  const lastPage = all.at(-1)?.page ?? 0
  const head = all.filter(({ page }) => page < lastPage)
  const top = lastPage === 0 ? (frame.firstTop ?? frame.top) : frame.top
  const tail = balance(blocks.slice(head.length), { ...frame, top, firstTop: top })
  if (tail.some(({ page }) => page > 0)) return all
  return [...head, ...tail.map((placement) => ({ ...placement, page: lastPage }))]
}

export interface LayoutOptions {
  columns?: number
  /** The first page, counted from nought, and where the columns begin on it. */
  page?: number
  top?: number
}

/** A block in its place on the sheet. */
export interface Spot extends Placement {
  x: number
}

/** Assigns each block its position, over as many pages as it takes. Draws nothing: page numbers must be known first. */
export function layoutBlocks(blocks: Block[], options: LayoutOptions = {}): Spot[] {
  const { columns = 1, page: firstPage = 0, top = sheet.top } = options
  const width = getColumnWidth(columns)
  const frame = { top: sheet.top, bottom: sheet.bottom, columns, firstTop: top }
  return flowColumns(blocks, frame).map((placement) => ({
    ...placement,
    page: firstPage + placement.page,
    x: sheet.left + placement.column * (width + sheet.gap),
  }))
}

export interface End {
  page: number
  bottom: number
}

/** The last page that is written on, and how far down. */
export function findEnd(spots: Spot[]): End {
  const page = Math.max(0, ...spots.map((spot) => spot.page))
  const last = spots.filter((spot) => spot.page === page)
  return { page, bottom: Math.max(sheet.top, ...last.map(({ y, block }) => y + block.height)) }
}

/** Draws in the order given, on new pages where there are none yet. */
export function drawSpots(pdf: TaggedPdf, spots: Spot[]): void {
  for (const { block, page, x, y, isContinued } of spots) {
    while (pdf.pageCount <= page) pdf.addPage()
    if (isContinued) {
      const label = block.continues ?? ''
      pdf.markArtifact('Pagination', () => pdf.drawText(label, x, y - CONTINUED_HEIGHT + 9, styles.edge))
    }
    block.draw(x, y)
  }
}
