/** More than anyone needs, and few enough to show on one page. */
export const MAX_SAVED = 500
export const MAX_NOTE_LENGTH = 2000
