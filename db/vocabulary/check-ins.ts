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

/** The contact's answer; `removed` was set by the owner. */
export const contactStates = ['asked', 'accepted', 'declined', 'stopped', 'removed'] as const

/** The outcome of a contact's message: sent, failed, or withdrawn before it was sent. */
export const alertOutcomes = ['sent', 'failed', 'taken-back'] as const
