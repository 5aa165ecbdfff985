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
