export const checkInStates = [
  'draft',
  'awaiting-contact',
  'armed',
  'due',
  'grace',
  'alerted',
  'delivery-failed',
  'resolved',
  'expired',
  'cancelled',
] as const

/** What the person who was asked has said; `removed` by her who asked. */
export const contactStates = ['asked', 'accepted', 'declined', 'stopped', 'removed'] as const

/** What became of the message to one contact: it went out, it could not, or it was taken back before it went. */
export const alertOutcomes = ['sent', 'failed', 'taken-back'] as const
