/** Packs a finished document's small objects into compressed streams (ISO 32000-1, 7.5.7), to a third of the size. */
import { deflateSync } from 'node:zlib'

interface Part {
  id: number
  bytes: Buffer
}

interface Located {
  id: number
  /** In the file, or in a packed stream: that stream's number and the place in it. */
  at: { offset: number } | { stream: number; index: number }
}

const PER_STREAM = 200
const STREAM_END = Buffer.from('\nendstream\nendobj\n')

/** The document as pdfkit wrote it: a table of offsets at its end, every object on lines of its own. */
function readParts(bytes: Buffer): { header: Buffer; parts: Part[]; trailer: string } {
  const end = bytes.lastIndexOf('\nxref\n')
  const table = bytes.toString('latin1', end).matchAll(/\n(\d{10}) 00000 n/g)
  const offsets = [...table].map((match, index) => ({ id: index + 1, offset: Number(match[1]) }))
  const sorted = offsets.toSorted((a, b) => a.offset - b.offset)
  const parts = sorted.map(({ id, offset }, index) => ({
    id,
    bytes: bytes.subarray(offset, sorted[index + 1]?.offset ?? end + 1),
  }))
  const trailer = bytes.toString('latin1', bytes.lastIndexOf('\ntrailer\n'))
  return { header: bytes.subarray(0, sorted[0]?.offset ?? end), parts, trailer }
}

function isStream({ bytes }: Part): boolean {
  return bytes.subarray(-STREAM_END.length).equals(STREAM_END)
}

function writeStream(id: number, entries: string, content: Buffer): Buffer {
  const packed = deflateSync(content, { level: 9 })
  const head = `${id} 0 obj\n<<\n${entries}\n/Length ${packed.length}\n/Filter /FlateDecode\n>>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), packed, STREAM_END])
}

function packObjects(id: number, parts: Part[]): Buffer {
  const bodies = parts.map(({ bytes }) => bytes.subarray(bytes.indexOf('\n') + 1, bytes.lastIndexOf('\nendobj') + 1))
  let offset = 0
  const index = parts.map((part, place) => {
    const entry = `${part.id} ${offset}`
    offset += bodies[place]?.length ?? 0
    return entry
  })
  const head = Buffer.from(`${index.join(' ')}\n`, 'latin1')
  return writeStream(id, `/Type /ObjStm\n/N ${parts.length}\n/First ${head.length}`, Buffer.concat([head, ...bodies]))
}

/** One row of the cross-reference stream: kind, then place in four bytes, then place within in two. */
function writeRow({ at }: Located): Buffer {
  const row = Buffer.alloc(7)
  row.writeUInt8('offset' in at ? 1 : 2, 0)
  row.writeUInt32BE('offset' in at ? at.offset : at.stream, 1)
  row.writeUInt16BE('offset' in at ? 0 : at.index, 5)
  return row
}

export function compactPdf(original: Uint8Array): Uint8Array {
  const { header, parts, trailer } = readParts(Buffer.from(original))
  const located: Located[] = []
  const output: Buffer[] = [header]
  let offset = header.length
  const write = (id: number, bytes: Buffer) => {
    located.push({ id, at: { offset } })
    output.push(bytes)
    offset += bytes.length
  }
  for (const part of parts.filter(isStream)) write(part.id, part.bytes)
  const small = parts.filter((part) => !isStream(part))
  let next = parts.length + 1
  for (let start = 0; start < small.length; start += PER_STREAM) {
    const group = small.slice(start, start + PER_STREAM)
    for (const [index, { id }] of group.entries()) located.push({ id, at: { stream: next, index } })
    write(next, packObjects(next, group))
    next += 1
  }
  const startOfTable = offset
  located.push({ id: next, at: { offset } })
  const free = Buffer.from([0, 0, 0, 0, 0, 0xff, 0xff])
  const rows = located.toSorted((a, b) => a.id - b.id).map(writeRow)
  const references = trailer.match(/\/(?:Root|Info) \d+ 0 R|\/ID \[[^\]]*\]/g) ?? []
  const entries = `/Type /XRef\n/Size ${next + 1}\n/W [1 4 2]\n${references.join('\n')}`
  write(next, writeStream(next, entries, Buffer.concat([free, ...rows])))
  output.push(Buffer.from(`startxref\n${startOfTable}\n%%EOF\n`))
  return Buffer.concat(output)
}
