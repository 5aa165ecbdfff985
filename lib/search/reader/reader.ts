/** The reader model: scores each part of a text and takes the highest. Nothing typed is stored. */
import { listClauses, listStretches, type Stretch } from '../clauses'
import { type Danger, dangers, type HurtPerson, hurtPersons } from '../danger-list'
import { BUCKETS, listFeatures } from './features'

/** 'child' is the name of both a danger and a hurt person. */
export const hurtPersonLabel = <One extends HurtPerson>(hurt: One) => `hurt: ${hurt}` as const
/** What the model predicts: which danger, or none, and who is hurt. */
export const labels = ['none', ...dangers, ...hurtPersons.map(hurtPersonLabel)] as const
export type Label = (typeof labels)[number]

/** The indexes of labels of which exactly one is true; `to` is exclusive. */
export interface LabelRange {
  from: number
  to: number
}
const dangerLabels: LabelRange = { from: 1, to: 1 + dangers.length }
const hurtPersonLabels: LabelRange = { from: dangerLabels.to, to: labels.length }
export const labelRanges: readonly LabelRange[] = [{ from: 0, to: dangerLabels.to }, hurtPersonLabels]

/** How much likelier some danger is than none, as a logarithm. */
function scoreAny(sums: Float32Array): number {
  const each = sums.subarray(dangerLabels.from, dangerLabels.to)
  const highest = Math.max(...each)
  const total = each.reduce((sum, one) => sum + Math.exp(one - highest), 0)
  return highest + Math.log(total) - (sums[0] ?? 0)
}

/** A weight of 1 is stored as 4. */
export const WEIGHT_SCALE = 4
/** Each weight is one character: this one is zero, the next ones are above it. */
export const ZERO_CODE = '>'.charCodeAt(0)
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
  /** Column by column, which compresses better: most of a column is zero. */
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
function decodeWeights(columns: string, width: number): Int8Array {
  const count = columns.length / width
  const rows = new Int8Array(columns.length)
  for (let label = 0; label < width; label += 1)
    for (let row = 0; row < count; row += 1)
      rows[row * width + label] = columns.charCodeAt(label * count + row) - ZERO_CODE
  return rows
}

export function createReader({ width, starts, ids, weights }: EncodedModel) {
  const places = decodeRowNumbers(decode(ids))
  const rows = decodeWeights(weights, width)
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
    const scores = all.map(scoreAny)
    const any = Math.max(...scores)
    const part = parts[scores.indexOf(any)] ?? words
    // A part with a low danger score says little about which danger it is.
    const partWeights = scores.map((one) => Math.exp(one - any))
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
