import type { Limit } from './rate-limit'

/** Of one network, for each call and page that answers one. */
export const SEARCHES: Limit = { max: 60, seconds: 60 }
export const NEARBY_SEARCHES: Limit = { max: 30, seconds: 60 }
