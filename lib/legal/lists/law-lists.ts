/** The official national lists that the table of the states' law is held against: `content/facts/law/official-lists.csv`. */
import { z } from 'zod'
import { stateCells } from '@/db/vocabulary/state-facts'
import { readTable } from '@/lib/text/content/tables'

const words = z.string().min(1)
const row = z.strictObject({
  name: words,
  title: words,
  listed_by: words,
  /** Empty where the exact page was never seen: staff give the address, or a copy. */
  url: z.union([z.literal(''), z.url()]),
  cell: z.enum(stateCells),
  /** What the list has of a state: a number, a link out, or only that its law is there. */
  has: z.enum(['phone', 'link', 'mention']),
  /** Fewer states are no whole list. */
  fewest: z.string().regex(/^\d+$/, 'A number.').transform(Number),
})

export const lawLists = readTable('facts/law/official-lists.csv', row).map(({ listed_by: listedBy, url, ...list }) => ({
  ...list,
  listedBy,
  address: url || null,
}))
export type LawList = (typeof lawLists)[number]

export const findLawList = (name: string): LawList | undefined => lawLists.find((list) => list.name === name)
