/** Indexed by schedule number minus one: 1 is Monday. */
export const weekdayNames: readonly string[] = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
