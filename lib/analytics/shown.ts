/** The smallest count of people's actions that is published; below it, individuals could be identified. */
export const THRESHOLD = 11
export const FEWER = 'fewer than 11'

export type Shown = number | typeof FEWER
