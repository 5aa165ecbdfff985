/** What a gift's own page says, limited to what we know. */
import type { donationStatuses } from '@/db/vocabulary/operations'
import { to } from '@/lib/site/language/paths'
import { words } from '@/lib/site/language/words'
import type { GiftProblem } from '../problem-pages'

type Status = (typeof donationStatuses)[number] | 'underway'

/** Title, text and next links, in the language of the page. */
export function describeThanks(status: Status): GiftProblem {
  const { states, start, home } = words().give.thanks
  const isOver = status === 'failed' || status === 'canceled'
  return { ...states[status], next: isOver ? { href: to('/donate'), label: start } : { href: to('/'), label: home } }
}

/** While our own records can't be read. */
export function describeThanksAway(path: string): GiftProblem {
  const { away, again } = words().give.thanks
  return { title: away.title, paragraphs: [away.text], next: { href: to(path), label: again } }
}
