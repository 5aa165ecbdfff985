/** More than anyone needs, and few enough to show whole. */
export const MOST_SAVED = 500
export const LONGEST_NOTE = 2000
