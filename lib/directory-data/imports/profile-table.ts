/** What the columns of a table hold, so that people need not guess what they are: counted over the whole file. */
import { createReadStream } from 'node:fs'
import { z } from 'zod'
import { isStateCode } from '@/lib/geography/states'
import { FileProblem } from './file-problem'
import type { ValueKind } from './guess-columns'
import { isTermCode } from './help-terms'
import { findPrivacyKind, plainName } from './private-columns'
import { isKnownName, readCsvLines } from './read-csv'
import { cleanText } from './read-json'
import { findDialect } from './table-dialect'
import { isFlag } from './wide-columns'

const MAX_COLUMNS = 400
const SHOWN_ROWS = 3
const MAX_CELL_LENGTH = 120
const MAX_NAME_LENGTH = 300
/** More different values than these are no list of choices. */
const MAX_VALUES = 80
const MAX_VALUE_LENGTH = 80
const MAX_LOOKED_AT = 5000

export const tableProfile = z.object({
  /** The line of names, and the first rows under it, cut short. */
  rows: z.array(z.array(z.string())),
  total: z.int(),
  columns: z.array(
    z.object({
      filled: z.int(),
      kind: z.enum(['phone', 'url', 'zip', 'state', 'code', 'flag', 'text', 'empty']).optional(),
      /** Each with its count, the most frequent first; null if there are too many. */
      values: z.array(z.tuple([z.string(), z.int()])).nullable(),
      /** Of an id: it stands in several rows. */
      isRepeated: z.boolean().optional(),
    }),
  ),
  /** The second page is asked: what the values mean. */
  isAtValues: z.boolean().optional(),
})
export type TableProfile = z.output<typeof tableProfile>

const patterns: readonly [ValueKind, RegExp][] = [
  // With signs between, or as a whole: a longer row of digits is a number of a list or a point of a map.
  [
    'phone',
    /(?<![\d.])(?:\+?1[-. ]?)?(?:\(\d{3}\)[-. ]{0,2}\d{3}[-. ]?|\d{3}[-. ]\d{3}[-. ])\d{4}(?!\d)|^\+?1?[2-9]\d{2}[2-9]\d{6}$/,
  ],
  ['url', /^(https?:\/\/|www\.)\S+$/i],
  ['zip', /^\d{5}(-\d{4})?$/],
]

function findKind(cell: string): ValueKind {
  if (isFlag(cell)) return 'flag'
  if (isTermCode(cell)) return 'code'
  if (isStateCode(cell.toUpperCase())) return 'state'
  return (cell.length < 60 && patterns.find(([, pattern]) => pattern.test(cell))?.[0]) || 'text'
}

class ColumnCount {
  filled = 0
  private values: Map<string, number> | null = new Map()
  private readonly kinds = new Map<ValueKind, number>()
  private readonly ids: Set<string> | null
  isRepeated = false
  private readonly isSecret: boolean

  constructor(name: string) {
    this.isSecret = findPrivacyKind(name) === 'secret'
    this.ids = /(id|num|number|key|uuid|code)$/.test(plainName(name)) ? new Set() : null
  }

  add(cell: string): void {
    if (cell === '') return
    this.filled += 1
    if (this.ids) {
      if (this.ids.has(cell)) this.isRepeated = true
      else this.ids.add(cell)
    }
    if (this.filled <= MAX_LOOKED_AT) {
      const kind = findKind(cell)
      this.kinds.set(kind, (this.kinds.get(kind) ?? 0) + 1)
    }
    if (!this.values) return
    const value = [...cell].slice(0, MAX_VALUE_LENGTH).join('')
    this.values.set(value, (this.values.get(value) ?? 0) + 1)
    if (this.values.size > MAX_VALUES) this.values = null
  }

  tell(): TableProfile['columns'][number] {
    const looked = Math.min(this.filled, MAX_LOOKED_AT)
    if (this.filled === 0) return { filled: 0, kind: 'empty', values: null }
    const [kind] = [...this.kinds].find(([name, count]) => name !== 'text' && count > looked * 0.8) ?? []
    // Names, streets and numbers are no list of choices either.
    const isList =
      this.values !== null && !this.isSecret && (this.values.size <= 12 || this.values.size <= this.filled / 2)
    const values = isList && this.values ? [...this.values].sort((a, b) => b[1] - a[1]) : null
    return { filled: this.filled, kind, values, ...(this.isRepeated ? { isRepeated: true } : {}) }
  }
}

export async function profileTable(path: string): Promise<TableProfile> {
  const open = () => createReadStream(path)
  const rows: string[][] = []
  let counts: ColumnCount[] = []
  let total = 0
  for await (const { cells } of readCsvLines(open, undefined, await findDialect(open, isKnownName))) {
    const clean = cells.map(cleanText)
    const cut = (most: number) => clean.map((cell) => [...cell].slice(0, most).join(''))
    if (rows.length === 0) {
      if (cells.length > MAX_COLUMNS) {
        throw new FileProblem(`The file has more than ${MAX_COLUMNS} columns. Nothing was changed.`)
      }
      rows.push(cut(MAX_NAME_LENGTH))
      counts = clean.map((name) => new ColumnCount(name))
      continue
    }
    if (clean.every((cell) => cell.trim() === '')) continue
    total += 1
    if (rows.length <= SHOWN_ROWS) rows.push(cut(MAX_CELL_LENGTH))
    for (const [at, count] of counts.entries()) count.add(clean[at]?.trim() ?? '')
  }
  return { rows, total, columns: counts.map((count) => count.tell()) }
}

/** A page of the web, or no table at all, is not worth asking about. */
export function isTable([head = []]: readonly string[][]): boolean {
  return head.length > 1 && !/^\s*<(!doctype|html|\?xml)/i.test(head[0] ?? '')
}
