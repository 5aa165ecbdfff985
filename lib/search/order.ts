/**
 * The order of results, in one place:
 *
 * 1. The line to call now, if the query indicates danger; then records whose name matches the query.
 * 2. Records that serve her county; then nearby ones, by distance; then those that serve her state; then national ones.
 *    Records that do not serve her place are left out. Exactly the help she asked for comes before similar help.
 *    A record that lists the counties it serves is ranked by them alone: if hers is not among them it is not near,
 *    however few the miles, and if little else is known comes after the statewide ones. One that lists none is judged
 *    by distance; without an address to go to, it serves the county it is in. If she is in danger, those that answer
 *    now come first, by lib/resources/hours/who-answers.ts, then two more local results and a hotline of her state; far
 *    results come after the national lines, unless few are near.
 * 3. Within each of these, the score (`score` below): emergency help when needed, and who it is for, weigh the most,
 *    then how much of the need it meets, its name and her language, and a little also a phone, open hours and a check.
 *
 * Without a place, national lines come first, then records that serve whole states.
 */
import { measureMiles, type Point } from '@/lib/geography/distance'
import type { Gazetteer } from '@/lib/geography/places/gazetteer'
import { foldPlace } from '@/lib/geography/places/names'
import type { StateCode } from '@/lib/geography/states'
import { LOCAL_MILES, splitByAnswer } from '@/lib/resources/hours/who-answers'
import type { Candidate } from './candidate'
import { listDangerLines } from './danger-answer'
import { describeKind, type Kind, listKinds } from './kinds'
import { isFormOfName } from './name-forms'
import { people } from './people'
import type { SearchPlace } from './read-place'
import type { Understood } from './understand'

export const rungs = [25, 50, 100] as const
/** 'state': nothing near, so the whole state; 'country': nothing in the state. */
export type Rung = (typeof rungs)[number] | 'state' | 'country'

/** With fewer results than this near her, the search widens. */
const ENOUGH_NEARBY = 3

/** 'other-county': lists counties, but not hers. 'in-state': too far, or at an unknown distance. */
export type Tier = 'line' | 'county' | 'near' | 'state' | 'in-state' | 'other-county' | 'national'

export interface Ranked {
  id: string
  tier: Tier
  /** To its public address or its town; null if it has neither. */
  miles: number | null
}

export interface Order {
  ranked: Ranked[]
  rung: Rung | null
}

export interface Need {
  best: ReadonlySet<string>
  also: ReadonlySet<string>
}

/** Kinds of help as stored in records: exactly those she needs, and similar ones. */
export function listNeed({ kinds, who }: Pick<Understood, 'kinds' | 'who'>): Need {
  const specific = kinds.filter((kind) => !describeKind(kind).isGeneral)
  const main: Kind[] = specific.length > 0 ? specific : kinds
  const best = new Set<string>(main.flatMap((kind) => listKinds(kind).best))
  if (kinds.length === 0) for (const person of who) for (const kind of people[person].kinds) best.add(kind)
  const also = new Set<string>(
    [...main.flatMap((kind) => listKinds(kind).also), ...kinds.flatMap((kind) => listKinds(kind).best)].filter(
      (kind) => !best.has(kind),
    ),
  )
  return { best, also }
}

/** These help with anything. */
const GENERAL_LINES = [
  'national-domestic-violence-hotline',
  '211-essential-community-services',
  '988-suicide-and-crisis-lifeline',
]
const MAX_LINES_WITH_PLACE = 1
const MAX_LINES_OF_KINDS = 6

export interface Pins {
  /** Before everything else. */
  first: string[]
  /** First among the national records. */
  national: string[]
}

/** The first of each list, then the second of each. */
export function interleave<One>(lists: readonly (readonly One[])[]): One[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat()
}

