import { describe, expect, test } from 'vitest'
import type { Block } from './block'
import { CONTINUED_HEIGHT, type Frame, flowColumns } from './layout-blocks'

const frame: Frame = { top: 0, bottom: 100, columns: 2 }

function block(height: number, more: Partial<Block> = {}): Block {
  return { height, before: 0, draw: () => undefined, ...more }
}

function places(blocks: Block[], used = frame): string[] {
  return flowColumns(blocks, used).map(({ page, column, y }) => `${page}.${column} ${Math.round(y)}`)
}

describe('flowing blocks into columns', () => {
  test('fills the left column, then the right, then the next page', () => {
    const blocks = Array.from({ length: 5 }, () => block(50))
    expect(places(blocks)).toEqual(['0.0 0', '0.0 50', '0.1 0', '0.1 50', '1.0 0'])
  })

  test('keeps the space above a block, except at the top of a column', () => {
    const blocks = [block(40), block(40, { before: 10 }), block(40, { before: 10 }), block(90)]
    expect(places(blocks)).toEqual(['0.0 0', '0.0 50', '0.1 0', '1.0 0'])
  })

  test('never leaves a heading at the bottom of a column', () => {
    const heading = block(10, { keepsWithNext: true })
    expect(places([block(80), heading, heading, block(20), block(100), block(100)]).slice(0, 4)).toEqual([
      '0.0 0',
      '0.1 0',
      '0.1 10',
      '0.1 20',
    ])
  })

  test('marks a column that begins in the middle of a group as continued', () => {
    const placements = flowColumns([block(80), block(50, { continues: 'Ohio, continued' }), block(100)], frame)
    expect(placements.map(({ isContinued }) => isContinued)).toEqual([false, true, false])
    expect(placements[1]?.y).toBe(CONTINUED_HEIGHT)
  })

  test('balances the columns of the last page', () => {
    const blocks = Array.from({ length: 6 }, () => block(10))
    expect(flowColumns(blocks, frame).map(({ column }) => column)).toEqual([0, 0, 0, 1, 1, 1])
  })

  test('starts lower on the first page when there is content above', () => {
    expect(places([block(60), block(60), block(90)], { ...frame, firstTop: 40 })).toEqual(['0.0 40', '0.1 40', '1.0 0'])
  })

  test('places a block taller than a column and continues', () => {
    expect(places([block(50), block(300), block(50)])).toEqual(['0.0 0', '0.1 0', '1.0 0'])
  })

  test('moves to the next page when the first block does not fit in the rest of the first page', () => {
    expect(places([block(60), block(30)], { ...frame, firstTop: 80 })).toEqual(['1.0 0', '1.1 0'])
  })

  test('places nothing if there are no blocks', () => {
    expect(flowColumns([], frame)).toEqual([])
  })
})
