/** What the page behind a contact's link says after a press. */
import { words } from '@/lib/site/language/words'

export const outcomeNames = ['accepted', 'declined', 'stopped', 'link-over'] as const

/** In the language of the page; null where there is no such page. */
export function findContactOutcome(name: string): { title: string; paragraphs: string[] } | null {
  const known = outcomeNames.find((outcome) => outcome === name)
  return known ? words().trusted.outcomes[known] : null
}
