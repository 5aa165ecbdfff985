import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const faces = ['serif', 'sans', 'bold'] as const
export type Face = (typeof faces)[number]

const folder = join(process.cwd(), 'node_modules/@expo-google-fonts')

let fonts: Record<Face, Buffer> | null = null

/** Whole fonts, not web subsets: a name with a macron or a letter from another alphabet must print. Read once. */
export function readFonts(): Record<Face, Buffer> {
  fonts ??= {
    serif: readFileSync(join(folder, 'fraunces/600SemiBold/Fraunces_600SemiBold.ttf')),
    sans: readFileSync(join(folder, 'source-sans-3/400Regular/SourceSans3_400Regular.ttf')),
    bold: readFileSync(join(folder, 'source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf')),
  }
  return fonts
}
