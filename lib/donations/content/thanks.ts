/** What a gift's own page says, by what we know of it and no more. */
import type { donationStatuses } from '@/db/vocabulary/operations'

type Status = (typeof donationStatuses)[number]

export interface ThanksText {
  title: string
  paragraphs: string[]
  /** Where she can go on. */
  next: { href: string; label: string }
}

const again = { href: '/donate', label: 'Begin a new gift' }
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
      'If you have paid: we wait for the payment company’s word, which mostly takes seconds. Please do not pay again.',
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
    paragraphs: ['You were not charged. You can begin a new one at any time.'],
    next: again,
  },
  refunded: {
    title: 'This gift was sent back',
    paragraphs: ['The money goes back to your card. Your bank may need five to ten days to show it.'],
    next: home,
  },
  disputed: {
    title: 'Your bank is asking about this gift',
    paragraphs: ['Nothing is needed from you here. Your bank tells you what becomes of it.'],
    next: home,
  },
}

/** While our own records can't be read. */
export const thanksAway: ThanksText = {
  title: 'We cannot look this up right now',
  paragraphs: [
    'Our records do not answer at the moment. A gift that you have paid is not lost: the payment company tells us of it again. Please do not pay twice.',
  ],
  next: { href: '/donate', label: 'Look again' },
}
