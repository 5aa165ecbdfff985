/** What is weighed of a text: its words, pairs of near words, and pieces of three to five letters, each as a number. */

/** Numbers of features: two of them rarely share one. */
export const BUCKETS = 2 ** 20
/** How far apart the two words of a pair may be. */
const NEAR = 3
const PIECES = [3, 4, 5] as const

/** FNV-1a. */
function mix(text: string, from = 2_166_136_261): number {
  let state = from
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619)
  return state
}

const toBucket = (state: number) => (state ^ (state >>> 15)) & (BUCKETS - 1)

const known = new Map<string, number[]>()
const MOST_KNOWN = 20_000

/** A word that is one letter off still shares most of its pieces. */
function listPieces(word: string): number[] {
  const kept = known.get(word)
  if (kept) return kept
  const edged = `<${word}>`
  const found = PIECES.flatMap((size) =>
    Array.from({ length: Math.max(0, edged.length - size + 1) }, (_, at) =>
      toBucket(mix(`#${edged.slice(at, at + size)}`)),
    ),
  )
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(word, found)
  return found
}

/** Words that stand for nothing that was said: a place, a number, an idiom. */
const isBar = (word: string) => word === '|' || /^\d{3,}$/.test(word)

export interface Features {
  ids: Int32Array
  values: Float32Array
}

/** How much the pairs and the pieces count beside the words. */
const OF_PAIRS = 0.7
const OF_PIECES = 0.7

/** The more there are of each sort, the less one of them counts. */
export function listFeatures(words: readonly string[]): Features {
  const told = words.filter((word) => !isBar(word))
  const sorts = [new Set<number>(), new Set<number>(), new Set<number>()] as const
  for (const word of told) {
    sorts[0].add(toBucket(mix(word)))
    for (const piece of listPieces(word)) sorts[2].add(piece)
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '|'
    if (isBar(word)) continue
    const begun = mix(`${word} `)
    for (let to = at + 1; to <= at + NEAR && to < words.length; to += 1) {
      const next = words[to] ?? '|'
      if (!isBar(next)) sorts[1].add(toBucket(mix(next, begun)))
    }
  }
  const counts = [1, OF_PAIRS, OF_PIECES]
  const total = sorts.reduce((sum, sort) => sum + sort.size, 0)
  const ids = new Int32Array(total)
  const values = new Float32Array(total)
  let to = 0
  for (const [sort, one] of sorts.entries()) {
    const value = (counts[sort] ?? 0) / Math.sqrt(Math.max(1, one.size))
    for (const id of one) {
      ids[to] = id
      values[to] = value
      to += 1
    }
  }
  return { ids, values }
}
