/** A logistic regression of every label at once: the same weights from the same examples, every time. */
import type { Choice, Written } from '@/lib/search/reader/reader'
import { shuffle } from '../logistic'

/** Pseudorandom numbers with a fixed seed (mulberry32). */
export function makeChance(seed: number): (below: number) => number {
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
  /** Indexes of the labels that are true; the others are false. */
  told: readonly number[]
  /** How many labels it teaches. */
  teaches: number
  counts: number
}

export interface Model {
  /** Of the features that are kept, in order. */
  ids: number[]
  /** A row of weights for each of them, as whole steps. */
  weights: Int8Array
  starts: number[]
  width: number
}

const ROUNDS = 5
const PACE = 0.35
/** A weight of 1 is stored as 8. */
const STEPS = 8
/** Features of which no weight is larger are left out. */
const LEAST_WEIGHT = 0.8125

/** Gives every feature that is seen often enough its place. */
function numberFeatures(
  examples: readonly Example[],
  buckets: number,
  leastSeen: number,
): { places: Int32Array; ids: number[] } {
  const seen = new Uint16Array(buckets)
  for (const { ids } of examples) for (const id of ids) seen[id] = Math.min(60_000, (seen[id] ?? 0) + 1)
  const places = new Int32Array(buckets).fill(-1)
  const ids: number[] = []
  for (let id = 0; id < buckets; id += 1) {
    if ((seen[id] ?? 0) < leastSeen) continue
    places[id] = ids.length
    ids.push(id)
  }
  return { places, ids }
}

interface Prepared {
  rows: Int32Array
  values: Float32Array
}

/** Only the features that are learned, each with the beginning of its row. */
function prepare({ ids, values }: Example, places: Int32Array, width: number): Prepared {
  const known = [...ids.keys()].filter((at) => (places[ids[at] as number] as number) >= 0)
  return {
    rows: Int32Array.from(known, (at) => (places[ids[at] as number] as number) * width),
    values: Float32Array.from(known, (at) => values[at] as number),
  }
}

/** Each time some of the features are left out, so that no weight relies on another. */
const LEFT_OUT = 0.3

/** From the sums of the labels to how far each is off. The first is judged alone, the labels of each choice as one. */
function toSlopes(sums: Float32Array, { told, teaches, counts }: Example, choices: readonly Choice[]): void {
  const isTold = (label: number) => told.includes(label)
  sums[0] = (1 / (1 + Math.exp(-(sums[0] ?? 0))) - (isTold(0) ? 1 : 0)) * counts
  for (const { from, to } of choices) {
    if (to > teaches) continue
    const each = sums.subarray(from, to)
    const most = Math.max(...each)
    const whole = each.reduce((total, sum) => total + Math.exp(sum - most), 0)
    const chosen = told.filter((label) => label >= from && label < to).length
    for (let label = from; label < to; label += 1)
      sums[label] = (Math.exp((sums[label] ?? 0) - most) / whole - (isTold(label) ? 1 / chosen : 0)) * counts
  }
}

/** Features in fewer examples than `leastSeen` are left out. Adagrad, with one pace for all weights of a feature: it slows down the more they have moved. */
export function train(
  examples: readonly Example[],
  width: number,
  buckets: number,
  choices: readonly Choice[],
  leastSeen: number,
): Model {
  const { places, ids } = numberFeatures(examples, buckets, leastSeen)
  const weights = new Float32Array(ids.length * width)
  const moved = new Float32Array(ids.length).fill(1e-3)
  const starts = new Float32Array(width)
  let movedStart = 1e-3
  const prepared = examples.map((one) => prepare(one, places, width))
  const order = Int32Array.from(examples, (_, at) => at)
  const chance = makeChance(42)
  const kept = new Int32Array(10_000)
  const slopes = new Float32Array(width)
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, chance)
    for (const at of order) {
      const { teaches } = examples[at] as Example
      const { rows, values } = prepared[at] as Prepared
      let most = 0
      slopes.set(starts)
      for (let one = 0; one < rows.length; one += 1) {
        if (chance(1000) < LEFT_OUT * 1000) continue
        kept[most] = one
        most += 1
        const row = rows[one] as number
        const value = (values[one] as number) / (1 - LEFT_OUT)
        for (let label = 0; label < teaches; label += 1)
          slopes[label] = (slopes[label] ?? 0) + (weights[row + label] ?? 0) * value
      }
      toSlopes(slopes, examples[at] as Example, choices)
      const total = slopes.subarray(0, teaches).reduce((sum, slope) => sum + slope * slope, 0)
      if (total < 1e-4) continue
      movedStart += total
      const paceOfStart = PACE / Math.sqrt(movedStart)
      for (let label = 0; label < teaches; label += 1)
        starts[label] = (starts[label] ?? 0) - paceOfStart * (slopes[label] ?? 0)
      for (let next = 0; next < most; next += 1) {
        const one = kept[next] as number
        const row = rows[one] as number
        const value = (values[one] as number) / (1 - LEFT_OUT)
        const sum = (moved[row / width] ?? 0) + total * value * value
        moved[row / width] = sum
        const step = (PACE * value) / Math.sqrt(sum)
        for (let label = 0; label < teaches; label += 1)
          weights[row + label] = (weights[row + label] ?? 0) - step * (slopes[label] ?? 0)
      }
    }
  }
  return prune(ids, weights, [...starts], width)
}

function prune(ids: readonly number[], weights: Float32Array, starts: number[], width: number): Model {
  const kept = ids.flatMap((id, place) => {
    const row = weights.subarray(place * width, (place + 1) * width)
    return row.some((weight) => Math.abs(weight) >= LEAST_WEIGHT) ? [{ id, row }] : []
  })
  const rounded = new Int8Array(kept.length * width)
  for (const [at, { row }] of kept.entries())
    for (const [label, weight] of row.entries())
      rounded[at * width + label] = Math.max(-127, Math.min(127, Math.round(weight * STEPS)))
  return { ids: kept.map(({ id }) => id), weights: rounded, starts, width }
}

const encode = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** The places of the features as the steps between them, seven bits a byte. */
function writeSteps(ids: readonly number[]): Uint8Array {
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

/** Column by column: most of a column is nothing. */
function turn({ ids, weights, width }: Model): Uint8Array {
  const turned = new Uint8Array(weights.length)
  for (let at = 0; at < ids.length; at += 1)
    for (let label = 0; label < width; label += 1)
      turned[label * ids.length + at] = (weights[at * width + label] as number) & 255
  return turned
}

export function writeModel(model: Model): Written & { file: string } {
  const written = {
    ids: encode(writeSteps(model.ids)),
    weights: encode(turn(model)),
    starts: model.starts.map((start) => Math.round(start * 100) / 100),
    width: model.width,
  }
  const file = `/** Written by \`npm run learn\`, never by hand: docs/decisions/learned-danger.md. */
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
