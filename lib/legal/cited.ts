import type { WrittenText } from './schema'

export type Cited<Texts> = { [Index in keyof Texts]: WrittenText }

/** Reads what a text rests on from the ids of its sources at its end: `It is free. [freeze, ftc]`. */
export function readCited(written: string): WrittenText {
  const [, text, ids] = /^([^[\]]+) \[([a-z\d-]+(?:, [a-z\d-]+)*)\]$/.exec(written) ?? []
  if (text && ids) return { text, sources: ids.split(', ') }
  if (/[[\]]/.test(written)) throw new Error(`Sources stand in brackets at the end of a text: ${written}`)
  return written
}

export function cited<Texts extends string[]>(texts: [...Texts]): Cited<Texts> {
  return texts.map(readCited) as Cited<Texts>
}