/** The records that help with a need anywhere. */
export function listPins(asked: Understood): Pins {
  const { kinds, who, dangers, named, place, words, isNotUnderstood, isUrgent } = asked
  const danger = listDangerLines(asked).map(({ slug }) => slug)
  const specific = kinds.filter((kind) => !describeKind(kind).isGeneral)
  const main = specific.length > 0 ? specific : kinds
  const forWho = who.map((person) => people[person].lines)
  const countFor = (slug: string) => forWho.filter((lines) => lines.includes(slug)).length
  const ofKinds = interleave(main.map((kind) => describeKind(kind).lines))
    .sort((a, b) => countFor(b) - countFor(a))
    .slice(0, MAX_LINES_OF_KINDS)
  const rest = interleave([ofKinds, ...forWho])
  const isName = named.length > 0 && kinds.length === 0
  const all = place
    ? [...named, ...danger, ...rest]
    : [...(isName || dangers.length === 0 ? named : []), ...danger, ...named, ...rest]
  if (all.length === 0 && ((place && words.length === 0) || isNotUnderstood || isUrgent)) all.push(...GENERAL_LINES)
  const unique = [...new Set(all)]
  if (!place) return { first: unique, national: [] }
  const lines = isName ? named.slice(0, 2) : dangers.length > 0 ? danger.slice(0, MAX_LINES_WITH_PLACE) : []
  return { first: lines, national: unique.filter((slug) => !lines.includes(slug)) }
}

/** Records for one group of people, not useful to others. */
const groupTags: readonly [tags: readonly string[], who: readonly (keyof typeof people)[]][] = [
  [['youth', 'teens-only', 'dating-violence'], ['teen']],
  [
    ['maternity-group-home', 'pregnant-parenting'],
    ['pregnant', 'teen'],
  ],
  [['va-health', 'vet-center', 'county-office', 'va-benefits'], ['veteran']],
  [['tribal-health', 'native'], ['native']],
  [['deaf', 'videophone'], ['deaf']],
  [
    ['lgbtq', 'transgender'],
    ['lgbtq', 'trans'],
  ],
  [['refugees'], ['immigrant']],
]

const askedKinds: Record<string, readonly Kind[]> = {
  teen: ['youth-shelter', 'teens'],
  pregnant: ['maternity-home', 'prenatal', 'postpartum'],
  veteran: ['veterans', 'va-health'],
  native: ['tribal-health'],
  immigrant: ['immigration-legal', 'refugee'],
  lgbtq: ['lgbtq'],
  deaf: ['disability'],
}

/** Tags of records that are not for her. */
function listForOthers(asked: Understood): ReadonlySet<string> {
  const forOthers = groupTags.filter(
    ([, who]) =>
      !who.some(
        (person) => asked.who.includes(person) || askedKinds[person]?.some((kind) => asked.kinds.includes(kind)),
      ),
  )
  return new Set(forOthers.flatMap(([tags]) => tags))
}

function isForOthers(one: Candidate, { forOthers }: Wanted): boolean {
  return one.tags.some((tag) => forOthers.has(tag))
}

export function servesState(one: Pick<Candidate, 'scope' | 'serviceArea' | 'state'>, state: string): boolean {
  if (one.scope === 'national') return true
  return one.serviceArea.length > 0 ? one.serviceArea.some((area) => area === state) : one.state === state
}

/** Straight-line distance to its address if public, or else to the middle of its town. Each town is looked up once. */
function createMeasure(point: Point, gazetteer: Gazetteer): (one: Candidate) => number | null {
  const known = new Map<string, number | null>()
  const measureTown = (city: string, state: StateCode | null) => {
    const town = gazetteer.findTowns(foldPlace(city)).find((one) => one.state === state)
    return town ? measureMiles(point, town) : null
  }
  return ({ miles, city, state }) => {
    if (miles !== null || !city) return miles
    const key = `${city}, ${state}`
    const found = known.get(key)
    if (found !== undefined) return found
    const measured = measureTown(city, state)
    known.set(key, measured)
    return measured
  }
}

/** For ranking only: the distance to the middle of its county, if nothing closer is known. */
function measureCounty({ countyFips }: Candidate, point: Point, gazetteer: Gazetteer): number | null {
  const county = countyFips ? gazetteer.counties.get(countyFips) : undefined
  return county ? measureMiles(point, county) : null
}

function servesCounty(one: Candidate, { counties }: SearchPlace): boolean {
  if (one.countiesServed.length > 0) return counties.some((fips) => one.countiesServed.includes(fips))
  const [main] = counties
  return one.scope === 'local' && one.miles === null && one.countyFips !== null && one.countyFips === main
}

const wantsLawyer = ({ words }: Understood) => words.some((word) => /^(lawyer|attorney|abogad|legal)/.test(word))

const isLegal = (one: Candidate) => one.helpKinds.includes('legal-aid') || one.category === 'rights-advocacy'

const treatmentKinds: readonly string[] = ['substance-use', 'residential-treatment']
const treatmentRequests: readonly string[] = [...treatmentKinds, 'mental-health', 'trauma-care', 'eating-disorders']

