/** Counts of people's doings are shown from here on; below, a few people could be guessed at. */
export const THRESHOLD = 11
export const FEWER = 'fewer than 11'

export type Shown = number | typeof FEWER
