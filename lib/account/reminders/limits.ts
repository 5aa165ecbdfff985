/** More than anyone needs, and few enough to show whole. */
export const MAX_REMINDERS = 500
export const MAX_TITLE_LENGTH = 200
export const MAX_DESCRIPTION_LENGTH = 2000
/** Days before, on which an email can be asked for. */
export const mailDays = [0, 1, 3, 7] as const
