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

/** Kinds of records whose changes are audited. */
export const auditTargets = [
  'article',
  'resource',
  'picture',
  'staff',
  'message',
  'subscriber',
  'donation',
  'mail',
  'import',
  'story',
  'newsletter',
  'state fact',
  'call round',
  'language',
  'import key',
  'donor',
  'setting',
] as const

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

/** Import states. 'mapping': someone must map its columns. An import being applied stays 'checked' until its transaction commits. */
export const importStatuses = ['mapping', 'checking', 'checked', 'refused', 'applied', 'expired'] as const

export const importFormats = ['csv', 'hsds-json', 'hsds-package'] as const
export type ImportFormat = (typeof importFormats)[number]

/** What applying a row would do. */
export const importActions = ['add', 'change', 'same', 'skip', 'bad'] as const
export type ImportAction = (typeof importActions)[number]

export const jobResults = ['done', 'failed'] as const

/**
 * waiting: to be sent or retried. sending: a worker holds its lease. handed: the message is being handed to the server.
 * unsure: we stopped at that moment, so it may or may not have been sent. failed: given up.
 */
export const mailStatuses = ['waiting', 'sending', 'handed', 'sent', 'unsure', 'failed'] as const

/** The topics of running counts. */
export const tallyTopics = ['resources', 'checks', 'mail', 'gifts', 'refunds', 'subscribers'] as const

/** What an organization says of tonight: it has room, is full, or asks to be called. */
export const roomAnswers = ['room', 'full', 'call'] as const
export type RoomAnswer = (typeof roomAnswers)[number]

export const roomWays = ['link', 'text'] as const

/** Indexed by schedule number minus one: 1 is Monday. */
export const weekdayNames: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
