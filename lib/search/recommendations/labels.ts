import type { urgencies } from '@/db/vocabulary/people'

export type Urgency = (typeof urgencies)[number]

export const urgencyNames: Record<Urgency, string> = {
  now: 'I need help now',
  soon: 'In the next weeks',
  planning: 'I am planning ahead',
}

/** What most people in the country speak at home, beside English; a person may name others through the calls. */
export const offeredLanguages = ['es', 'zh', 'tl', 'vi', 'ar', 'fr', 'ko', 'ru', 'ht', 'pt', 'hi', 'ase'] as const

export const DEFAULT_LOCATION = 'Multiple locations'
export const DEFAULT_AVAILABILITY = 'Check availability'
