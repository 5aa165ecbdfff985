import type { Bytes } from './bytes'

/** Formats that can be displayed here without executing anything. */
export type FileKind = 'image' | 'pdf' | 'text' | 'other'

const signatures: { kind: FileKind; at: number; starts: string[] }[] = [
  { kind: 'image', at: 0, starts: ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a', 'BM'] },
  { kind: 'image', at: 4, starts: ['ftypavif', 'ftypavis', 'ftypheic', 'ftypheix', 'ftypmif1'] },
]

function readAscii(bytes: Uint8Array, from: number, to: number): string {
  return new TextDecoder('latin1').decode(bytes.subarray(from, to))
}

/** TextDecoder's latin1 is windows-1252, which differs in bytes that the signatures below need. */
function startsWith(bytes: Uint8Array, at: number, text: string): boolean {
  return [...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))
}

const TEXT_SAMPLE = 65_536
// biome-ignore lint/suspicious/noControlCharactersInRegex: these never stand in text
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/

function decodes(bytes: Uint8Array, encoding: string): boolean {
  try {
    const sample = bytes.subarray(0, TEXT_SAMPLE)
    return !NOT_TEXT.test(new TextDecoder(encoding, { fatal: true }).decode(sample, { stream: true }))
  } catch {
    return false
  }
}

function findEncoding(bytes: Uint8Array): string | null {
  if (startsWith(bytes, 0, '\xff\xfe')) return decodes(bytes, 'utf-16le') ? 'utf-16le' : null
  if (startsWith(bytes, 0, '\xfe\xff')) return decodes(bytes, 'utf-16be') ? 'utf-16be' : null
  return decodes(bytes, 'utf-8') ? 'utf-8' : null
}

const PDF_WITHIN = 1024

/** Detected from the content, never from the name or the declared type. */
export function findFileKind(bytes: Uint8Array): FileKind {
  const image = signatures.find(({ at, starts }) => starts.some((start) => startsWith(bytes, at, start)))
  if (image) return image.kind
  if (startsWith(bytes, 0, 'RIFF') && startsWith(bytes, 8, 'WEBP')) return 'image'
  if (readAscii(bytes, 0, PDF_WITHIN).includes('%PDF-')) return 'pdf'
  return bytes.length > 0 && findEncoding(bytes) ? 'text' : 'other'
}

const MAX_TEXT_LENGTH = 500_000

/** Displayed as text, whatever it contains: a web page as its source. */
export function readText(bytes: Bytes): { text: string; isCut: boolean } {
  const text = new TextDecoder(findEncoding(bytes) ?? 'utf-8').decode(bytes)
  return { text: text.slice(0, MAX_TEXT_LENGTH), isCut: text.length > MAX_TEXT_LENGTH }
}

/** Larger than any screen it is shown on, small enough for a phone's memory. */
const MAX_SIDE = 3000

/** The image's pixels, rotated per its orientation tag. */
export async function decodeImage(blob: Blob): Promise<ImageBitmap> {
  const bitmap = await createImageBitmap(blob)
  const scale = MAX_SIDE / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) return bitmap
  const smaller = await createImageBitmap(bitmap, {
    resizeWidth: Math.round(bitmap.width * scale),
    resizeHeight: Math.round(bitmap.height * scale),
    resizeQuality: 'high',
  })
  bitmap.close()
  return smaller
}