/** Drug and alcohol treatment lists much else too; it does not answer someone who did not ask for it. */
function isTreatmentUnasked({ helpKinds }: Candidate, { asksTreatment }: Wanted): boolean {
  return !asksTreatment && helpKinds.some((kind) => treatmentKinds.includes(kind))
}

interface Scored extends Ranked {
  one: Candidate
  /** Like `miles`, or to the middle of its county. */
  approximateMiles: number | null
  isBest: boolean
  score: number
}

interface Ordered {
  ranked: Scored[]
  rung: Rung | null
}

/** What each candidate is compared with, computed once. */
interface Wanted {
  asked: Understood
  need: Need
  /** Similar kinds, the most similar first. */
  similarKinds: readonly string[]
  /** Word prefixes to look for in names. */
  names: readonly string[]
  isUrgent: boolean
  wantsLawyer: boolean
  asksTreatment: boolean
  forOthers: ReadonlySet<string>
  /** Tags of records that are for her. */
  herTags: ReadonlySet<string>
  herKinds: ReadonlySet<string>
}

function listWanted(asked: Understood): Wanted {
  const need = listNeed(asked)
  const names = asked.words.filter((word) => word.length > 2).map((word) => ` ${foldPlace(word)}`)
  const isUrgent =
    asked.isUrgent || asked.dangers.length > 0 || asked.kinds.includes('emergency-shelter') || asked.kinds.length === 0
  return {
    asked,
    need,
    similarKinds: [...need.also],
    names,
    isUrgent,
    wantsLawyer: wantsLawyer(asked),
    asksTreatment: asked.kinds.some((kind) => treatmentRequests.includes(kind)),
    forOthers: listForOthers(asked),
    herTags: new Set(asked.who.flatMap((person) => people[person].tags)),
    herKinds: new Set<string>(asked.who.flatMap((person) => people[person].kinds)),
  }
}

/** A name folded for comparison, with a space at each end. */
export function foldTitle(title: string): string {
  return ` ${foldPlace(title)} `
}

function scoreNames(one: Candidate, { asked, names }: Wanted): number {
  if (names.length === 0) return 0
  return names.filter((word) => one.name.includes(word)).length / asked.words.length
}

/** Ranks within a tier, highest first. The weights are tuned on the judged questions (`npm run bench -- relevance`). */
function score(one: Candidate, wanted: Wanted): number {
  const { asked, need, similarKinds, isUrgent, herTags, herKinds } = wanted
  const forWho = one.tags.some((tag) => herTags.has(tag)) || one.helpKinds.some((kind) => herKinds.has(kind))
  const kindsMet = one.helpKinds.filter((kind) => need.best.has(kind)).length
  const closest = similarKinds.findIndex((kind) => one.helpKinds.includes(kind))
  const closeness = kindsMet === 0 && closest >= 0 ? 20 - 2 * Math.min(10, closest) : 0
  const hasAskedKind = asked.kinds.some((kind) => one.helpKinds.includes(kind))
  return (
    (isUrgent && one.isEmergency ? 64 : 0) +
    (forWho ? 32 : 0) +
    (wanted.wantsLawyer && one.helpKinds.includes('legal-aid') ? 25 : 0) -
    (isForOthers(one, wanted) ? 100 : 0) -
    (isTreatmentUnasked(one, wanted) ? 30 : 0) +
    (hasAskedKind ? 12 : 0) +
    scoreNames(one, wanted) * 14 +
    Math.min(3, kindsMet) * 3 +
    closeness +
    one.wordRank * 10 +
    (asked.language && one.languages.includes(asked.language) ? 8 : 0) +
    (one.hasPhone ? 6 : 0) +
    (one.isOpenNow ? 3 : 0) +
    (one.verifiedOn ? 1 : 0)
  )
}

const tierOrder: Record<Tier, number> = {
  line: 0,
  county: 1,
  near: 2,
  state: 3,
  national: 4,
  'in-state': 5,
  'other-county': 6,
}

function compare(a: Scored, b: Scored): number {
  return (
    tierOrder[a.tier] - tierOrder[b.tier] ||
    b.score - a.score ||
    (a.approximateMiles ?? 9999) - (b.approximateMiles ?? 9999) ||
    b.one.importance - a.one.importance ||
    (a.one.title < b.one.title ? -1 : a.one.title > b.one.title ? 1 : 0) ||
    (a.id < b.id ? -1 : 1)
  )
}

