/** What went wrong with a form that was sent without a script. The browser's Back brings back what was typed. */
export interface GiftProblem {
  title: string
  paragraphs: string[]
  next: { href: string; label: string }
}

const back = { href: '/donate', label: 'Back to the form' }
const askAgain = { href: '/donate/gifts', label: 'Ask for a new link' }
const notCharged = 'You were not charged. Your browser’s Back button brings back what you typed.'

export const giftProblems: Record<string, GiftProblem> = {
  check: {
    title: 'Please check the amount and the email',
    paragraphs: ['The amount must be between $1 and $100,000, and the email one plain address.', notCharged],
    next: back,
  },
  busy: {
    title: 'Please wait a while',
    paragraphs: ['That was a lot of gifts in a short time, so we take none from here for up to an hour.', notCharged],
    next: back,
  },
  away: {
    title: 'Payment is unavailable',
    paragraphs: ['The payment service does not answer right now. Please try again in a few minutes.', notCharged],
    next: back,
  },
  changed: {
    title: 'Please begin the gift again',
    paragraphs: ['This gift was begun before with other details. You were not charged.'],
    next: back,
  },
}

export const linkProblems: Record<string, GiftProblem> = {
  check: {
    title: 'Please check the email',
    paragraphs: ['We need one plain address, such as name@example.org. Nothing was sent.'],
    next: askAgain,
  },
  busy: {
    title: 'Please wait a while',
    paragraphs: ['That was a lot of requests in a short time. Nothing was sent. Please try again in an hour.'],
    next: askAgain,
  },
  over: {
    title: 'This link is over',
    paragraphs: ['A link to your gifts works for one hour. Nothing was changed.'],
    next: askAgain,
  },
  away: {
    title: 'The payment service is unavailable',
    paragraphs: ['It does not answer right now, so nothing was changed. Please try again in a few minutes.'],
    next: askAgain,
  },
}
