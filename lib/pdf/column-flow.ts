import type { Block } from './block'

export interface Frame {
  top: number
  bottom: number
  columns: number
  /** Where the columns of the first page begin, when something stands above them. */
  firstTop?: number
}

export interface Placement {
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