/** Whether she typed its name. */
export function isTypedName(
  one: Pick<Candidate, 'name'>,
  { titles, nameForm }: Pick<Understood, 'titles' | 'nameForm'>,
): boolean {
  return (
    titles.some((title) => one.name.includes(` ${title}`)) || (nameForm !== null && isFormOfName(one.name, nameForm))
  )
}

function isBestFor(one: Candidate, wanted: Wanted): boolean {
  const { asked, need } = wanted
  if (isTypedName(one, asked)) return true
  // A typed number finds its record, whoever it is for.
  if (asked.digits !== null && asked.kinds.length === 0) return true
  if (isForOthers(one, wanted)) return false
  if (need.best.size === 0) return asked.words.length === 0 || one.wordRank > 0 || scoreNames(one, wanted) > 0.5
  // Someone who asks for a lawyer means one, not an office that helps with the same paperwork.
  if (wanted.wantsLawyer && !isLegal(one)) return false
  return one.helpKinds.some((kind) => need.best.has(kind))
}

/** Similar help is no use to someone looking for a bed, however close it is. */
export const bedKinds: readonly string[] = [
  'emergency-shelter',
  'domestic-violence',
  'homeless-help',
  'transitional-housing',
]

/** A difference under five miles does not matter; the better match comes first. */
const STEP = 5

function orderNear(near: Scored[]): Scored[] {
  const step = ({ approximateMiles }: Scored) => Math.floor((approximateMiles ?? 9999) / STEP)
  return near.sort((a, b) => step(a) - step(b) || compare(a, b))
}

function findRung(near: Scored[], county: Scored[]): (typeof rungs)[number] | null {
  for (const rung of rungs) {
    const within = near.filter(({ isBest, approximateMiles }) => isBest && (approximateMiles ?? 9999) <= rung).length
    if (within + county.filter(({ isBest }) => isBest).length >= ENOUGH_NEARBY) return rung
  }
  return null
}

function putPinsFirst(pins: readonly string[], list: Scored[]): Scored[] {
  const at = ({ one }: Scored) => {
    const place = pins.indexOf(one.slug)
    return place < 0 ? pins.length : place
  }
  return list.sort((a, b) => at(a) - at(b) || Number(b.isBest) - Number(a.isBest) || compare(a, b))
}

/** Those close to her and of her state that surely answer now. */
function listAnswering(list: readonly Scored[]): Scored[] {
  const isFar = ({ tier, approximateMiles }: Scored) => tier === 'near' && (approximateMiles ?? 9999) > LOCAL_MILES
  const { sure } = splitByAnswer(
    list.filter((scored) => !isFar(scored)),
    ({ tier, one }) => ({
      reach: tier === 'state' ? 'state' : 'local',
      answers: one.isOpenNow && one.hasPhone ? 'now' : 'unknown',
    }),
  )
  return sure
}

function orderAtPlace(scored: Scored[], pins: Pins, asked: Understood): Ordered {
  const of = (tier: Tier, isBest: boolean) => scored.filter((one) => one.tier === tier && one.isBest === isBest)
  const lines = putPinsFirst(pins.first, of('line', true))
  const county = of('county', true).sort(compare)
  const nearBest = of('near', true)
  const rung = findRung(nearBest, county)
  const reach = rung ?? 100
  const isReached = ({ approximateMiles }: Scored) => (approximateMiles ?? 9999) <= reach
  const near = orderNear(nearBest.filter(isReached))
  const further = [
    ...orderNear([...nearBest.filter((one) => !isReached(one)), ...of('in-state', true)]),
    ...orderNear(of('other-county', true)),
  ]
  const statewide = of('state', true).sort(compare)
  // In danger, one hotline of the state ranks near the top, whatever is close by.
  const stateLines =
    asked.dangers.length > 0 || asked.isUrgent
      ? statewide
          .filter(({ one }) => one.isEmergency && one.hasPhone)
          .sort((a, b) => Number(b.one.isOpenNow) - Number(a.one.isOpenNow))
      : []
  const local = [...county, ...near]
  const isClose = ({ approximateMiles }: Scored) => (approximateMiles ?? 9999) <= 50
  const nearClose = orderNear(of('near', false))
  const similarKinds = [...of('county', false), ...nearClose.filter(isClose)]
  const elsewhere = [...nearClose.filter((one) => !isClose(one)), ...of('in-state', false).sort(compare)]
  const national = putPinsFirst(pins.national, [...of('national', true), ...of('national', false)])
  const isBare = local.length < ENOUGH_NEARBY
  // A bed far away helps someone who must leave more than a state office does.
  const wantsBed = asked.kinds.some((kind) => bedKinds.includes(kind))
  const rooms = isBare && wantsBed ? elsewhere.filter(({ one }) => one.helpKinds.includes('emergency-shelter')) : []
  const others = elsewhere.filter((one) => !rooms.includes(one))
  // If the place is only a state, statewide records come first, then those of its towns.
  const ordered = new Set([
    ...lines,
    ...(asked.dangers.length > 0 ? listAnswering([...local, ...stateLines.slice(0, 1)]) : []),
    ...local.slice(0, 2),
    ...stateLines.slice(0, 1),
    ...local.slice(2),
    ...statewide.filter((one) => one !== stateLines[0]),
    ...(isBare ? further : []),
    ...similarKinds.sort((a, b) => tierOrder[a.tier] - tierOrder[b.tier] || b.score - a.score),
    ...rooms,
    ...of('state', false).sort(compare),
    // Similar help that is not nearby comes after the first national line for the need.
    ...(isBare ? [...national.slice(0, 1), ...others, ...national.slice(1)] : [...national, ...further, ...others]),
  ])
  const reached: Rung | null = asked.place?.point
    ? (rung ?? (local.length + further.length + statewide.length > 0 ? 'state' : 'country'))
    : null
  return { ranked: [...ordered], rung: reached }
}

