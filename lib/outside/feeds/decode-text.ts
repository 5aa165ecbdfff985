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
