declare module 'fontkit' {
  export interface GlyphRun {
    positions: Record<string, number>[]
  }
  export interface Font {
    characterSet: number[]
    glyphForCodePoint(character: number): unknown
    layout(text: string, features?: string[] | Record<string, boolean>): GlyphRun
  }
  export function create(file: Uint8Array): Font
}
