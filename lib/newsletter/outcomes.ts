import { words } from '@/lib/site/language/words'

export interface Outcome {
  title: string
  paragraphs: string[]
}

/** Pages that a form leads to: '/newsletter/sent'. */
export const outcomeNames = ['sent', 'link-sent', 'confirmed', 'saved', 'left', 'link-over'] as const

type OutcomeName = (typeof outcomeNames)[number]

function isOutcome(name: string): name is OutcomeName {
  return outcomeNames.some((known) => known === name)
}

/** In the language of the page; null where there is no such page. */
export function findOutcome(name: string): Outcome | null {
  if (!isOutcome(name)) return null
  const { inbox, subscribed, linkSent, confirmed, saved, left, over } = words().newsletter
  const outcomes: Record<OutcomeName, Outcome> = {
    sent: { title: inbox, paragraphs: [subscribed] },
    'link-sent': { title: inbox, paragraphs: [linkSent] },
    confirmed: { title: confirmed.title, paragraphs: [confirmed.text] },
    saved: { title: saved.title, paragraphs: [saved.text] },
    left: { title: left.title, paragraphs: [left.text, left.mistake] },
    'link-over': { title: over.title, paragraphs: [over.text, over.again] },
  }
  return outcomes[name]
}
