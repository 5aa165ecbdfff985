/** The kinds of help on a county's page, in the order in which they are needed. */
import type { Category } from '../vocabulary'

export const helpGroups = [
  { id: 'housing', title: 'Shelter and housing', category: 'housing-shelter' },
  { id: 'legal', title: 'Free legal help', category: 'rights-advocacy' },
  { id: 'health', title: 'Health', category: 'womens-health' },
  { id: 'money', title: 'Money and bills', category: 'financial-support' },
  { id: 'food', title: 'Food', category: 'financial-support' },
] as const satisfies readonly { id: string; title: string; category: Category }[]

export type HelpGroupId = (typeof helpGroups)[number]['id']

export const helpGroupIds: readonly HelpGroupId[] = helpGroups.map(({ id }) => id)
