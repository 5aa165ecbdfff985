/** Errors of a form sent without a script. The browser's Back button restores what was typed. */

import type { RouteHandler } from '@/lib/http/call'
import { readCallLanguage } from '@/lib/http/call-language'
import { seeOther } from '@/lib/http/problem'
import { to } from '@/lib/site/language/paths'
import { inLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'

export interface GiftProblem {
  title: string
  paragraphs: string[]
  next: { href: string; label: string }
}

export const giftProblemNames = ['check', 'busy', 'away', 'changed'] as const
export const linkProblemNames = ['check', 'busy', 'over', 'away'] as const

/** In the language of the page; null if there is no such page. */
export function findGiftProblem(name: string): GiftProblem | null {
  const known = giftProblemNames.find((one) => one === name)
  if (!known) return null
  const { gift, back, notCharged } = words().give.problem
  const { title, text } = gift[known]
  // A payment that was started before can't be resumed.
  const paragraphs = known === 'changed' ? [text] : [text, notCharged]
  return { title, paragraphs, next: { href: to('/donate'), label: back } }
}

export function findLinkProblem(name: string): GiftProblem | null {
  const known = linkProblemNames.find((one) => one === name)
  if (!known) return null
  const { link, askAgain } = words().give.problem
  const { title, text } = link[known]
  return { title, paragraphs: [text], next: { href: to('/donate/gifts'), label: askAgain } }
}

const NOT_FOUND = 404
const TOO_MANY = 429

/** For an address that people open in a browser: shows a page with instructions instead of problem JSON. */
export function showGiftFailures(handler: RouteHandler): RouteHandler {
  const shown = async (...input: Parameters<RouteHandler>): Promise<Response> => {
    const response = await handler(...input)
    if (response.status < 400) return response
    const problem = response.status === NOT_FOUND ? 'over' : response.status === TOO_MANY ? 'busy' : 'away'
    return inLanguage(readCallLanguage(input[0]), () => seeOther(to(`/donate/gifts/problem/${problem}`)))
  }
  return Object.assign(shown, { call: handler.call })
}
