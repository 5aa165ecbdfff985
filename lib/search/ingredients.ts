/** Finds danger in a sentence that matches no whole pattern but contains enough typical ingredients. */
import { writeAll } from './patterns'
import { type Family, families, ways } from './phrases/ingredients'

type ToldDanger = keyof typeof ways

const expressions = new Map(
  Object.entries(families).map(([name, text]) => [name, new RegExp(`(?<!\\w)(?:${writeAll(text)})(?!\\w)`)] as const),
)

interface Piece {
  least: number
  choices: string[]
}

function readPiece(written: string): Piece {
  const [, least, choices = ''] = written.match(/^(?:(\d):)?(.+)$/) ?? []
  return { least: Number(least ?? 1), choices: choices.split('|') }
}

const told = Object.entries(ways).map(
  ([danger, text]) =>
    [
      danger as ToldDanger,
      text
        .trim()
        .split('\n')
        .map((line) => line.trim().split(' ').map(readPiece)),
    ] as const,
)

export function findIngredients(plain: string): Set<Family> {
  return new Set([...expressions].flatMap(([name, expression]) => (expression.test(plain) ? [name as Family] : [])))
}

/** The dangers that the parts of a sentence indicate together. */
export function findCombined(plain: string): ToldDanger[] {
  const found: ReadonlySet<string> = findIngredients(plain)
  const holds = ({ least, choices }: Piece) => choices.filter((choice) => found.has(choice)).length >= least
  return told.flatMap(([danger, all]) => (all.some((pieces) => pieces.every(holds)) ? danger : []))
}
