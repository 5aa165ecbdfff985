/**
 * How well a directory entry fits what a person said about herself. Nothing else is used: no history, no other people,
 * no randomness, no outside service. The same answers and the same directory give the same list every time.
 *
 * Each question that she answered is worth some points, and the score is the share of them that the entry earns, in
 * whole percent. A question that she left out counts neither for nor against.
 *
 * | what she said            | points | the entry earns                                                            |
 * | ------------------------ | ------ | -------------------------------------------------------------------------- |
 * | kinds of help            |     40 | 40 if it is one of them; entries of other kinds are not considered         |
 * | a state or a ZIP code    |     30 | 30 if it serves her county or is within 15 miles of the ZIP area, 26       |
 * |                          |        | within 50; 24 if it serves her state; 20 if it is in her state, at an      |
 * |                          |        | unknown distance or for an unknown part; 18 if it serves the whole         |
 * |                          |        | country; 8 over 50 miles away; others are not considered                   |
 * | non-English languages    |     15 | 15 if one of them is spoken there; 0 if that is unknown                    |
 * | children                 |      5 | 5 if it is for women with children                                         |
 * | pets                     |      5 | 5 if it takes pets                                                         |
 * | how urgent it is         |     10 | now: 10 if it is emergency help or always open, 5 with a phone;            |
 * |                          |        | soon: 10 with a phone; planning ahead: 10 if not an emergency service      |
 *
 * Ties keep the order of the search (lib/search/order), which also decides what serves her place and how far it is. An
 * address that is not public is never measured: its distance is that of its town.
 */

import { languageNameIn } from '@/lib/geography/languages'
import type { StateCode } from '@/lib/geography/states'
import { servesUnknownPart } from '@/lib/resources/place'
import type { ResourceDto } from '@/lib/resources/schema'
import type { Tier } from '@/lib/search/order'
import { currentLanguage } from '@/lib/site/language/speak'
import { words } from '@/lib/site/language/words'
import type { Preferences } from './schema'

export interface Candidate {
  entry: ResourceDto
  /** Its position in the order of the search. */
  position: number
  tier: Tier
  /** From the middle of her ZIP area; null if unknown. */
  miles: number | null
}

export interface Judgement {
  score: number
  reasons: string[]
  unknowns: string[]
  questions: string[]
}

interface Verdict {
  points: number
  of: number
  reason?: string
  unknown?: string
  question?: string
}

const NEAR_MILES = 15
const REACHABLE_MILES = 50
const forChildren = new Set([
  'families',
  'women-families',
  'mothers',
  'single-mothers',
  'pregnant-parenting',
  'maternity-group-home',
  'child-care',
  'child-support',
  'infants',
])
const forPets = new Set(['pets', 'pet-friendly'])

function judgeNeeds({ needs }: Preferences, { entry }: Candidate): Verdict | null {
  if (needs.length === 0) return null
  if (!needs.includes(entry.category)) return { points: 0, of: 40 }
  return {
    points: 40,
    of: 40,
    reason: words().account.match.need({ category: words().directory.categories[entry.category] }),
  }
}

const OF_PLACE = 30

function describeWay(miles: number): string {
  const shown = Math.round(miles)
  const w = words().account.match
  return miles < 1 ? w.underMile : w.miles({ miles: shown })
}

/** Reasons mention only the place that she named. */
function judgePlace({ zip }: Preferences, state: StateCode | null, { entry, tier, miles }: Candidate): Verdict | null {
  if (!state) return null
  const of = OF_PLACE
  const { account, records } = words()
  const w = account.match
  const name = records.state(state)
  const question = zip ? w.askZip({ zip }) : w.askPlace
  if (tier === 'national' || tier === 'line') return { points: 18, of, reason: w.country }
  if (tier === 'state' && servesUnknownPart(entry)) {
    return { points: 20, of, reason: w.inState({ state: name }), unknown: w.whetherPlace, question }
  }
  if (tier === 'state') return { points: 24, of, reason: w.serves({ state: name }) }
  const way = miles === null ? null : w.fromZip({ way: describeWay(miles) })
  if (tier === 'county') return { points: 30, of, reason: [w.county, way].filter(Boolean).join(', ') }
  if (miles === null || !way) {
    return { points: 20, of, reason: w.inState({ state: name }), unknown: w.howFar, question }
  }
  const points = miles <= NEAR_MILES ? 30 : miles <= REACHABLE_MILES ? 26 : 8
  return { points, of, reason: way.charAt(0).toUpperCase() + way.slice(1) }
}

