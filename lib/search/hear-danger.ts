/** Danger in whatever was typed, the strongest first: a short text is heard by the rules and weights, a story is read part by part. */
import { listClauses, listStretches, type Stretch } from './clauses'
import { addCombined, addLearned, findDangers, isErrand, isEveryday, leaveUnlikely } from './danger'
import { type DangerCase, findCases, findCircumstances, readHurt } from './danger-cases'
import { type Danger, dangers, type Hurt } from './danger-list'
import type { Kind } from './kinds'
import { chooseDangers, LEAST, weigh, weighDangers } from './learned-danger'
import type { Found } from './phrase-table'
import { model } from './reader/model'
import { createReader, orderDangers } from './reader/reader'

/** What must never fail, whatever the words around it weigh: danger in words that hardly mean anything else. */
const hurting =
  'hits|hit|beats|beat|punched|punches|slapped|slaps|kicked|kicks|chokes|choked|strangles|strangled|stabbed|raped|rapes|burned|shoved'
const man = 'he|she|husband|boyfriend|girlfriend|wife|ex|partner|fiance|stepdad|dad|father|boss|man|uncle'

const certain: readonly (readonly [danger: Danger, words: RegExp])[] = [
  ['suicide', /\b(?:kill|killing|hang|shoot|hurting) myself\b|\b(?:end|ending|take|taking) my (?:own )?life\b/],
  [
    'suicide',
    /\bi (?:just |really |only )?(?:want|wanted|wish i could|am going|going) to (?:just )?(?:die|be dead|end it)\b/,
  ],
  ['suicide', /\b(?:dont|do not) want to (?:live|be alive|wake up|exist|be here) (?:any ?more|anymore)\b/],
  [
    'suicide',
    /\bme quiero (?:morir|matar)\b|\bquiero (?:morirme|matarme|quitarme la vida)\b|\b(?:matarme|suicidarme)\b/,
  ],
  ['suicide', /\bya no quiero (?:vivir|seguir viviendo|seguir viva)\b|\bquitarme la vida\b/],
  [
    'suicide',
    /\b(?:wants|said|says|trying|tried) to (?:kill|hang|shoot) (?:herself|himself)\b|\bse quiere (?:morir|matar)\b/,
  ],
  [
    'suicide',
    /\bwants? to (?:end|take) (?:her|his|their) (?:own )?life\b|\b(?:se quiere quitar|quiere quitarse) la vida\b/,
  ],
  ['suicide', /\b(?:family|kids|everyone|everybody|world|they) (?:is|are|would be|will be) better off without me\b/],
  ['suicide', /\bnotice if i (?:was dead|were dead|died|disappeared|was gone)\b/],
  ['violence', /\b(?:he|husband|boyfriend|ex) has a gun and (?:says|said) he will (?:use it|shoot|kill)\b/],
  [
    'dying',
    /\b(?:is|are|not|isnt|stopped) (?:not )?breathing (?:right )?(?:now|any ?more)\b|\b(?:is not|isnt|he not|she not) breathing\b/,
  ],
  [
    'dying',
    /\bno (?:esta respirando|respira|tiene pulso)\b|\b(?:wont|doesnt|cant) wake (?:him|her|it)? ?up\b.*\b(?:pills|blue|cold)\b/,
  ],
  ['assault', /\b(?:raped me|raped my|me violo|me violaron|was raped|fui violada)\b/],
  [
    'violence',
    new RegExp(
      `\\b(?:${man}) (?:\\w+ ){0,2}(?:${hurting}) me(?! (?:up|at|to|with (?:a )?(?:text|question|news|deadlines|work|bills))\\b)`,
    ),
  ],
  [
    'violence',
    /\b(?:says|said|threatens|threatened|going) (?:he |she |hes |shes )?(?:will |would |is going |going )?to kill me\b|\bhe will kill me\b/,
  ],
  [
    'violence',
    /\bme (?:pega|pego|golpea|golpeo|ahorca|ahorco|patea|pateo|apunalo|agarro del cuello)(?! (?:el sol|la gripa|un susto|bien))\b/,
  ],
  ['violence', /\bme (?:va|quiere|quiso|iba) a? ?(?:a )?matar\b(?! (?:de|el|la|con))/],
]

