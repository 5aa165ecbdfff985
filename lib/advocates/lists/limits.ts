/** What one person can use, and what fits into an address and a few text messages. */
export const LIST_MAX = 15
export const LISTS_MAX = 50
export const LIST_DAYS = 30
/** Of one helper, and to one address, in a day. */
export const EMAILS = { max: 20, seconds: 86_400 }
export const EMAILS_TO_ONE = { max: 3, seconds: 86_400 }
