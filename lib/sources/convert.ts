/** A source's file as one of our template, row by row; a file that is not whole or not itself is refused by name. */
import type { Readable } from 'node:stream'
import { writeTableLine } from '@/lib/directory-data/csv'
import { dataFields } from '@/lib/directory-data/fields'
import { FileProblem } from '@/lib/imports/file-problem'
import { readCsvLines } from '@/lib/imports/read-csv'
import type { Source } from './source'

export interface Converted {
  rows: number
  leftOut: number
}

const columns = dataFields.map(({ column }) => column)
const toColumn = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const nothing = 'Nothing was changed.'

function readHead(cells: readonly string[], source: Source): Map<string, number> {
  const names = cells.map((cell) => cell.trim())
  if (/^<(!doctype|html|\?xml)/i.test(names[0] ?? '')) {
    throw new FileProblem(`${source.title}: the address gives a web page, not a file. ${nothing}`)
  }
  const missing = Object.keys(source.columns).filter((name) => !names.includes(name))
  if (missing.length > 0) {
    const named = missing.map((name) => `“${name}”`).join(', ')
    throw new FileProblem(
      `${source.title}: the file does not have ${named}. Its columns may have been renamed. ${nothing}`,
    )
  }
  return new Map(names.map((name, index) => [name, index]))
}

/** Hands over our lines as they are made. `before`: how many rows the last pull had. */
export async function convertSource(
  source: Source,
  open: () => Readable,
  write: (line: string) => void | Promise<void>,
  before = 0,
): Promise<Converted> {
  let head: Map<string, number> | null = null
  let width = 0
  const done = { rows: 0, leftOut: 0 }
  for await (const { cells, line } of readCsvLines(open)) {
    if (!head) {
      head = readHead(cells, source)
      width = cells.length
      await write(writeTableLine([...columns]))
      continue
    }
    if (cells.length !== width) {
      throw new FileProblem(
        `${source.title}: line ${line} has ${cells.length} cells of ${width}. The file may have been cut short. ${nothing}`,
      )
    }
    const places = head
    const cell = (name: string) => cells[places.get(name) ?? -1]?.trim() ?? ''
    if (source.leaveOut(cell)) {
      done.leftOut += 1
      continue
    }
    done.rows += 1
    const given = new Map(Object.entries(source.columns).map(([name, key]) => [toColumn(key), cell(name)]))
    given.set('category', source.category)
    given.set('description', source.description)
    given.set('address_visibility', 'full')
    await write(writeTableLine(columns.map((column) => given.get(column) ?? '')))
  }
  if (!head) throw new FileProblem(`${source.title}: the file is empty. ${nothing}`)
  const fewest = Math.max(source.fewest, Math.ceil(before * 0.75))
  if (done.rows < fewest) {
    throw new FileProblem(
      `${source.title}: the file has ${done.rows} rows, and at least ${fewest} were expected. Part of it may be missing. ${nothing}`,
    )
  }
  return done
}
