import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AppError } from '@/lib/http/app-error'
import { parseJson } from '@/lib/http/body'
import { FileProblem, importLimits, type NoteBytes, type RawRow } from './file-problem'
import { toRows } from './hsds-row'
import { JsonSplitter } from './json-splitter'
import { Utf8Check } from './utf8-check'

function readRecord(text: string, line: number): Record<string, unknown> {
  try {
    const value = parseJson(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>
  } catch (error) {
    if (!(error instanceof AppError)) throw error
  }
  throw new FileProblem(`Line ${line}: what begins here is no JSON object that we can read. Nothing was changed.`)
}

/** An HSDS file in JSON: a list of services, a page of an HSDS API, one service, or one in each line. */
export async function* readJson(path: string, category: string | null, noteBytes: NoteBytes): AsyncGenerator<RawRow> {
  if ((await stat(path)).size === 0) throw new FileProblem('The file is empty. Nothing was changed.')
  const out = new PassThrough()
  const feeding = pipeline(createReadStream(path), new Utf8Check(noteBytes), out)
  feeding.catch(() => {})
  const splitter = new JsonSplitter(importLimits.rowBytes * 4)
  let count = 0
  out.setEncoding('utf8')
  for await (const chunk of out as AsyncIterable<string>) {
    for (const { text, line } of splitter.add(chunk)) {
      count += 1
      yield* toRows(readRecord(text, line), `record ${count}, line ${line}`, category)
    }
  }
  await feeding
  splitter.end()
}

/** Removes what PostgreSQL text can't store: U+0000 and unpaired surrogates. */
export function cleanText(text: string): string {
  return text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '')
}

/** A value from a file in storable form. */
export function cleanJson(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  if (Array.isArray(value)) return value.map(cleanJson)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [cleanText(name), cleanJson(part)]))
}
