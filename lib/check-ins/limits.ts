export const LONGEST_MESSAGE = 2000
export const LONGEST_NAME = 80
export const MOST_CONTACTS = 5
/** That wait, run or have told someone; ended ones are gone after three days by themselves. */
export const MOST_CHECK_INS = 5
export const MOST_EXTENSIONS = 8
export const GRACE_MINUTES = 15
/** Long enough for the first to do something, short enough not to lose the evening. */
export const BETWEEN_MINUTES = 30
export const SOONEST_MINUTES = 5
export const FARTHEST_DAYS = 7
/** After the last contact was told and nobody answered. */
export const EXPIRES_AFTER_HOURS = 24
export const KEPT_HOURS = 72
/** Wrong PINs before there is a pause; then one try in each pause, however many were wrong. */
export const FREE_TRIES = 5
export const PIN_PAUSE_SECONDS = 30
/** Of emails that ask one address, whoever asks. */
export const MOST_ASKED_A_DAY = 3
/** Of emails that one person may have sent. */
export const MOST_QUESTIONS_A_DAY = 10
export const ASKED_KEPT_DAYS = 14
export const MARK_KEPT_DAYS = 30
