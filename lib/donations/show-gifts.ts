/** A donor's gifts, as her page shows them. */
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { Frequency } from './choices'
import { isUnderway } from './debits'
import { formatGiftDay, yearOfGift } from './gift-day'
import type { DonorGift } from './links'

const describeGiftDay = (at: Date) => formatGiftDay(at, 'medium')

export interface GiftYear {
  year: string
  /** Received and not refunded. */
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
  const { mine, rhythm } = words().give
  if (frequency === null) return mine.once
  return isRenewal ? mine.renewal({ rhythm: rhythm[frequency] }) : mine.started({ rhythm: rhythm[frequency] })
}

/** Newest year first. */
export function groupByYear(gifts: readonly DonorGift[]): GiftYear[] {
  const { mine } = words().give
  const years = new Map<string, GiftYear>()
  for (const gift of gifts) {
    const year = yearOfGift(gift.at)
    const group = years.get(year) ?? { year, cents: 0, gifts: [] }
    years.set(year, group)
    const isPartly = gift.refundedCents > 0 && gift.status === 'completed'
    if (gift.status === 'completed') group.cents += gift.amount - gift.refundedCents
    group.gifts.push({
      id: gift.id,
      day: describeGiftDay(gift.at),
      cents: gift.amount - (isPartly ? gift.refundedCents : 0),
      what: describeGift(gift),
      state: isPartly ? mine.partly : mine.states[isUnderway(gift) ? 'underway' : gift.status],
      payPath: gift.payToken && !isUnderway(gift) ? to(`/donate/pay/${gift.payToken}`) : null,
    })
  }
  return [...years.values()]
}

function describeEnd({ endsAt, isGoingOn }: DonorGift): string {
  const { ends, endedOn, ended } = words().give.mine
  if (endsAt) return isGoingOn ? ends({ day: describeGiftDay(endsAt) }) : endedOn({ day: describeGiftDay(endsAt) })
  return isGoingOn ? '' : ended
}

/** Active ones first. One whose first payment never arrived does not count. */
export function listRecurring(gifts: readonly DonorGift[]): RecurringGift[] {
  return gifts
    .flatMap((gift): RecurringGift[] => {
      const { id, amount, frequency, isGoingOn, isFirst, status } = gift
      const isOne = frequency && isFirst && (isGoingOn || (status !== 'pending' && status !== 'canceled'))
      return isOne ? [{ id, cents: amount, frequency, isGoingOn, end: describeEnd(gift) }] : []
    })
    .sort((a, b) => Number(b.isGoingOn) - Number(a.isGoingOn))
}