function judgeLanguages({ languages }: Preferences, { entry }: Candidate): Verdict | null {
  const wanted = languages.filter((language) => language !== 'en')
  if (wanted.length === 0) return null
  const w = words().account.match
  const name = (tag: string) => languageNameIn(currentLanguage(), tag)
  const spoken = wanted.filter((language) => entry.languages.includes(language)).map(name)
  if (spoken.length > 0) return { points: 15, of: 15, reason: w.speaks({ languages: spoken.join(w.and) }) }
  const names = wanted.map(name).join(w.or)
  return {
    points: 0,
    of: 15,
    unknown: w.whetherSpeaks({ languages: names }),
    question: w.askSpeaks({ languages: names }),
  }
}

function judgeChildren({ hasChildren }: Preferences, { entry }: Candidate): Verdict | null {
  if (!hasChildren) return null
  const w = words().account.match
  if (entry.tags.some((tag) => forChildren.has(tag))) return { points: 5, of: 5, reason: w.children }
  const isHome = entry.category === 'housing-shelter'
  return {
    points: 0,
    of: 5,
    unknown: isHome ? w.whetherStay : w.whetherCome,
    question: isHome ? w.askStay : w.askCome,
  }
}

function judgePets({ hasPets }: Preferences, { entry }: Candidate): Verdict | null {
  if (!hasPets || entry.category !== 'housing-shelter') return null
  const w = words().account.match
  if (entry.tags.some((tag) => forPets.has(tag))) return { points: 5, of: 5, reason: w.pets }
  return {
    points: 0,
    of: 5,
    unknown: w.whetherPets,
    question: w.askPets,
  }
}

function judgeUrgency({ urgency }: Preferences, { entry }: Candidate): Verdict | null {
  const of = 10
  const w = words().account.match
  switch (urgency) {
    case 'now':
      if (entry.isEmergency) return { points: 10, of, reason: w.emergency }
      if (entry.isOpen24Hours) return { points: 10, of, reason: w.anyHour }
      return {
        points: entry.phoneNumber ? 5 : 0,
        of,
        reason: entry.phoneNumber ? w.callNow : undefined,
        question: w.askSoon,
      }
    case 'soon':
      return entry.phoneNumber ? { points: 10, of, reason: w.callSoon, question: w.askWait } : { points: 0, of }
    case 'planning':
      return entry.isEmergency ? { points: 0, of } : { points: 10, of, reason: w.ahead, question: w.askReady }
    default:
      return null
  }
}

const always: ((candidate: Candidate) => Verdict | null)[] = [
  ({ entry }) => {
    const { hours: unknown, askHours: question } = words().account.match
    return entry.hours || entry.isOpen24Hours ? null : { points: 0, of: 0, unknown, question }
  },
  ({ entry }) => {
    const { who: unknown, askWho: question } = words().account.match
    return entry.eligibility ? null : { points: 0, of: 0, unknown, question }
  },
]

/** `state` is hers, or her ZIP code's. */
export function judge(preferences: Preferences, state: StateCode | null, candidate: Candidate): Judgement {
  const verdicts = [
    judgeNeeds(preferences, candidate),
    judgePlace(preferences, state, candidate),
    judgeLanguages(preferences, candidate),
    judgeChildren(preferences, candidate),
    judgePets(preferences, candidate),
    judgeUrgency(preferences, candidate),
    ...always.map((look) => look(candidate)),
  ].filter((verdict) => verdict !== null)
  const sum = (which: 'points' | 'of') => verdicts.reduce((total, verdict) => total + verdict[which], 0)
  const possible = sum('of')
  return {
    score: possible === 0 ? 0 : Math.min(100, Math.round((100 * sum('points')) / possible)),
    reasons: verdicts.flatMap(({ reason }) => reason ?? []),
    unknowns: verdicts.flatMap(({ unknown }) => unknown ?? []),
    questions: verdicts.flatMap(({ question }) => question ?? []),
  }
}

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** The best ones, in an order that depends only on the candidates themselves. */
export function rank(
  preferences: Preferences,
  state: StateCode | null,
  candidates: readonly Candidate[],
  most: number,
): { candidate: Candidate; judgement: Judgement }[] {
  return candidates
    .map((candidate) => ({ candidate, judgement: judge(preferences, state, candidate) }))
    .filter(({ judgement }) => judgement.score > 0)
    .sort(
      (a, b) =>
        b.judgement.score - a.judgement.score ||
        a.candidate.position - b.candidate.position ||
        compareText(a.candidate.entry.title, b.candidate.entry.title) ||
        compareText(a.candidate.entry.id, b.candidate.entry.id),
    )
    .slice(0, most)
}
