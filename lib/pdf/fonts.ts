import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font, type GlyphRun } from 'fontkit'
import { currentLanguage } from '@/lib/site/language/speak'
import { languageTags } from '@/lib/site/language/tags'
import { formatDate } from '@/lib/text/format'

export const faces = ['serif', 'sans', 'bold'] as const
export type Face = (typeof faces)[number]

const folder = join(process.cwd(), 'node_modules/@expo-google-fonts')
const MAX_WORDS = 20_000

let fonts: Record<Face, Font> | null = null

/**
 * Laying out a word is most of the work of a sheet, and sheets are made of the same words: the site's texts, places and
 * public records. Nothing that a visitor typed may be printed here, since the words stay in memory.
 */
function rememberWords(font: Font): Font {
  const known = new Map<string, GlyphRun>()
  const layOut = font.layout.bind(font)
  font.layout = (text, features) => {
    if (features) return layOut(text, features)
    const run = known.get(text) ?? layOut(text)
    if (known.size >= MAX_WORDS) known.clear()
    known.set(text, run)
    // pdfkit scales the positions that it is given: each document has its own.
    return Object.create(run, { positions: { value: run.positions.map((position) => ({ ...position })) } })
  }
  return font
}

const isLigature = (character: number) => character >= 0xfb00 && character <= 0xfb4f

/**
 * A glyph keeps the letters that it was first made for. One first drawn as a piece of another, as the O of 'Ó', would have
 * none, and every later document would lack that letter when it is read aloud or copied.
 */
function nameGlyphs(font: Font): Font {
  for (const character of font.characterSet) if (!isLigature(character)) font.glyphForCodePoint(character)
  return font
}

function openFont(file: string): Font {
  return rememberWords(nameGlyphs(create(readFileSync(join(folder, file)))))
}

/**
 * Whole fonts, not web subsets: a name with a macron or a letter from another alphabet must print. Opened once, since
 * each document would read their tables again.
 */
export function openFonts(): Record<Face, Font> {
  fonts ??= {
    serif: openFont('fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
    sans: openFont('source-sans-3/400Regular/SourceSans3_400Regular.ttf'),
    bold: openFont('source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf'),
  }
  return fonts
}

/** The day a document is made: it stands on it, since paper outlives what it says. */
export function getToday(): Date {
  return new Date(new Date().toISOString().slice(0, 10))
}

export function formatDay(day: Date): string {
  return formatDate(day.toISOString().slice(0, 10), 'day', languageTags[currentLanguage()].tag)
}
