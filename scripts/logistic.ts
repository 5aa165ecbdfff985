/** A logistic regression: the same weights from the same examples, every time. */

export interface Counted {
  features: readonly (readonly [name: string, value: number])[]
  isSo: boolean
  counts: number
}

interface Learned {
  start: number
  weights: Map<string, number>
}

const ROUNDS = 12
const PACE = 0.5
/** Regularization: pulls every weight toward zero. */
const PULL = 0.001

/** Pseudorandom numbers with a fixed seed. */
export function makeChance(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

export function shuffle(list: number[] | Int32Array, chance: (below: number) => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = chance(at + 1)
    const kept = list[at] ?? 0
    list[at] = list[other] ?? 0
    list[other] = kept
  }
}

/** Features in fewer examples are ignored. */
function numberFeatures(examples: readonly Counted[], least: number): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { features } of examples) for (const [one] of features) counts.set(one, (counts.get(one) ?? 0) + 1)
  const kept = [...counts].filter(([, count]) => count >= least)
  return new Map(kept.map(([feature], at) => [feature, at]))
}

/** Adagrad: each weight's step shrinks the more it has already moved. */
export function learn(examples: readonly Counted[], least: number): Learned {
  const numbers = numberFeatures(examples, least)
  const start = numbers.size
  const weights = new Float64Array(start + 1)
  const moved = new Float64Array(start + 1).fill(1e-8)
  const move = (at: number, slope: number) => {
    const sum = (moved[at] ?? 0) + slope * slope
    moved[at] = sum
    weights[at] = (weights[at] ?? 0) - (PACE * slope) / Math.sqrt(sum)
  }
  const prepared = examples.map((one) => ({
    ...one,
    known: one.features.flatMap(([name, value]) =>
      numbers.has(name) ? [[numbers.get(name) ?? 0, value] as const] : [],
    ),
  }))
  const order = examples.map((_, at) => at)
  const chance = makeChance(42)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, chance)
    for (const at of order) {
      const example = prepared[at]
      if (!example) continue
      const { known, isSo, counts } = example
      const sum = known.reduce((total, [one, value]) => total + (weights[one] ?? 0) * value, weights[start] ?? 0)
      const slope = (1 / (1 + Math.exp(-sum)) - Number(isSo)) * counts
      move(start, slope)
      for (const [one, value] of known) move(one, slope * value + PULL * (weights[one] ?? 0))
    }
  }
  return { start: weights[start] ?? 0, weights: new Map([...numbers].map(([one, at]) => [one, weights[at] ?? 0])) }
}
