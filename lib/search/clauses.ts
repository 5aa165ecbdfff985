/** Divides a story into parts: danger is looked for in each, or a calm beginning would hide it. */

/** A range of words; `to` is exclusive. */
export type Stretch = readonly [from: number, to: number]

const conjunctions = new Set(
  'and but so now because cause then until since although though anyway however last y pero entonces ahora porque luego cuando hasta desde ayer anoche pues aunque'.split(
    ' ',
  ),
)

/** A text of at most this many words is read as a whole. */
export const MAX_WHOLE_WORDS = 20
/** A shorter clause belongs to the one before it. */
const MIN_CLAUSE_WORDS = 3
/** A longer clause is divided into overlapping parts, each this many words after the one before. */
const STRETCH_STEP = 10

/** `ends`: per word, whether a sentence ends with it. */
export function listClauses(words: readonly string[], ends: readonly boolean[]): Stretch[] {
  const starts = [0]
  for (let at = 1; at < words.length; at += 1) {
    const begins = ends[at - 1] || conjunctions.has(words[at] ?? '')
    if (begins && at - (starts.at(-1) ?? 0) >= MIN_CLAUSE_WORDS && words.length - at >= MIN_CLAUSE_WORDS)
      starts.push(at)
  }
  return starts.map((from, at) => [from, starts[at + 1] ?? words.length] as const)
}

/** Neighboring clauses joined up to the length of a short text; long clauses divided. */
export function listStretches(words: readonly string[], ends: readonly boolean[]): Stretch[] {
  const clauses = listClauses(words, ends)
  const found: Stretch[] = []
  for (const [at, [from, to]] of clauses.entries()) {
    if (to - from > MAX_WHOLE_WORDS) {
      for (let begin = from; begin < to; begin += STRETCH_STEP) {
        found.push([begin, Math.min(begin + MAX_WHOLE_WORDS, to)])
        if (begin + MAX_WHOLE_WORDS >= to) break
      }
      continue
    }
    let end = to
    for (const [, next] of clauses.slice(at + 1)) {
      if (next - from > MAX_WHOLE_WORDS) break
      end = next
    }
    const last = found.at(-1)
    if (!last || last[1] < end) found.push([from, end])
  }
  return found
}
