import type { urgencies } from '@/db/vocabulary/people'

export type Urgency = (typeof urgencies)[number]

/** What most people in the country speak at home, beside English; a person may name others through the calls. */
export const offeredLanguages = ['es', 'zh', 'tl', 'vi', 'ar', 'fr', 'ko', 'ru', 'ht', 'pt', 'hi', 'ase'] as const
