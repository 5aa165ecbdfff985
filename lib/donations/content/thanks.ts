/** What a gift's own page says, by what we know of it and no more. */
import type { donationStatuses } from '@/db/vocabulary/operations'

type Status = (typeof donationStatuses)[number]

export interface ThanksText {
  title: string
  paragraphs: string[]
  /** Where she can go on. */
  next: { href: string; label: string }
}

const again = { href: '/donate', label: 'Start a new gift' }
const home = { href: '/', label: 'Back to the home page' }

export const thanksTexts: Record<Status, ThanksText> = {
  completed: {
    title: 'Thank you',
    paragraphs: ['Your gift has arrived. The receipt is on its way to your email.'],
    next: home,
  },
  pending: {
    title: 'Your gift is not confirmed yet',
    paragraphs: [
      'If you have paid, we are waiting for confirmation from the payment company, which usually takes seconds. Please do not pay again.',
      'If you have not paid, nothing was charged.',
    ],
    next: home,
  },
  failed: {
    title: 'The payment did not go through',
    paragraphs: ['You were not charged. You can try again with another card.'],
    next: again,
  },
  canceled: {
    title: 'This gift was not made',
    paragraphs: ['You were not charged. You can start a new one any time.'],
    next: again,
  },
  refunded: {
    title: 'This gift was refunded',
    paragraphs: ['The money is going back to your card. Your bank may take five to ten days to show it.'],
    next: home,
  },
  disputed: {
    title: 'Your bank is asking about this gift',
    paragraphs: ['You don’t need to do anything here. Your bank will tell you what happens.'],
    next: home,
  },
}

/** While our own records can't be read. */
export const thanksAway: ThanksText = {
  title: 'We cannot look this up right now',
  paragraphs: [
    'Our records are not responding right now. A gift you have paid is not lost: the payment company will tell us again. Please do not pay twice.',
  ],
  next: { href: '/donate', label: 'Check again' },
}
