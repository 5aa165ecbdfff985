/** The one reader of the site, with the weights that were learned. */
import type { Danger } from '../danger-list'
import { model } from './model'
import { createReader } from './reader'

export const readStory = createReader(model)

/** The strongest first. */
export function orderDangers(sums: ReadonlyMap<Danger, number>): Danger[] {
  return [...sums].sort((a, b) => b[1] - a[1]).map(([danger]) => danger)
}
