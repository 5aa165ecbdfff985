/** Messages on the page behind a contact's link after a click. */
import { words } from '@/lib/site/language/words'

export const outcomeNames = ['accepted', 'declined', 'stopped', 'link-over'] as const

/** In the language of the page; null if there is no such page. */
export function findContactOutcome(name: string): { title: string; paragraphs: string[] } | null {
  const known = outcomeNames.find((outcome) => outcome === name)
  return known ? words().trusted.outcomes[known] : null
}
