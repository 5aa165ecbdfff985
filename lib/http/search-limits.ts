import type { Limit } from './rate-limit'

/** Of one network, for each call and page that answers one. */
export const SEARCHES: Limit = { max: 60, seconds: 60 }
export const NEARBY_SEARCHES: Limit = { max: 30, seconds: 60 }
/** Each is made for one reading: a sheet to print, or a state's whole file. Many may share the network of a shelter. */
export const FILES: Limit = { max: 60, seconds: 600 }
