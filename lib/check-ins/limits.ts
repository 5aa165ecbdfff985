export const MAX_MESSAGE_LENGTH = 2000
export const MAX_NAME_LENGTH = 80
export const MAX_CONTACTS = 5
/** That wait, run or have told someone; ended ones are gone after three days by themselves. */
export const MAX_CHECK_INS = 5
export const MAX_EXTENSIONS = 8
export const GRACE_MINUTES = 15
/** Long enough for the first to do something, short enough not to lose the evening. */
export const CONTACT_INTERVAL_MINUTES = 30
export const MIN_MINUTES_AHEAD = 5
export const MAX_DAYS_AHEAD = 7
/** After the last contact was told and nobody answered. */
export const EXPIRES_AFTER_HOURS = 24
export const RETENTION_HOURS = 72
/** Wrong PINs before there is a pause; then one try in each pause, however many were wrong. */
export const FREE_ATTEMPTS = 5
export const PIN_PAUSE_SECONDS = 30
/** Of emails that ask one address, whoever asks. */
export const MAX_ASKED_PER_DAY = 3
/** Of emails that one person may have sent. */
export const MAX_QUESTIONS_PER_DAY = 10
export const ASKED_KEPT_DAYS = 14
export const MARK_KEPT_DAYS = 30
