/** Breaks text into lines, and knows what must never be broken: a phone number, and what to do with it. */
import type { Face } from './fonts'

export interface TextStyle {
  face: Face
  size: number
  color?: string
}

export interface TextLink {
  /** An address, or '#name' for a place in this document. */
  href: string
  /** What a screen reader says: names the service, not only the number. */
  alt: string
}

export interface Run {
  text: string
  style: TextStyle
  link?: TextLink
  /** Stays on one line, its spaces too. */
  isWhole?: boolean
  /** Begins a new line. */
  startsLine?: boolean
  /** Stands only between two things on one line, and is left out where a line ends. */
  isSeparator?: boolean
}

export interface Segment {
  text: string
  x: number
  width: number
  run: Run
}

export type Line = Segment[]
export type Measure = (text: string, style: TextStyle) => number

interface Piece {
  text: string
  run: Run
}

/** Pieces with no space between them: they share a line. */
interface Word {
  pieces: Piece[]
  startsLine: boolean
  /** A separator that stands before it, if it does not begin a line. */
  separator?: Piece
}

/** What the fonts have no sign for, and what moves or hides text, is left out. */
const UNPRINTABLE =
  /\p{Emoji_Presentation}|\p{C}|[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Common}\p{sc=Inherited}]/gu

function readPrintable(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').replace(UNPRINTABLE, '')
}

function splitWords(runs: Run[]): Word[] {
  const words: Word[] = []
  let isOpen = false
  let separator: Piece | undefined
  for (const run of runs) {
    const text = readPrintable(run.text)
    if (run.isSeparator) {
      separator = { text: text.trim(), run }
      isOpen = false
      continue
    }
    if (run.startsLine) isOpen = false
    let startsLine = run.startsLine ?? false
    for (const part of run.isWhole ? [text] : text.split(/( )/)) {
      if (part === '') continue
      if (part === ' ') {
        isOpen = false
        continue
      }
      const last = words.at(-1)
      if (isOpen && last) last.pieces.push({ text: part, run })
      else {
        words.push({ pieces: [{ text: part, run }], startsLine, separator })
        separator = undefined
      }
      isOpen = true
      startsLine = false
    }
  }
  return words
}

/** A piece wider than the whole line, such as a long web address, is cut where it reaches the edge. */
function cutPiece(piece: Piece, width: number, measure: Measure): Piece[] {
  if (measure(piece.text, piece.run.style) <= width) return [piece]
  const parts: Piece[] = []
  let text = ''
  for (const letter of piece.text) {
    if (text !== '' && measure(text + letter, piece.run.style) > width) {
      parts.push({ text, run: piece.run })
      text = ''
    }
    text += letter
  }
  parts.push({ text, run: piece.run })
  return parts
}

function append(line: Line, piece: Piece, measure: Measure, withSpace: boolean): void {
  const last = line.at(-1)
  const x = last ? last.x + last.width : 0
  if (last && last.run === piece.run) {
    last.text += (withSpace ? ' ' : '') + piece.text
    last.width = measure(last.text, last.run.style)
    return
  }
  if (last && withSpace) {
    last.text += ' '
    last.width = measure(last.text, last.run.style)
  }
  line.push({
    text: piece.text,
    x: last ? last.x + last.width : x,
    width: measure(piece.text, piece.run.style),
    run: piece.run,
  })
}

function measurePieces(pieces: Piece[], measure: Measure): number {
  return pieces.reduce((total, piece) => total + measure(piece.text, piece.run.style), 0)
}

/** What the words already on a line and this one take together. */
function measureLine(line: Line, word: Word, measure: Measure): number {
  const last = line.at(-1)
  const width = measurePieces(word.pieces, measure)
  if (!last) return width
  const between = word.separator ? [word.separator] : []
  const space = measure(' ', last.run.style) * (1 + between.length)
  return last.x + last.width + space + measurePieces(between, measure) + width
}

/** Fills lines of the given width. All but the last end in a space, so that no two words run together read aloud. */
export function layOutText(runs: Run[], width: number, measure: Measure): Line[] {
  const lines: Line[] = []
  let line: Line = []
  const startLine = () => {
    if (line.length > 0) lines.push(line)
    line = []
  }
  for (const word of splitWords(runs)) {
    if (word.startsLine || measureLine(line, word, measure) > width) startLine()
    if (line.length > 0 && word.separator) append(line, word.separator, measure, true)
    const isTooWide = measureLine([], word, measure) > width
    const pieces = isTooWide ? word.pieces.flatMap((piece) => cutPiece(piece, width, measure)) : word.pieces
    for (const [index, piece] of pieces.entries()) {
      if (isTooWide) startLine()
      append(line, piece, measure, index === 0)
    }
  }
  startLine()
  for (const last of lines.slice(0, -1).map((each) => each.at(-1))) {
    if (last) last.text += ' '
  }
  return lines
}
