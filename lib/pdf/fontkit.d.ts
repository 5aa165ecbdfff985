declare module 'fontkit' {
  export interface GlyphRun {
    positions: Record<string, number>[]
  }
  export interface Font {
    layout(text: string, features?: string[] | Record<string, boolean>): GlyphRun
  }
  export function create(file: Uint8Array): Font
}
