export const donationStatuses = ['pending', 'completed', 'failed', 'canceled', 'refunded', 'disputed'] as const
export const donationFrequencies = ['monthly', 'yearly'] as const
/** How a gift was paid, in Stripe's terms; wallets are kinds of card there. */
export const paymentMethods = ['card', 'apple_pay', 'google_pay', 'link', 'us_bank_account', 'other'] as const
export const tributeKinds = ['honor', 'memory'] as const
export const disputeStates = ['open', 'won', 'lost'] as const
/** The outcome of a Stripe event: applied, ignored as nothing new, or refused. */
export const paymentEventOutcomes = ['applied', 'ignored', 'refused'] as const
export const differenceKinds = [
  'missing-here',
  'missing-there',
  'amount-differs',
  'refund-differs',
  'status-differs',
  'event-refused',
] as const
export const contactCategories = [
  'general',
  'resources',
  'emergency',
  'technical',
  'partnership',
  'volunteer',
  'feedback',
] as const
export const contactPriorities = ['low', 'normal', 'high', 'emergency'] as const
export const contactStatuses = ['new', 'open', 'closed'] as const
/** What became of a call to someone who wrote. */
export const callOutcomes = ['reached', 'no-answer', 'someone-else', 'wrong-number', 'call-again'] as const
/** Safe ways to reach someone. */
export const contactWays = ['email', 'phone', 'text'] as const
export const countedEvents = [
  'resource-view',
  'call-pressed',
  'emergency-call-pressed',
  'website-pressed',
  'safety-plan-made',
  'check-in-ended',
  'search-without-result',
] as const
