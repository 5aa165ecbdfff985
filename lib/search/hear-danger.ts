/** Danger in whatever was typed, the strongest first: a short text is heard as a whole, a told story by its stretches. */
import { listClauses, listStretches, SHORT, type Stretch } from './clauses'
import { addCombined, addLearned, findDangers, isEveryday, leaveUnlikely } from './danger'
import { type DangerCase, findCases, findCircumstances, type Hurt, readHurt } from './danger-cases'
import { type Danger, dangers } from './danger-list'
import type { Kind } from './kinds'
import { chooseDangers, LEAST, weigh, weighDangers } from './learned-danger'
import type { Found } from './phrase-table'

export interface Said {
  /** As compared, with bars for what is harmless. */
  plain: string
  /** For each word, whether a sentence ends with it. */
  ends: readonly boolean[]
  kinds: Found<Kind>[]
  moments: Found[]
}

export interface Heard {
  /** The strongest first. */
  dangers: Danger[]
  /** By the weights alone, without a rule. */
  isWeighed: boolean
  cases: DangerCase[]
  hurt: Hurt
}

/** Of a story's stretches, the heaviest of many must weigh more than a text that stands alone. */
const LEAST_IN_STORY = LEAST + 1.4
/** A stretch in which a rule matched, but whose words weigh less, is what many tell on an ordinary day. */
const LEAST_TOLD_IN_STORY = 0.3
/** By how much what a rule heard outweighs what only the weights tell. */
const RULE = 2
const CASE = 20

/** Never left out because of weights. */
const always: readonly Danger[] = ['dying', 'suicide']

function within<One extends Found>(list: readonly One[], [from, to]: Stretch): One[] {
  return list
    .filter(({ at }) => at.every((one) => one >= from && one < to))
    .map((one) => ({ ...one, at: one.at.map((place) => place - from) }))
}

const isUrgent = (moments: readonly Found[]) => moments.some(({ meanings }) => meanings.some((one) => one !== 'near'))

const hearRules = (plain: string, kinds: Found<Kind>[], moments: Found[]) =>
  leaveUnlikely(addCombined(findDangers(plain, kinds, moments, isUrgent(moments)), plain), plain)

interface Part {
  plain: string
  told: Danger[]
  /** Those of them that a rule heard. */
  byRule: Danger[]
}

/** What the rules hear in a stretch of a story. */
function hearStretch({ plain, ends, kinds, moments }: Said, stretch: Stretch): Part {
  const words = plain.split(' ').slice(...stretch)
  const text = words.join(' ')
  const told = hearRules(text, within(kinds, stretch), within(moments, stretch))
  if (told.length === 0) return { plain: text, told, byRule: told }
  const clauses = listClauses(words, ends.slice(...stretch)).map((one) => words.slice(...one).join(' '))
  const [heaviest = text] = [text, ...clauses].sort((a, b) => weigh(b).sum - weigh(a).sum)
  const isLikely = weigh(heaviest).sum > LEAST_TOLD_IN_STORY
  const kept = isLikely ? told : told.filter((danger) => always.includes(danger))
  return { plain: heaviest, told: kept.length > 0 ? addLearned(kept, heaviest) : [], byRule: kept }
}

/** The heaviest stretch or clause, if it weighs enough. */
function hearHeaviest(texts: readonly string[]): Part[] {
  let heaviest: string | null = null
  let most = LEAST_IN_STORY
  for (const text of texts) {
    const { sum } = weigh(text)
    if (sum <= most || isEveryday(text)) continue
    most = sum
    heaviest = text
  }
  return heaviest ? [{ plain: heaviest, told: chooseDangers(heaviest), byRule: [] }] : []
}

/** How strongly each danger is told in any of the parts. */
function measure(parts: readonly Part[]): Map<Danger, number> {
  const sums = new Map<Danger, number>()
  for (const { plain, byRule } of parts) {
    for (const [danger, sum] of weighDangers(plain)) {
      const strength = sum + (byRule.includes(danger) ? RULE : 0)
      sums.set(danger, Math.max(sums.get(danger) ?? -99, strength))
    }
  }
  return sums
}

function hearParts(said: Said): { parts: Part[]; isWeighed: boolean } {
  const words = said.plain.split(' ')
  const clauses = listClauses(words, said.ends)
  const write = (stretch: Stretch) => words.slice(...stretch).join(' ')
  if (words.length <= SHORT) {
    const told = hearRules(said.plain, said.kinds, said.moments)
    const all = addLearned(told, said.plain)
    if (all.length > 0) return { parts: [{ plain: said.plain, told: all, byRule: told }], isWeighed: told.length === 0 }
    return { parts: clauses.length > 1 ? hearHeaviest(clauses.map(write)) : [], isWeighed: true }
  }
  const stretches = listStretches(words, said.ends)
  const parts = stretches.map((stretch) => hearStretch(said, stretch)).filter(({ told }) => told.length > 0)
  if (parts.length > 0) return { parts, isWeighed: false }
  return { parts: hearHeaviest([...stretches, ...clauses].map(write)), isWeighed: true }
}

/** A story's case is in one of its stretches. */
function listTexts({ plain, ends }: Said): string[] {
  const words = plain.split(' ')
  if (words.length <= SHORT) return [plain]
  return listStretches(words, ends).map((stretch) => words.slice(...stretch).join(' '))
}

/** What `followed` means of a boss is harassment, and inside of her home violence: 'go where there are people' helps in neither. */
function applyPlace(found: Set<Danger>, cases: readonly DangerCase[]): void {
  const danger = cases.includes('work') ? 'assault' : cases.includes('atHome') ? 'violence' : null
  if (danger && found.delete('followed')) found.add(danger)
}

export function hearDanger(said: Said): Heard {
  const heard = hearParts(said)
  const { isWeighed } = heard
  const texts = listTexts(said)
  const own = texts.flatMap(findCases)
  // A case says more than the weights.
  const parts = isWeighed && own.length > 0 ? [] : heard.parts
  const found = new Set([...parts.flatMap(({ told }) => told), ...own.map(([, danger]) => danger)])
  if (found.size === 0) return { dangers: [], isWeighed: false, cases: [], hurt: 'self' }
  const where = parts.length > 0 ? parts.map(({ plain }) => plain) : texts
  const cases = [...new Set([...own.map(([name]) => name), ...texts.flatMap(findCircumstances)])]
  const { hurt, isChildSafe } = readHurt(texts.length === 1 ? said.plain : where.join(' '))
  if (isChildSafe && found.has('child') && !own.some(([, danger]) => danger === 'child')) {
    found.delete('child')
    if (hurt !== 'self') found.add('violence')
  }
  // Whatever is done to a child, it is a child who tells it.
  if (hurt === 'young' && (found.has('violence') || found.has('assault'))) found.add('child')
  applyPlace(found, cases)
  const sums = measure(parts)
  const strengthOf = (danger: Danger) =>
    (sums.get(danger) ?? 0) +
    (danger === 'dying' ? 2 * CASE : 0) +
    (own.some(([, one]) => one === danger) ? CASE : 0) +
    (danger === 'child' && (hurt === 'child' || hurt === 'young') ? 2 : 0) -
    (danger === 'child' && hurt === 'self' ? 2 : 0) -
    // Whoever hurts her, she needs to be away from him first.
    (danger === 'tonight' && found.size > 1 ? 2 : 0)
  const ordered = dangers.filter((danger) => found.has(danger)).sort((a, b) => strengthOf(b) - strengthOf(a))
  return { dangers: ordered, isWeighed: isWeighed && own.length === 0, cases, hurt }
}
