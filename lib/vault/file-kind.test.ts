import { describe, expect, it } from 'vitest'
import { joinBytes, toBytes } from './bytes'
import { findFileKind, readText } from './file-kind'

function raw(text: string) {
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

describe('the kind of a file', () => {
  it.each([
    ['a JPEG', raw('\xff\xd8\xff\xe0....JFIF'), 'image'],
    ['a PNG', raw('\x89PNG\r\n\x1a\n....'), 'image'],
    ['a GIF', raw('GIF89a....'), 'image'],
    ['a WebP', raw('RIFF....WEBPVP8 '), 'image'],
    ['an AVIF', raw('\0\0\0\x1cftypavif'), 'image'],
    ['a HEIC', raw('\0\0\0\x18ftypheic'), 'image'],
    ['a PDF', raw('%PDF-1.7\n%\xe2\xe3'), 'pdf'],
    ['a PDF with junk that a scanner put before it', raw('\0\0\0\n%PDF-1.4'), 'pdf'],
    ['plain text', toBytes('Hello, José 😀\r\n'), 'text'],
    ['UTF-16 text from Windows', joinBytes([raw('\xff\xfe'), raw('H\0i\0')]), 'text'],
    ['a web page, as text', toBytes('<!doctype html><script>alert(1)</script>'), 'text'],
    ['a drawing with a script, as text', toBytes('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'text'],
    ['a program', raw('MZ\x90\0\x03\0\0\0'), 'other'],
    ['an archive', raw('PK\x03\x04\x14\0'), 'other'],
    ['a video', raw('\0\0\0\x18ftypmp42'), 'other'],
    ['nothing', new Uint8Array(), 'other'],
  ])('is detected for %s', (_, bytes, kind) => {
    expect(findFileKind(bytes)).toBe(kind)
  })

  it('is text even if the sample ends in the middle of a character', () => {
    expect(findFileKind(toBytes(`${'a'.repeat(65_535)}é and more`))).toBe('text')
  })

  it('is shown, if text, in its own encoding, truncated at 500,000 characters', () => {
    expect(readText(joinBytes([raw('\xff\xfe'), raw('H\0i\0')]))).toEqual({ text: 'Hi', isCut: false })
    const long = readText(toBytes('x'.repeat(600_000)))
    expect(long.isCut).toBe(true)
    expect(long.text).toHaveLength(500_000)
  })
})