/** The dangers that are said in so many words. */
export function findCertain(plain: string): Danger[] {
  return [...new Set(certain.flatMap(([danger, words]) => (words.test(plain) ? danger : [])))]
}

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
  /** No danger was heard, but a story may tell of one. */
  mayBe: boolean
}

const readStory = createReader(model)

/** A text of more words is a story. */
const MOST_OF_SHORT = 22
/** Of the clauses of a short text, the heaviest of many must weigh more than a text that stands alone. */
const LEAST_OF_CLAUSE = LEAST + 1.4
/** A story that weighs more is of danger, and one that weighs more than this may be. */
const LEAST_OF_STORY = 0.3
const LEAST_OF_DOUBT = -0.3
/** And one in which a rule and the reader tell the same of a part that weighs so much. */
const LEAST_OF_RULE = 0.3
/** By how much what a rule heard outweighs what only the weights tell. */
const RULE = 2
const RULE_IN_STORY = 0.5
const CASE = 20
/** Two dangers of a story whose weights are this close are both heard. */
const CLOSE = 0.5

function within<One extends Found>(list: readonly One[], [from, to]: Stretch): One[] {
  return list
    .filter(({ at }) => at.every((one) => one >= from && one < to))
    .map((one) => ({ ...one, at: one.at.map((place) => place - from) }))
}

const isUrgent = (moments: readonly Found[]) => moments.some(({ meanings }) => meanings.some((one) => one !== 'near'))

const hearRules = (plain: string, kinds: Found<Kind>[], moments: Found[]) =>
  addCombined(findDangers(plain, kinds, moments, isUrgent(moments)), plain)

/** What was heard, before it is said of whom. */
interface Told {
  found: Danger[]
  isWeighed: boolean
  own: [DangerCase, Danger][]
  strengths: ReadonlyMap<Danger, number>
  /** The words that tell it. */
  where: string
  /** As the reader of stories tells it. */
  hurt?: Hurt
}

/** The heaviest clause, if it weighs enough. */
function findHeaviest(texts: readonly string[]): string | null {
  let heaviest: string | null = null
  let most = LEAST_OF_CLAUSE
  for (const text of texts) {
    const { sum } = weigh(text)
    if (sum <= most || isEveryday(text)) continue
    most = sum
    heaviest = text
  }
  return heaviest
}

function hearShort({ plain, ends, kinds, moments }: Said): Told | null {
  const words = plain.split(' ')
  const own = findCases(plain)
  const byRule = leaveUnlikely(hearRules(plain, kinds, moments), plain)
  const isWeighed = byRule.length === 0
  // A case says more than the weights, and an errand nothing that they can weigh.
  const heard = isWeighed && (own.length > 0 || isErrand(plain)) ? [] : addLearned(byRule, plain)
  const clauses = listClauses(words, ends).map((clause) => words.slice(...clause).join(' '))
  const clause = heard.length + own.length === 0 && clauses.length > 1 ? findHeaviest(clauses) : null
  const found = [...heard, ...(clause ? chooseDangers(clause) : []), ...own.map(([, danger]) => danger)]
  if (found.length === 0) return null
  const strengths = weighDangers(clause ?? plain).map(
    ([danger, sum]) =>
      [danger, heard.length === 0 && !clause ? 0 : sum + (byRule.includes(danger) ? RULE : 0)] as const,
  )
  return { found, isWeighed: isWeighed && own.length === 0, own, strengths: new Map(strengths), where: plain }
}

