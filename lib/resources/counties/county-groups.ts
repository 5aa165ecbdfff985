/** The kinds of help on a county's page, most urgent first. */
import type { Category } from '../vocabulary'

export const helpGroups = [
  { id: 'housing', category: 'housing-shelter' },
  { id: 'legal', category: 'rights-advocacy' },
  { id: 'health', category: 'womens-health' },
  { id: 'money', category: 'financial-support' },
  { id: 'food', category: 'financial-support' },
] as const satisfies readonly { id: string; category: Category }[]

export type HelpGroupId = (typeof helpGroups)[number]['id']

export const helpGroupIds: readonly HelpGroupId[] = helpGroups.map(({ id }) => id)

/** Tags of programs against violence, which come before every group. */
export const violenceTags = ['domestic-violence', 'sexual-assault', 'human-trafficking'] as const
