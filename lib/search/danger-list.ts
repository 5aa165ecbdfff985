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
