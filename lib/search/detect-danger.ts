/** Detects danger in a typed text: rules and word weights for a short text, the reader model for a story. */
import { listClauses, listStretches, type Stretch } from './clauses'
import { addCombinedDangers, addDangersByWeight, dropUnlikely, findDangers, isErrand, isEveryday } from './danger'
import { type DangerCase, findCases, findCircumstances, readWhoIsHurt } from './danger-cases'
import { type Danger, dangers, type HurtPerson } from './danger-list'
import { MIN_DANGER_SCORE, pickTopDangers, scoreDanger, scoreEachDanger } from './danger-weights'
import type { Kind } from './kinds'
import type { Found } from './phrase-table'
import { model } from './reader/model'
import { createReader, orderDangers } from './reader/reader'

/** Words that hardly ever mean anything but danger. They are always detected, whatever words surround them. */
const violentVerbs =
  'hits|hit|beats|beat|punched|punches|slapped|slaps|kicked|kicks|chokes|choked|strangles|strangled|stabbed|raped|rapes|burned|shoved'
const menOrPartners = 'he|she|husband|boyfriend|girlfriend|wife|ex|partner|fiance|stepdad|dad|father|boss|man|uncle'

const explicit: readonly (readonly [danger: Danger, words: RegExp])[] = [
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
      `\\b(?:${menOrPartners}) (?:\\w+ ){0,2}(?:${violentVerbs}) me(?! (?:up|at|to|with (?:a )?(?:text|question|news|deadlines|work|bills))\\b)`,
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

/** The dangers stated outright. */
export function findExplicitDangers(plain: string): Danger[] {
  return [...new Set(explicit.flatMap(([danger, words]) => (words.test(plain) ? danger : [])))]
}

export interface ReadText {
  /** Normalized for comparison; harmless words are replaced with bars. */
  plain: string
  /** Per word, whether a sentence ends with it. */
  ends: readonly boolean[]
  kinds: Found<Kind>[]
  moments: Found[]
}

export interface DetectedDanger {
  /** The strongest first. */
  dangers: Danger[]
  /** Found by the weights alone, without a rule. */
  isByWeights: boolean
  cases: DangerCase[]
  hurt: HurtPerson
  /** No danger was detected, but the story may be about one. */
  mayBeDanger: boolean
}

const readStory = createReader(model)

/** A longer text is a story. */
export const MAX_SHORT_WORDS = 22
/** One clause of a short text must score higher than a whole text, because many are tried. */
const MIN_CLAUSE_SCORE = MIN_DANGER_SCORE + 1.4
/** A story above the first score is about danger; one above the second may be. */
const MIN_STORY_SCORE = 0.8
const MIN_POSSIBLE_SCORE = -0.4
/** A rule's danger counts in a part of a story that scores this much, if the reader model names the same danger. */
const MIN_RULE_PART_SCORE = 0.8
/** Added to the score of a danger that a rule matched. */
const RULE_BONUS = 2
const STORY_RULE_BONUS = 0.5
const CASE_BONUS = 20
/** If the scores of two dangers of a story are this close, both are detected. */
const MAX_GAP = 0.5

function foundWithin<Match extends Found>(list: readonly Match[], [from, to]: Stretch): Match[] {
  return list
    .filter(({ at }) => at.every((one) => one >= from && one < to))
    .map((one) => ({ ...one, at: one.at.map((place) => place - from) }))
}

const isUrgent = (moments: readonly Found[]) => moments.some(({ meanings }) => meanings.some((one) => one !== 'near'))

const applyRules = (plain: string, kinds: Found<Kind>[], moments: Found[]) =>
  addCombinedDangers(findDangers(plain, kinds, moments, isUrgent(moments)), plain)

/** What was detected, before it is known who is hurt. */
interface DangerSignals {
  found: Danger[]
  isByWeights: boolean
  ownCases: [DangerCase, Danger][]
  scores: ReadonlyMap<Danger, number>
  /** The words that indicate it. */
  matchedText: string
  /** According to the reader model. */
  hurt?: HurtPerson
}

/** The clause with the highest score, if it is high enough. */
function findHighestClause(texts: readonly string[]): string | null {
  let highest: string | null = null
  let highestScore = MIN_CLAUSE_SCORE
  for (const text of texts) {
    const { sum } = scoreDanger(text)
    if (sum <= highestScore || isEveryday(text)) continue
    highestScore = sum
    highest = text
  }
  return highest
}

function detectInShortText({ plain, ends, kinds, moments }: ReadText): DangerSignals | null {
  const words = plain.split(' ')
  const ownCases = findCases(plain)
  const byRule = dropUnlikely(applyRules(plain, kinds, moments), plain)
  const isByWeights = byRule.length === 0
  // A case is more certain than the weights, and the weights are wrong about errands.
  const detected = isByWeights && (ownCases.length > 0 || isErrand(plain)) ? [] : addDangersByWeight(byRule, plain)
  const clauses = listClauses(words, ends).map((clause) => words.slice(...clause).join(' '))
  const clause = detected.length + ownCases.length === 0 && clauses.length > 1 ? findHighestClause(clauses) : null
  const found = [...detected, ...(clause ? pickTopDangers(clause) : []), ...ownCases.map(([, danger]) => danger)]
  if (found.length === 0) return null
  const scores = scoreEachDanger(clause ?? plain).map(
    ([danger, sum]) =>
      [danger, detected.length === 0 && !clause ? 0 : sum + (byRule.includes(danger) ? RULE_BONUS : 0)] as const,
  )
  return {
    found,
    isByWeights: isByWeights && ownCases.length === 0,
    ownCases,
    scores: new Map(scores),
    matchedText: plain,
  }
}

/** Some rule matches in nearly every long story: it counts only where the reader model agrees, or for explicit danger. */
function detectInStory({ plain, ends, kinds, moments }: ReadText): DangerSignals | 'maybe' | null {
  const words = plain.split(' ')
  const story = readStory(words, ends)
  const explicit = findExplicitDangers(plain)
  const dangerParts = listStretches(words, ends).flatMap((stretch) => {
    const text = words.slice(...stretch).join(' ')
    const ownCases = findCases(text)
    const matched = applyRules(text, foundWithin(kinds, stretch), foundWithin(moments, stretch))
    if (matched.length + ownCases.length === 0) return []
    const { any, sums } = readStory(words.slice(...stretch), ends.slice(...stretch))
    if (any <= MIN_RULE_PART_SCORE) return []
    const [first] = orderDangers(sums)
    const agreed = matched.filter((danger) => danger === first)
    return agreed.length + ownCases.length > 0 ? [{ text, matched: agreed, ownCases }] : []
  })
  const byRule = [...explicit, ...dangerParts.flatMap(({ matched }) => matched)]
  if (story.any <= MIN_STORY_SCORE && byRule.length === 0) return story.any > MIN_POSSIBLE_SCORE ? 'maybe' : null
  const ownCases = dangerParts.flatMap((one) => one.ownCases)
  const scores = new Map(
    dangers.map((danger) => [danger, (story.sums.get(danger) ?? 0) + (byRule.includes(danger) ? STORY_RULE_BONUS : 0)]),
  )
  const [first, second] = orderDangers(scores)
  const isClose = first && second && (scores.get(second) ?? 0) > (scores.get(first) ?? 0) - MAX_GAP
  const found = [first, isClose ? second : undefined].filter((danger) => danger !== undefined)
  return {
    found: [...found, ...explicit, ...ownCases.map(([, danger]) => danger)],
    isByWeights: byRule.length + ownCases.length === 0,
    ownCases,
    scores,
    matchedText: [story.part, ...dangerParts.map(({ text }) => text)].join(' '),
    hurt: story.hurt,
  }
}

/** Followed by a boss is harassment, and inside her home it is violence: 'go where there are people' helps in neither. */
function applyPlace(found: Set<Danger>, cases: readonly DangerCase[]): void {
  const danger = cases.includes('work') ? 'assault' : cases.includes('atHome') ? 'violence' : null
  if (danger && found.delete('followed')) found.add(danger)
}

export function detectDanger(text: ReadText): DetectedDanger {
  const isStory = text.plain.split(' ').length > MAX_SHORT_WORDS
  const signals = isStory ? detectInStory(text) : detectInShortText(text)
  if (signals === null || signals === 'maybe')
    return { dangers: [], isByWeights: false, cases: [], hurt: 'self', mayBeDanger: signals === 'maybe' }
  const { ownCases, scores, matchedText, isByWeights } = signals
  const found = new Set(signals.found)
  const cases = [...new Set([...ownCases.map(([name]) => name), ...findCircumstances(matchedText)])]
  const { hurt: byRule, isChildSafe } = readWhoIsHurt(matchedText)
  const hurt = signals.hurt ?? byRule
  if (isChildSafe && !isStory && found.has('child') && !ownCases.some(([, danger]) => danger === 'child')) {
    found.delete('child')
    if (hurt !== 'self') found.add('violence')
  }
  // She is a child herself.
  if (hurt === 'young' && (found.has('violence') || found.has('assault'))) found.add('child')
  applyPlace(found, cases)
  const scoreOf = (danger: Danger) =>
    (scores.get(danger) ?? 0) +
    (danger === 'dying' ? 2 * CASE_BONUS : 0) +
    (ownCases.some(([, caseDanger]) => caseDanger === danger) ? CASE_BONUS : 0) +
    (danger === 'child' && (hurt === 'child' || hurt === 'young') ? 2 : 0) -
    (danger === 'child' && hurt === 'self' && !isStory ? 2 : 0) -
    // Getting away from whoever hurts her comes before a bed.
    (danger === 'tonight' && found.size > 1 ? 2 : 0)
  const ordered = dangers.filter((danger) => found.has(danger)).sort((a, b) => scoreOf(b) - scoreOf(a))
  return { dangers: ordered, isByWeights, cases, hurt, mayBeDanger: false }
}
