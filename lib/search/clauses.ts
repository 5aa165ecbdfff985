/** Where a told story is divided: danger is looked for in each of its parts, or a calm beginning would hide it. */

/** Words of one stretch, from the first to before the last. */
export type Stretch = readonly [from: number, to: number]

const joining = new Set(
  'and but so now because cause then until since although though anyway however last y pero entonces ahora porque luego cuando hasta desde ayer anoche pues aunque'.split(
    ' ',
  ),
)

/** A text of at most so many words is read as a whole. */
export const SHORT = 20
/** A clause of fewer words belongs to the one before it. */
const LEAST = 3
/** How far each of the parts of an endless clause begins after the one before. */
const STEP = 10

/** `ends`: whether a sentence ends with the word. */
export function listClauses(words: readonly string[], ends: readonly boolean[]): Stretch[] {
  const starts = [0]
  for (let at = 1; at < words.length; at += 1) {
    const begins = ends[at - 1] || joining.has(words[at] ?? '')
    if (begins && at - (starts.at(-1) ?? 0) >= LEAST && words.length - at >= LEAST) starts.push(at)
  }
  return starts.map((from, at) => [from, starts[at + 1] ?? words.length] as const)
}

/** Neighboring clauses together, as many as make a short text; parts of those that are longer. */
export function listStretches(words: readonly string[], ends: readonly boolean[]): Stretch[] {
  const clauses = listClauses(words, ends)
  const found: Stretch[] = []
  for (const [at, [from, to]] of clauses.entries()) {
    if (to - from > SHORT) {
      for (let begin = from; begin < to; begin += STEP) {
        found.push([begin, Math.min(begin + SHORT, to)])
        if (begin + SHORT >= to) break
      }
      continue
    }
    let end = to
    for (const [, next] of clauses.slice(at + 1)) {
      if (next - from > SHORT) break
      end = next
    }
    const last = found.at(-1)
    if (!last || last[1] < end) found.push([from, end])
  }
  return found
}
