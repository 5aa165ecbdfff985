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

/** `young`: she is a child herself; `child`: another child; `elder`: an older person, maybe she; `other`: someone she helps. */
export const hurtPersons = ['self', 'young', 'child', 'elder', 'other'] as const
export type HurtPerson = (typeof hurtPersons)[number]
