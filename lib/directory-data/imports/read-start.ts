import { createReadStream } from 'node:fs'
import { cleanText } from './clean-json'
import { FileProblem } from './file-problem'
import { readCsvLines } from './read-csv'

const MAX_COLUMNS = 200
const SHOWN_ROWS = 3
const MAX_CELL_LENGTH = 120

/** The first line of a CSV and a few rows under it, cut short: enough to see what the columns are. */
export async function readStart(path: string): Promise<string[][]> {
  const lines: string[][] = []
  for await (const { cells } of readCsvLines(() => createReadStream(path))) {
    if (cells.length > MAX_COLUMNS)
      throw new FileProblem(`The file has more than ${MAX_COLUMNS} columns. Nothing was changed.`)
    lines.push(cells.map((cell) => [...cleanText(cell)].slice(0, MAX_CELL_LENGTH).join('')))
    if (lines.length > SHOWN_ROWS) break
  }
  return lines
}

/** A page of the web, or no table at all, is not worth asking about. */
export function isTable([head = []]: readonly string[][]): boolean {
  return head.length > 1 && !/^\s*<(!doctype|html|\?xml)/i.test(head[0] ?? '')
}
