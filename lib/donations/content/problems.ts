/** What went wrong with a form that was sent without a script. The browser's Back brings back what was typed. */
export interface GiftProblem {
  title: string
  paragraphs: string[]
  next: { href: string; label: string }
}

const back = { href: '/donate', label: 'Back to the form' }
const askAgain = { href: '/donate/gifts', label: 'Ask for a new link' }
const notCharged = 'You were not charged. Use your browser’s Back button to get back what you typed.'

export const giftProblems: Record<string, GiftProblem> = {
  check: {
    title: 'Please check the amount and the email',
    paragraphs: ['The amount must be between $1 and $100,000, and the email a single address.', notCharged],
    next: back,
  },
  busy: {
    title: 'Please wait a while',
    paragraphs: [
      'That was a lot of gifts in a short time, so we can’t take any more from here for up to an hour.',
      notCharged,
    ],
    next: back,
  },
  away: {
    title: 'Payment is unavailable',
    paragraphs: ['The payment service is not responding right now. Please try again in a few minutes.', notCharged],
    next: back,
  },
  changed: {
    title: 'Please start your gift again',
    paragraphs: ['This gift was already started with different details. You were not charged.'],
    next: back,
  },
}

export const linkProblems: Record<string, GiftProblem> = {
  check: {
    title: 'Please check the email',
    paragraphs: ['We need a single address, such as name@example.org. Nothing was sent.'],
    next: askAgain,
  },
  busy: {
    title: 'Please wait a while',
    paragraphs: ['That was a lot of requests in a short time. Nothing was sent. Please try again in an hour.'],
    next: askAgain,
  },
  over: {
    title: 'This link has expired',
    paragraphs: ['A link to your gifts works for one hour. Nothing was changed.'],
    next: askAgain,
  },
  away: {
    title: 'The payment service is unavailable',
    paragraphs: ['It is not responding right now, so nothing was changed. Please try again in a few minutes.'],
    next: askAgain,
  },
}