function orderAnywhere(scored: Scored[], pins: Pins): Ordered {
  const pinned = putPinsFirst(
    pins.first,
    scored.filter(({ one }) => pins.first.includes(one.slug)),
  )
  const rest = scored.filter(({ one }) => !pins.first.includes(one.slug))
  const wide = { line: 0, national: 1, state: 2, county: 3, near: 3, 'in-state': 3, 'other-county': 3 }
  rest.sort((a, b) => Number(b.isBest) - Number(a.isBest) || wide[a.tier] - wide[b.tier] || compare(a, b))
  return { ranked: [...pinned, ...rest], rung: null }
}

function tierOf(one: Candidate, place: SearchPlace | null, pins: Pins, approximateMiles: number | null): Tier | null {
  if (pins.first.includes(one.slug)) return 'line'
  if (one.scope === 'national') return 'national'
  if (!place) return one.scope === 'state' ? 'state' : 'in-state'
  if (!servesState(one, place.state)) return null
  if (servesCounty(one, place)) return 'county'
  if (one.scope === 'state') return 'state'
  if (place.point && one.countiesServed.length > 0) return 'other-county'
  return place.point && approximateMiles !== null && approximateMiles <= 100 ? 'near' : 'in-state'
}

/** Puts the records she named right after the line to call now. */
function putNamedFirst(ordered: Scored[], asked: Understood): Scored[] {
  if (asked.titles.length === 0 && !asked.nameForm) return ordered
  const pinned = ordered.filter(
    ({ tier, one }) => tier === 'line' && (asked.dangers.length > 0 || asked.named.includes(one.slug)),
  )
  const lines = pinned.slice(0, MAX_LINES_WITH_PLACE)
  const called = ordered.filter((scored) => !lines.includes(scored) && isTypedName(scored.one, asked))
  const first = new Set([...lines, ...called])
  return [...first, ...ordered.filter((scored) => !first.has(scored))]
}

export function orderCandidates(candidates: readonly Candidate[], asked: Understood, gazetteer: Gazetteer): Order {
  const { place } = asked
  const pins = listPins(asked)
  const wanted = listWanted(asked)
  const measure = place?.point ? createMeasure(place.point, gazetteer) : null
  const scored = candidates.flatMap((one): Scored[] => {
    const miles = measure ? measure(one) : null
    const approximateMiles = miles ?? (place?.point ? measureCounty(one, place.point, gazetteer) : null)
    const tier = tierOf(one, place, pins, approximateMiles)
    if (!tier) return []
    const isBest = tier === 'line' || isBestFor(one, wanted)
    return [{ id: one.id, tier, miles, approximateMiles, one, isBest, score: score(one, wanted) }]
  })
  const order = place ? orderAtPlace(scored, pins, asked) : orderAnywhere(scored, pins)
  return {
    rung: order.rung,
    ranked: putNamedFirst(order.ranked, asked).map(({ id, tier, miles }) => ({ id, tier, miles })),
  }
}
