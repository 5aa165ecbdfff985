export const MAX_MESSAGE_LENGTH = 2000
export const MAX_NAME_LENGTH = 80
export const MAX_CONTACTS = 5
/** Drafts, running ones and those that have notified someone; ended ones are deleted after three days. */
export const MAX_CHECK_INS = 5
export const MAX_EXTENSIONS = 8
export const GRACE_MINUTES = 15
/** Long enough for the first contact to act, short enough not to lose the evening. */
export const CONTACT_INTERVAL_MINUTES = 30
export const MIN_MINUTES_AHEAD = 5
export const MAX_DAYS_AHEAD = 7
/** After the last contact was notified without an answer. */
export const EXPIRES_AFTER_HOURS = 24
export const RETENTION_HOURS = 72
/** Wrong PINs before there is a pause; then one try per pause, however many were wrong. */
export const FREE_ATTEMPTS = 5
export const PIN_PAUSE_SECONDS = 30
/** Request emails to one address per day, from all members together. */
export const MAX_ASKED_PER_DAY = 3
/** Request emails that one person can send per day. */
export const MAX_QUESTIONS_PER_DAY = 10
export const ASKED_KEPT_DAYS = 14
export const MARK_KEPT_DAYS = 30
