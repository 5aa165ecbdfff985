/** The features of a text, as ids: its words, pairs of nearby words, and pieces of three to five letters. */

/** The number of ids. Two features rarely share one. */
export const BUCKETS = 2 ** 20
/** How far apart the two words of a pair may be. */
const MAX_PAIR_DISTANCE = 3
const PIECE_LENGTHS = [3, 4, 5] as const

/** FNV-1a. */
function hashText(text: string, from = 2_166_136_261): number {
  let state = from
  for (let at = 0; at < text.length; at += 1) state = Math.imul(state ^ text.charCodeAt(at), 16_777_619)
  return state
}

const toFeatureId = (state: number) => (state ^ (state >>> 15)) & (BUCKETS - 1)

const piecesByWord = new Map<string, number[]>()
const MAX_CACHED_WORDS = 20_000

/** A misspelled word still shares most of its pieces. */
function listPieces(word: string): number[] {
  const cached = piecesByWord.get(word)
  if (cached) return cached
  const marked = `<${word}>`
  const found = PIECE_LENGTHS.flatMap((size) =>
    Array.from({ length: Math.max(0, marked.length - size + 1) }, (_, at) =>
      toFeatureId(hashText(`#${marked.slice(at, at + size)}`)),
    ),
  )
  if (piecesByWord.size >= MAX_CACHED_WORDS) piecesByWord.clear()
  piecesByWord.set(word, found)
  return found
}

/** A bar or a number, in place of a place name or an idiom. */
const isPlaceholder = (word: string) => word === '|' || /^\d{3,}$/.test(word)

export interface Features {
  ids: Int32Array
  values: Float32Array
}

/** How much pairs and pieces count relative to words. */
const PAIR_FACTOR = 0.7
const PIECE_FACTOR = 0.7

/** The more features of a group, the less each counts. */
export function listFeatures(words: readonly string[]): Features {
  const realWords = words.filter((word) => !isPlaceholder(word))
  const groups = [new Set<number>(), new Set<number>(), new Set<number>()] as const
  for (const word of realWords) {
    groups[0].add(toFeatureId(hashText(word)))
    for (const piece of listPieces(word)) groups[2].add(piece)
  }
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '|'
    if (isPlaceholder(word)) continue
    const firstHash = hashText(`${word} `)
    for (let to = at + 1; to <= at + MAX_PAIR_DISTANCE && to < words.length; to += 1) {
      const next = words[to] ?? '|'
      if (!isPlaceholder(next)) groups[1].add(toFeatureId(hashText(next, firstHash)))
    }
  }
  const factors = [1, PAIR_FACTOR, PIECE_FACTOR]
  const total = groups.reduce((sum, group) => sum + group.size, 0)
  const ids = new Int32Array(total)
  const values = new Float32Array(total)
  let to = 0
  for (const [at, group] of groups.entries()) {
    const value = (factors[at] ?? 0) / Math.sqrt(Math.max(1, group.size))
    for (const id of group) {
      ids[to] = id
      values[to] = value
      to += 1
    }
  }
  return { ids, values }
}
