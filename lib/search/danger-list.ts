/** What counts as danger, the most urgent first. After a change: `npm run learn:danger`. */
export const dangers = [
  'dying',
  'suicide',
  'child',
  'assault',
  'trafficking',
  'followed',
  'violence',
  'tonight',
] as const
export type Danger = (typeof dangers)[number]

/** `child`: any child; `young`: she is one; `elder`: an older person, who may be she; `other`: somebody she wants to help. */
export const hurts = ['self', 'young', 'child', 'elder', 'other'] as const
export type Hurt = (typeof hurts)[number]
