/**
 * Reads Chromium's `History` file, an SQLite database, without a library, because Node 20 has none.
 * Supports only what these tables need: table b-trees, and rows that fit on one page.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Value = string | number | null

export interface HistoryRow {
  url: string
  title: string
}

const INTERIOR = 5
const LEAF = 13
const HEADER = 100

function readVarint(bytes: Buffer, at: number): [value: number, next: number] {
  let value = 0
  for (let count = 0; count < 8; count += 1) {
    const byte = bytes[at + count] ?? 0
    value = value * 128 + (byte & 127)
    if (byte < 128) return [value, at + count + 1]
  }
  return [value * 256 + (bytes[at + 8] ?? 0), at + 9]
}

const integerSizes = [0, 1, 2, 3, 4, 6, 8]

function readValue(bytes: Buffer, type: number, at: number): [value: Value, next: number] {
  const size = integerSizes[type]
  if (type === 0) return [null, at]
  if (type === 8 || type === 9) return [type - 8, at]
  if (type === 7) return [bytes.readDoubleBE(at), at + 8]
  if (size !== undefined) {
    return [size === 8 ? Number(bytes.readBigInt64BE(at)) : bytes.readIntBE(at, size), at + size]
  }
  const length = Math.floor((type - 12) / 2)
  return [type % 2 === 1 ? bytes.toString('utf8', at, at + length) : null, at + length]
}

function readRow(bytes: Buffer, cell: number): Value[] {
  const [, afterLength] = readVarint(bytes, cell)
  const [, start] = readVarint(bytes, afterLength)
  const [headerLength, firstType] = readVarint(bytes, start)
  let value = start + headerLength
  let type = firstType
  const row: Value[] = []
  while (type < start + headerLength) {
    const [serial, nextType] = readVarint(bytes, type)
    const [read, nextValue] = readValue(bytes, serial, value)
    row.push(read)
    type = nextType
    value = nextValue
  }
  return row
}

function readTable(file: Buffer, root: number): Value[][] {
  const size = file.readUInt16BE(16) === 1 ? 65_536 : file.readUInt16BE(16)
  const page = file.subarray((root - 1) * size, root * size)
  const start = root === 1 ? HEADER : 0
  const kind = page[start]
  if (kind !== LEAF && kind !== INTERIOR) throw new Error(`page ${root} is no part of a table`)
  const pointers = start + (kind === LEAF ? 8 : 12)
  const cells = Array.from({ length: page.readUInt16BE(start + 3) }, (_, n) => page.readUInt16BE(pointers + n * 2))
  if (kind === LEAF) return cells.map((cell) => readRow(page, cell))
  const children = [...cells.map((cell) => page.readUInt32BE(cell)), page.readUInt32BE(start + 8)]
  return children.flatMap((child) => readTable(file, child))
}

/** Every address in the history of a closed browser's profile. */
export function readHistory(profile: string): HistoryRow[] {
  const file = readFileSync(join(profile, 'Default', 'History'))
  const urls = readTable(file, 1).find(([type, name]) => type === 'table' && name === 'urls')
  // id, url, title, ...: the id is the row key and stored as null.
  return readTable(file, Number(urls?.[3])).map(([, url, title]) => ({ url: String(url), title: String(title) }))
}
