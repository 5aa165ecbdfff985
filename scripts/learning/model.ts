/** A logistic regression of every label at once: the same examples always give the same weights. */
import { type EncodedModel, type LabelRange, WEIGHT_SCALE, ZERO_CODE } from '@/lib/search/reader/reader'
import { shuffle } from '../logistic'

/** Pseudorandom numbers with a fixed seed (mulberry32). */
export function seededRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * below)
  }
}

export interface Example {
  ids: Int32Array
  values: Float32Array
  /** Indexes of the true labels; all others are false. */
  trueLabels: readonly number[]
  /** How many labels, from the first, it trains. */
  labelCount: number
  weight: number
}

export interface Model {
  /** The features that are kept, in ascending order. */
  ids: number[]
  /** One row of scaled integer weights per feature. */
  weights: Int8Array
  starts: number[]
  width: number
}

const ROUNDS = 5
const LEARNING_RATE = 0.35
/** Features without any weight this large are left out. */
const MIN_FEATURE_WEIGHT = 0.65
/** A smaller weight is stored as zero. */
const MIN_WEIGHT = 0.35
/** After scaling: as many characters above zero and below it. */
const MAX_STORED = 20

/** Gives every feature that is seen often enough a row number. */
function indexFeatures(
  examples: readonly Example[],
  buckets: number,
  minSeen: number,
): { rowOf: Int32Array; ids: number[] } {
  const seen = new Uint16Array(buckets)
  for (const { ids } of examples) for (const id of ids) seen[id] = Math.min(60_000, (seen[id] ?? 0) + 1)
  const rowOf = new Int32Array(buckets).fill(-1)
  const ids: number[] = []
  for (let id = 0; id < buckets; id += 1) {
    if ((seen[id] ?? 0) < minSeen) continue
    rowOf[id] = ids.length
    ids.push(id)
  }
  return { rowOf, ids }
}

interface Prepared {
  rows: Int32Array
  values: Float32Array
}

/** Only the known features, each with the offset of its row. */
function prepare({ ids, values }: Example, rowOf: Int32Array, width: number): Prepared {
  const known = [...ids.keys()].filter((at) => (rowOf[ids[at] as number] as number) >= 0)
  return {
    rows: Int32Array.from(known, (at) => (rowOf[ids[at] as number] as number) * width),
    values: Float32Array.from(known, (at) => values[at] as number),
  }
}

/** Dropout: each time a random share of the features is ignored, so that no weight relies on another. */
const DROPOUT = 0.3

/** Turns scores into gradients, in place: a softmax within each range of labels. */
function toGradients(
  sums: Float32Array,
  { trueLabels, labelCount, weight }: Example,
  ranges: readonly LabelRange[],
): void {
  const isTrue = (label: number) => trueLabels.includes(label)
  for (const { from, to } of ranges) {
    if (to > labelCount) continue
    const each = sums.subarray(from, to)
    const highest = Math.max(...each)
    const total = each.reduce((sumSoFar, sum) => sumSoFar + Math.exp(sum - highest), 0)
    const chosen = trueLabels.filter((label) => label >= from && label < to).length
    for (let label = from; label < to; label += 1)
      sums[label] = (Math.exp((sums[label] ?? 0) - highest) / total - (isTrue(label) ? 1 / chosen : 0)) * weight
  }
}

