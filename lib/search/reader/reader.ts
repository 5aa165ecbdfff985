/** The reader model: scores each part of a text and takes the highest. Nothing typed is stored. */
import { listClauses, listStretches, type Stretch } from '../clauses'
import { type Danger, dangers, type HurtPerson, hurtPersons } from '../danger-list'
import { BUCKETS, listFeatures } from './features'

/** 'child' is the name of both a danger and a hurt person. */
export const hurtPersonLabel = <One extends HurtPerson>(hurt: One) => `hurt: ${hurt}` as const
/** What the model predicts: whether there is danger at all, which one, and who is hurt. */
export const labels = ['any', ...dangers, ...hurtPersons.map(hurtPersonLabel)] as const
export type Label = (typeof labels)[number]

/** The indexes of labels of which exactly one is true; `to` is exclusive. */
export interface LabelRange {
  from: number
  to: number
}
const dangerLabels: LabelRange = { from: 1, to: 1 + dangers.length }
const hurtPersonLabels: LabelRange = { from: dangerLabels.to, to: labels.length }
export const labelRanges: readonly LabelRange[] = [dangerLabels, hurtPersonLabels]

/** A weight of 1 is stored as 8. */
const WEIGHT_SCALE = 8
/** A text of at most this many words is not divided. */
const MIN_DIVIDED_WORDS = 8
const MIN_PART_WORDS = 8

/** The whole text, its clauses, and neighboring clauses together. */
export function listPartRanges(words: readonly string[], ends: readonly boolean[]): Stretch[] {
  const whole: Stretch = [0, words.length]
  if (words.length <= MIN_DIVIDED_WORDS) return [whole]
  const parts = [...listClauses(words, ends), ...listStretches(words, ends)]
  const found = new Map(parts.map((part) => [part.join(), part]))
  return [whole, ...[...found.values()].filter(([from, to]) => to - from >= MIN_PART_WORDS && to - from < words.length)]
}

export function listParts(words: readonly string[], ends: readonly boolean[]): string[][] {
  return listPartRanges(words, ends).map(([from, to]) => words.slice(from, to))
}

export interface EncodedModel {
  width: number
  starts: readonly number[]
  ids: string
  weights: string
}

const decode = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Per feature id, its row number plus one; 0 if it has no weights. */
function decodeRowNumbers(bytes: Uint8Array): Int32Array {
  const places = new Int32Array(BUCKETS)
  let count = 0
  let last = 0
  let step = 0
  let shift = 0
  for (const byte of bytes) {
    step |= (byte & 127) << shift
    shift += 7
    if (byte > 127) continue
    last += step
    count += 1
    places[last] = count
    step = 0
    shift = 0
  }
  return places
}

export interface Scores {
  /** How strongly the words indicate danger at all. */
  any: number
  /** Per danger, the logarithm of its share. */
  sums: ReadonlyMap<Danger, number>
  hurt: HurtPerson
  /** The part with the highest score. */
  part: string
}

/** From the columns of the file to rows. */
function transpose(columns: Int8Array, width: number): Int8Array {
  const rows = columns.length / width
  return Int8Array.from(columns, (_, at) => columns[(at % width) * rows + Math.floor(at / width)] ?? 0)
}

export function createReader({ width, starts, ids, weights }: EncodedModel) {
  const places = decodeRowNumbers(decode(ids))
  const rows = transpose(new Int8Array(decode(weights).buffer), width)
  const score = (words: readonly string[]): Float32Array => {
    const sums = Float32Array.from(starts)
    const features = listFeatures(words)
    for (let at = 0; at < features.ids.length; at += 1) {
      const place = places[features.ids[at] ?? 0] ?? 0
      if (place === 0) continue
      const row = (place - 1) * width
      const value = (features.values[at] ?? 0) / WEIGHT_SCALE
      for (let label = 0; label < width; label += 1) sums[label] = (sums[label] ?? 0) + (rows[row + label] ?? 0) * value
    }
    return sums
  }
  return (words: readonly string[], ends: readonly boolean[]): Scores => {
    const parts = listParts(words, ends)
    const all = parts.map(score)
    const any = Math.max(...all.map(([sum = 0]) => sum))
    const part = parts[all.findIndex((sums) => sums[0] === any)] ?? words
    // A part with a low danger score says little about which danger it is.
    const partWeights = all.map(([sum = 0]) => Math.exp(sum - any))
    const averageShares = ({ from, to }: LabelRange) => {
      const shares = new Float32Array(to - from)
      for (const [at, sums] of all.entries()) {
        const each = sums.subarray(from, to).map(Math.exp)
        const whole = each.reduce((total, one) => total + one, 0)
        for (const [label, one] of each.entries())
          shares[label] = (shares[label] ?? 0) + ((partWeights[at] ?? 0) * one) / whole
      }
      const total = shares.reduce((sum, one) => sum + one, 0)
      return shares.map((one) => one / total)
    }
    const dangerShares = averageShares(dangerLabels)
    const hurtShares = averageShares(hurtPersonLabels)
    const sums = new Map(dangers.map((danger, at) => [danger, Math.log(dangerShares[at] ?? 0)] as const))
    const hurt = hurtPersons[hurtShares.indexOf(Math.max(...hurtShares))] ?? 'self'
    return { any, sums, hurt, part: part.join(' ') }
  }
}

/** The strongest first. */
export function orderDangers(sums: ReadonlyMap<Danger, number>): Danger[] {
  return [...sums].sort((a, b) => b[1] - a[1]).map(([danger]) => danger)
}
