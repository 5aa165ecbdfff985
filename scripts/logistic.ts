/** A logistic regression. The same examples always give the same weights. */

export interface LabeledExample {
  features: readonly (readonly [name: string, value: number])[]
  isPositive: boolean
  weight: number
}

interface Learned {
  bias: number
  weights: Map<string, number>
}

const ROUNDS = 12
const LEARNING_RATE = 0.5
/** Regularization: pulls every weight toward zero. */
const REGULARIZATION = 0.001

/** Pseudorandom numbers with a fixed seed. */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

export function shuffle(list: number[] | Int32Array, random: (below: number) => number): void {
  for (let at = list.length - 1; at > 0; at -= 1) {
    const other = random(at + 1)
    const swapped = list[at] ?? 0
    list[at] = list[other] ?? 0
    list[other] = swapped
  }
}

/** Features in fewer examples are ignored. */
function indexFeatures(examples: readonly LabeledExample[], minExamples: number): Map<string, number> {
  const countOf = new Map<string, number>()
  for (const { features } of examples) for (const [one] of features) countOf.set(one, (countOf.get(one) ?? 0) + 1)
  const kept = [...countOf].filter(([, count]) => count >= minExamples)
  return new Map(kept.map(([feature], at) => [feature, at]))
}

/** Adagrad: each weight's step shrinks the more it has already moved. */
export function learn(examples: readonly LabeledExample[], minExamples: number): Learned {
  const featureIndex = indexFeatures(examples, minExamples)
  const biasIndex = featureIndex.size
  const weights = new Float64Array(biasIndex + 1)
  const squaredSums = new Float64Array(biasIndex + 1).fill(1e-8)
  const applyGradient = (at: number, gradient: number) => {
    const sum = (squaredSums[at] ?? 0) + gradient * gradient
    squaredSums[at] = sum
    weights[at] = (weights[at] ?? 0) - (LEARNING_RATE * gradient) / Math.sqrt(sum)
  }
  const prepared = examples.map((one) => ({
    ...one,
    knownFeatures: one.features.flatMap(([name, value]) =>
      featureIndex.has(name) ? [[featureIndex.get(name) ?? 0, value] as const] : [],
    ),
  }))
  const order = examples.map((_, at) => at)
  const random = seededRandom(42)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const example = prepared[at]
      if (!example) continue
      const { knownFeatures, isPositive, weight } = example
      const sum = knownFeatures.reduce(
        (total, [one, value]) => total + (weights[one] ?? 0) * value,
        weights[biasIndex] ?? 0,
      )
      const gradient = (1 / (1 + Math.exp(-sum)) - Number(isPositive)) * weight
      applyGradient(biasIndex, gradient)
      for (const [one, value] of knownFeatures)
        applyGradient(one, gradient * value + REGULARIZATION * (weights[one] ?? 0))
    }
  }
  return {
    bias: weights[biasIndex] ?? 0,
    weights: new Map([...featureIndex].map(([one, at]) => [one, weights[at] ?? 0])),
  }
}
