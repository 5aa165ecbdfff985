import type { Limit } from './rate-limit'

/** Per network, for each call and page that runs a search. */
export const SEARCHES: Limit = { max: 60, seconds: 60 }
export const NEARBY_SEARCHES: Limit = { max: 30, seconds: 60 }
/** For files generated per request: a printed sheet, or a state's whole file. Many may share a shelter's network. */
export const FILES: Limit = { max: 60, seconds: 600 }
