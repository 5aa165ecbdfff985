import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate, constants as zlib } from 'node:zlib'
import { decodeHTML } from 'entities'

/** More than the longest feed that anybody reads. Counted after unpacking, so that a small bomb is no larger. */
export const MAX_BODY_BYTES = 2_000_000

export type BodyProblem = 'too-large' | 'too-slow' | 'cut-off' | 'bad-encoding'

export interface ReadBody {
  bytes: Buffer
  /** Why this is not the whole of it. */
  problem: BodyProblem | null
}

const zlibOptions = { finishFlush: zlib.Z_SYNC_FLUSH, chunkSize: 65_536 }

function unpack(body: Readable, encoding: string): Readable | null {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity') return body
  const ignore = () => {}
  if (name === 'gzip' || name === 'x-gzip') return pipeline(body, createGunzip(zlibOptions), ignore)
  if (name === 'deflate') return pipeline(body, createInflate(zlibOptions), ignore)
  if (name === 'br') return pipeline(body, createBrotliDecompress({ chunkSize: 65_536 }), ignore)
  return null
}

/** What of it comes in time and fits; the rest is not asked for. */
export async function readBody(body: Readable, encoding: string, signal: AbortSignal): Promise<ReadBody> {
  const chunks: Buffer[] = []
  let size = 0
  let problem: BodyProblem | null = null
  body.on('error', () => {})
  const unpacked = unpack(body, encoding)
  try {
    if (!unpacked) problem = 'bad-encoding'
    else {
      for await (const chunk of unpacked as AsyncIterable<Buffer>) {
        const room = MAX_BODY_BYTES - size
        chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk)
        size += chunk.length
        if (size < MAX_BODY_BYTES) continue
        problem = 'too-large'
        break
      }
    }
  } catch (error) {
    const isPacking =
      error instanceof Error && 'code' in error && /^(Z_|ERR_BROTLI|ERR__ERROR)/.test(String(error.code))
    problem = signal.aborted ? 'too-slow' : isPacking ? 'bad-encoding' : 'cut-off'
  } finally {
    body.destroy()
  }
  return { bytes: Buffer.concat(chunks), problem }
}

/** Which characters the bytes mean: a mark at their beginning, then the HTTP header, then the XML declaration. */

const marks: [label: string, bytes: number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

function createDecoder(label: string | undefined, isStrict = false): TextDecoder | null {
  try {
    return label ? new TextDecoder(label, { fatal: isStrict }) : null
  } catch {
    return null
  }
}

function isUtf8(bytes: Buffer): boolean {
  try {
    // As a stream: a character cut off at the end is no fault.
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}

export function decodeText(bytes: Buffer, contentType: string): string {
  const mark = marks.find(([, head]) => head.every((byte, index) => bytes[index] === byte))?.[0]
  const header = /charset\s*=\s*["']?([\w.:-]{1,40})/i.exec(contentType)?.[1]
  const declared = /^\s*<\?xml[^>]{0,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/i.exec(
    bytes.subarray(0, 300).toString('latin1'),
  )?.[1]
  const named = createDecoder(mark) ?? createDecoder(header) ?? createDecoder(declared)
  // Many servers say UTF-8, or nothing, and send something else.
  const decoder = (named?.encoding ?? 'utf-8') === 'utf-8' && !isUtf8(bytes) ? new TextDecoder('windows-1252') : named
  return (decoder ?? new TextDecoder()).decode(bytes)
}

/** No more of a description is looked at than this. */
const MAX_MARKUP_LENGTH = 20_000
const TAG = /^<[a-z/!?]/i
const SILENT = /^<(script|style|iframe|object|template|noscript|textarea|title|svg|math)(?=[\s>/])/i
/** Left over by a document type that we do not read. */
const UNKNOWN_ENTITY = /&[a-z][a-z0-9]{1,30};/gi
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNWANTED = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\p{Cs}]/gu

/** Leaves the tags out, and what stands in those that hold no words. Goes through the text once, whatever it is. */
function dropTags(markup: string): string {
  let text = ''
  let at = 0
  while (at < markup.length) {
    const open = markup.indexOf('<', at)
    if (open === -1) break
    text += markup.slice(at, open)
    const rest = markup.slice(open, open + 12)
    if (!TAG.test(rest)) {
      text += '<'
      at = open + 1
      continue
    }
    const silent = SILENT.exec(rest)?.[1]?.toLowerCase()
    const from = silent ? markup.toLowerCase().indexOf(`</${silent}`, open) : open
    const close = from === -1 ? -1 : markup.indexOf('>', from)
    if (close === -1) return text
    text += ' '
    at = close + 1
  }
  return text + markup.slice(at)
}

/** One line of plain words from what may be HTML. It is shown as text; nothing of it is ever markup. */
export function toPlainText(markup: string, longest: number): string {
  const text = decodeHTML(dropTags(markup.slice(0, MAX_MARKUP_LENGTH)))
    .replace(UNKNOWN_ENTITY, ' ')
    .replace(UNWANTED, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...text]
  if (letters.length <= longest) return text
  const cut = letters.slice(0, longest - 1).join('')
  const space = cut.lastIndexOf(' ')
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).trimEnd()}…`
}