/** Trains with Adagrad, one rate per feature. Features in fewer than `minSeen` examples are left out. */
export function train(
  examples: readonly Example[],
  width: number,
  buckets: number,
  ranges: readonly LabelRange[],
  minSeen: number,
): Model {
  const { rowOf, ids } = indexFeatures(examples, buckets, minSeen)
  const weights = new Float32Array(ids.length * width)
  const squaredSums = new Float32Array(ids.length).fill(1e-3)
  const biases = new Float32Array(width)
  let biasSquaredSum = 1e-3
  const prepared = examples.map((one) => prepare(one, rowOf, width))
  const order = Int32Array.from(examples, (_, at) => at)
  const random = seededRandom(42)
  const active = new Int32Array(10_000)
  const gradients = new Float32Array(width)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const at of order) {
      const { labelCount } = examples[at] as Example
      const { rows, values } = prepared[at] as Prepared
      let activeCount = 0
      gradients.set(biases)
      for (let one = 0; one < rows.length; one += 1) {
        if (random(1000) < DROPOUT * 1000) continue
        active[activeCount] = one
        activeCount += 1
        const row = rows[one] as number
        const value = (values[one] as number) / (1 - DROPOUT)
        for (let label = 0; label < labelCount; label += 1)
          gradients[label] = (gradients[label] ?? 0) + (weights[row + label] ?? 0) * value
      }
      toGradients(gradients, examples[at] as Example, ranges)
      const total = gradients.subarray(0, labelCount).reduce((sum, gradient) => sum + gradient * gradient, 0)
      if (total < 1e-4) continue
      biasSquaredSum += total
      const biasStep = LEARNING_RATE / Math.sqrt(biasSquaredSum)
      for (let label = 0; label < labelCount; label += 1)
        biases[label] = (biases[label] ?? 0) - biasStep * (gradients[label] ?? 0)
      for (let next = 0; next < activeCount; next += 1) {
        const one = active[next] as number
        const row = rows[one] as number
        const value = (values[one] as number) / (1 - DROPOUT)
        const sum = (squaredSums[row / width] ?? 0) + total * value * value
        squaredSums[row / width] = sum
        const step = (LEARNING_RATE * value) / Math.sqrt(sum)
        for (let label = 0; label < labelCount; label += 1)
          weights[row + label] = (weights[row + label] ?? 0) - step * (gradients[label] ?? 0)
      }
    }
  }
  return prune(ids, weights, [...biases], width)
}

const store = (weight: number) => Math.max(-MAX_STORED, Math.min(MAX_STORED, Math.round(weight * WEIGHT_SCALE)))

function prune(ids: readonly number[], weights: Float32Array, biases: number[], width: number): Model {
  const kept = ids.flatMap((id, place) => {
    const row = weights.subarray(place * width, (place + 1) * width)
    return row.some((weight) => Math.abs(weight) >= MIN_FEATURE_WEIGHT) ? [{ id, row }] : []
  })
  const rounded = new Int8Array(kept.length * width)
  for (const [at, { row }] of kept.entries())
    for (const [label, weight] of row.entries())
      rounded[at * width + label] = Math.abs(weight) < MIN_WEIGHT ? 0 : store(weight)
  return { ids: kept.map(({ id }) => id), weights: rounded, starts: biases, width }
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** The gaps between feature ids as variable-length integers, seven bits a byte. */
function encodeGaps(ids: readonly number[]): Uint8Array {
  const bytes: number[] = []
  let last = 0
  for (const id of ids) {
    let step = id - last
    last = id
    while (step > 127) {
      bytes.push((step & 127) | 128)
      step >>>= 7
    }
    bytes.push(step)
  }
  return Uint8Array.from(bytes)
}

/** A character per weight, column by column. */
function encodeWeights({ ids, weights, width }: Model): string {
  const column = (label: number) =>
    ids.map((_, at) => String.fromCharCode(ZERO_CODE + (weights[at * width + label] ?? 0))).join('')
  return Array.from({ length: width }, (_, label) => column(label)).join('')
}

export function writeModel(model: Model): EncodedModel & { file: string } {
  const written = {
    ids: encode(encodeGaps(model.ids)),
    weights: encodeWeights(model),
    starts: model.starts.map((start) => Math.round(start * 100) / 100),
    width: model.width,
  }
  const file = `/** Written by \`npm run learn\`, never by hand: docs/decisions/0014-learned-danger.md. */
export const model = {
  width: ${written.width},
  starts: [${written.starts.join(', ')}],
  ids: '${written.ids}',
  weights:
    '${written.weights}',
}
`
  return { ...written, file }
}
