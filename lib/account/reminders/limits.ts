/** More than anyone needs, and few enough to show whole. */
export const MOST_REMINDERS = 500
export const LONGEST_TITLE = 200
export const LONGEST_DESCRIPTION = 2000
/** Days before, on which an email can be asked for. */
export const mailDays = [0, 1, 3, 7] as const
