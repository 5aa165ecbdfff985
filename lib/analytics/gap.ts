/** The gap score: how far a state's services of one kind fall short of what its women may need. 0 is none, 10 the largest. */

const PER = 100_000
const SCARCITY_WEIGHT = 0.8
const DEMAND_WEIGHT = 0.2

export function findMedian(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2
}

export function countPerWomen(count: number, women: number): number {
  return (count / women) * PER
}

/** Without any entry, scarcity is at its maximum, whatever other states have. */
export function scoreGap({ rate, median, unanswered }: { rate: number; median: number; unanswered: number }): number {
  const scarcity = rate === 0 ? 1 : median / (median + rate)
  const demand = unanswered / (unanswered + 1)
  return Math.round(10 * (SCARCITY_WEIGHT * scarcity + DEMAND_WEIGHT * demand) * 10) / 10
}
