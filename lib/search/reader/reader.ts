/** Reads a whole text part by part, and takes the highest of them: nothing typed is kept. */
import { listClauses, listStretches, type Stretch } from '../clauses'
import { type Danger, dangers, type Hurt, hurts } from '../danger-list'
import { BUCKETS, listFeatures } from './features'

/** 'child' is both a danger and somebody hurt. */
export const hurtLabel = <One extends Hurt>(hurt: One) => `hurt: ${hurt}` as const
/** What the reader tells of a text: whether it is a danger at all, then which, and who is hurt. */
export const labels = ['any', ...dangers, ...hurts.map(hurtLabel)] as const
export type Label = (typeof labels)[number]

/** The places of labels of which one is true. */
export interface Choice {
  from: number
  to: number
}
const whichDanger: Choice = { from: 1, to: 1 + dangers.length }
const whoIsHurt: Choice = { from: whichDanger.to, to: labels.length }
export const choices: readonly Choice[] = [whichDanger, whoIsHurt]

/** A weight of 1 is stored as 8. */
const STEPS = 8
/** A shorter text has no parts. */
const SHORTEST = 8
const LEAST_WORDS = 8

/** The whole text, its clauses, and neighboring clauses together. */
export function listStretchesOf(words: readonly string[], ends: readonly boolean[]): Stretch[] {
  const whole: Stretch = [0, words.length]
  if (words.length <= SHORTEST) return [whole]
  const parts = [...listClauses(words, ends), ...listStretches(words, ends)]
  const found = new Map(parts.map((part) => [part.join(), part]))
  return [whole, ...[...found.values()].filter(([from, to]) => to - from >= LEAST_WORDS && to - from < words.length)]
}

export function listParts(words: readonly string[], ends: readonly boolean[]): string[][] {
  return listStretchesOf(words, ends).map(([from, to]) => words.slice(from, to))
}

export interface Written {
  width: number
  starts: readonly number[]
  ids: string
  weights: string
}

const decode = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** For each feature, the number of its row and one; nothing for those that are not kept. */
function readSteps(bytes: Uint8Array): Int32Array {
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

export interface Weighed {
  /** How strongly the words indicate danger at all. */
  any: number
  /** And how much of it each danger is: the logarithm of its share. */
  sums: ReadonlyMap<Danger, number>
  hurt: Hurt
  /** The part that indicates it most. */
  part: string
}

/** The columns of the file as rows. */
function turn(columns: Int8Array, width: number): Int8Array {
  const rows = columns.length / width
  return Int8Array.from(columns, (_, at) => columns[(at % width) * rows + Math.floor(at / width)] ?? 0)
}

export function createReader({ width, starts, ids, weights }: Written) {
  const places = readSteps(decode(ids))
  const rows = turn(new Int8Array(decode(weights).buffer), width)
  const score = (words: readonly string[]): Float32Array => {
    const sums = Float32Array.from(starts)
    const features = listFeatures(words)
    for (let at = 0; at < features.ids.length; at += 1) {
      const place = places[features.ids[at] ?? 0] ?? 0
      if (place === 0) continue
      const row = (place - 1) * width
      const value = (features.values[at] ?? 0) / STEPS
      for (let label = 0; label < width; label += 1) sums[label] = (sums[label] ?? 0) + (rows[row + label] ?? 0) * value
    }
    return sums
  }
  return (words: readonly string[], ends: readonly boolean[]): Weighed => {
    const parts = listParts(words, ends)
    const all = parts.map(score)
    const any = Math.max(...all.map(([sum = 0]) => sum))
    const part = parts[all.findIndex((sums) => sums[0] === any)] ?? words
    // A part that is hardly of danger says little of which.
    const counts = all.map(([sum = 0]) => Math.exp(sum - any))
    const share = ({ from, to }: Choice) => {
      const shares = new Float32Array(to - from)
      for (const [at, sums] of all.entries()) {
        const each = sums.subarray(from, to).map(Math.exp)
        const whole = each.reduce((total, one) => total + one, 0)
        for (const [label, one] of each.entries())
          shares[label] = (shares[label] ?? 0) + ((counts[at] ?? 0) * one) / whole
      }
      const total = shares.reduce((sum, one) => sum + one, 0)
      return shares.map((one) => one / total)
    }
    const ofDanger = share(whichDanger)
    const ofHurt = share(whoIsHurt)
    const sums = new Map(dangers.map((danger, at) => [danger, Math.log(ofDanger[at] ?? 0)] as const))
    const hurt = hurts[ofHurt.indexOf(Math.max(...ofHurt))] ?? 'self'
    return { any, sums, hurt, part: part.join(' ') }
  }
}

/** The strongest first. */
export function orderDangers(sums: ReadonlyMap<Danger, number>): Danger[] {
  return [...sums].sort((a, b) => b[1] - a[1]).map(([danger]) => danger)
}
