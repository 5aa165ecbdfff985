/** More than anyone needs, and few enough to show on one page. */
export const MAX_REMINDERS = 500
export const MAX_TITLE_LENGTH = 200
export const MAX_DESCRIPTION_LENGTH = 2000
/** How many days before the due date an email can be sent. */
export const mailDays = [0, 1, 3, 7] as const
