/** A giver's gifts, as her page says them. */
import { describeRhythm, type Frequency } from './choices'
import type { DonorGift } from './links'

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'America/New_York' })
const yearOf = new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'America/New_York' })

const states: Record<DonorGift['status'], string> = {
  pending: 'Not paid yet',
  completed: 'Received',
  failed: 'Not paid',
  canceled: 'Not paid',
  refunded: 'Refunded',
  disputed: 'Disputed at your bank',
}

export interface GiftYear {
  year: string
  /** What was received and kept. */
  cents: number
  gifts: { id: string; day: string; cents: number; what: string; state: string; payPath: string | null }[]
}

export interface RecurringGift {
  id: string
  cents: number
  frequency: Frequency
  isGoingOn: boolean
  /** 'Ended May 3, 2026.', 'Ends May 3, 2026.', or nothing while no end is known. */
  end: string
}

function describeGift({ frequency, isRenewal }: DonorGift): string {
  if (frequency === null) return 'Once'
  return isRenewal ? `Renewal, ${describeRhythm(frequency)}` : `Started, ${describeRhythm(frequency)}`
}

/** The newest year first. */
export function groupByYear(gifts: readonly DonorGift[]): GiftYear[] {
  const years = new Map<string, GiftYear>()
  for (const gift of gifts) {
    const year = yearOf.format(gift.at)
    const group = years.get(year) ?? { year, cents: 0, gifts: [] }
    years.set(year, group)
    const isPartly = gift.refundedCents > 0 && gift.status === 'completed'
    if (gift.status === 'completed') group.cents += gift.amount - gift.refundedCents
    group.gifts.push({
      id: gift.id,
      day: day.format(gift.at),
      cents: gift.amount - (isPartly ? gift.refundedCents : 0),
      what: describeGift(gift),
      state: isPartly ? 'Received, partly refunded' : states[gift.status],
      payPath: gift.payToken && `/donate/pay/${gift.payToken}`,
    })
  }
  return [...years.values()]
}

function describeEnd({ endsAt, isGoingOn }: DonorGift): string {
  if (endsAt) return `${isGoingOn ? 'Ends' : 'Ended'} ${day.format(endsAt)}.`
  return isGoingOn ? '' : 'Ended.'
}

/** Those that go on first. One whose first payment never came is none. */
export function listRecurring(gifts: readonly DonorGift[]): RecurringGift[] {
  return gifts
    .flatMap((gift): RecurringGift[] => {
      const { id, amount, frequency, isGoingOn, isFirst, status } = gift
      const isOne = frequency && isFirst && (isGoingOn || (status !== 'pending' && status !== 'canceled'))
      return isOne ? [{ id, cents: amount, frequency, isGoingOn, end: describeEnd(gift) }] : []
    })
    .sort((a, b) => Number(b.isGoingOn) - Number(a.isGoingOn))
}
