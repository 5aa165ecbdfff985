import type { Block } from './block'
import { CONTINUED_HEIGHT, flowColumns, type Placement } from './column-flow'
import { getColumnWidth, sheet, styles } from './sheet'
import type { TaggedPdf } from './tagged-pdf'

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
