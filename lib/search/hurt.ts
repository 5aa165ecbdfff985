/** `child`: any child; `young`: she is one; `elder`: an older person, who may be she; `other`: somebody she wants to help. */
export const hurts = ['self', 'young', 'child', 'elder', 'other'] as const
export type Hurt = (typeof hurts)[number]