/** In a long story some rule nearly always matches: it counts where the reader agrees, and for what must never fail. */
function hearStory({ plain, ends, kinds, moments }: Said): Told | 'perhaps' | null {
  const words = plain.split(' ')
  const story = readStory(words, ends)
  const certain = findCertain(plain)
  const heavy = listStretches(words, ends).flatMap((stretch) => {
    const text = words.slice(...stretch).join(' ')
    const own = findCases(text)
    const told = hearRules(text, within(kinds, stretch), within(moments, stretch))
    if (told.length + own.length === 0) return []
    const { any, sums } = readStory(words.slice(...stretch), ends.slice(...stretch))
    if (any <= LEAST_OF_RULE) return []
    const [first] = orderDangers(sums)
    const agreed = told.filter((danger) => danger === first)
    return agreed.length + own.length > 0 ? [{ text, told: agreed, own }] : []
  })
  const byRule = [...certain, ...heavy.flatMap(({ told }) => told)]
  if (story.any <= LEAST_OF_STORY && byRule.length === 0) return story.any > LEAST_OF_DOUBT ? 'perhaps' : null
  const own = heavy.flatMap((one) => one.own)
  const strengths = new Map(
    dangers.map((danger) => [danger, (story.sums.get(danger) ?? 0) + (byRule.includes(danger) ? RULE_IN_STORY : 0)]),
  )
  const [first, second] = orderDangers(strengths)
  const isClose = first && second && (strengths.get(second) ?? 0) > (strengths.get(first) ?? 0) - CLOSE
  const found = [first, isClose ? second : undefined].filter((danger) => danger !== undefined)
  return {
    found: [...found, ...certain, ...own.map(([, danger]) => danger)],
    isWeighed: byRule.length + own.length === 0,
    own,
    strengths,
    where: [story.part, ...heavy.map(({ text }) => text)].join(' '),
    hurt: story.hurt,
  }
}

/** What `followed` means of a boss is harassment, and inside of her home violence: 'go where there are people' helps in neither. */
function applyPlace(found: Set<Danger>, cases: readonly DangerCase[]): void {
  const danger = cases.includes('work') ? 'assault' : cases.includes('atHome') ? 'violence' : null
  if (danger && found.delete('followed')) found.add(danger)
}

export function hearDanger(said: Said): Heard {
  const isStory = said.plain.split(' ').length > MOST_OF_SHORT
  const told = isStory ? hearStory(said) : hearShort(said)
  if (told === null || told === 'perhaps')
    return { dangers: [], isWeighed: false, cases: [], hurt: 'self', mayBe: told === 'perhaps' }
  const { own, strengths, where, isWeighed } = told
  const found = new Set(told.found)
  const cases = [...new Set([...own.map(([name]) => name), ...findCircumstances(where)])]
  const { hurt: byRule, isChildSafe } = readHurt(where)
  const hurt = told.hurt ?? byRule
  if (isChildSafe && !isStory && found.has('child') && !own.some(([, danger]) => danger === 'child')) {
    found.delete('child')
    if (hurt !== 'self') found.add('violence')
  }
  // Whatever is done to a child, it is a child who tells it.
  if (hurt === 'young' && (found.has('violence') || found.has('assault'))) found.add('child')
  applyPlace(found, cases)
  const strengthOf = (danger: Danger) =>
    (strengths.get(danger) ?? 0) +
    (danger === 'dying' ? 2 * CASE : 0) +
    (own.some(([, one]) => one === danger) ? CASE : 0) +
    (danger === 'child' && (hurt === 'child' || hurt === 'young') ? 2 : 0) -
    (danger === 'child' && hurt === 'self' && !isStory ? 2 : 0) -
    // Whoever hurts her, she needs to be away from him first.
    (danger === 'tonight' && found.size > 1 ? 2 : 0)
  const ordered = dangers.filter((danger) => found.has(danger)).sort((a, b) => strengthOf(b) - strengthOf(a))
  return { dangers: ordered, isWeighed, cases, hurt, mayBe: false }
}
