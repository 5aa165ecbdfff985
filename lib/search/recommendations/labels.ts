import type { urgencies } from '@/db/vocabulary/people'

export type Urgency = (typeof urgencies)[number]

/** The most common home languages in the country besides English; the API accepts others too. */
export const offeredLanguages = ['es', 'zh', 'tl', 'vi', 'ar', 'fr', 'ko', 'ru', 'ht', 'pt', 'hi', 'ase'] as const
