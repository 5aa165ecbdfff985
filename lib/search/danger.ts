/** Danger in a short text, found by rules, or by word weights where no rule matches. The answer to it: danger-answer.ts. */
import { type Danger, dangers } from './danger-list'
import { findDangersByWeight, findMuchStronger, scoreDanger } from './danger-weights'
import type { Kind } from './kinds'
import { findPatterns, writeAll } from './patterns'
import type { Found } from './phrase-table'
import { type Family, families, ways } from './phrases/ingredients'

/** Dangers found in a sentence that matches no whole pattern but contains enough typical ingredients. */
type CombinedDanger = keyof typeof ways

const expressions = new Map(
  Object.entries(families).map(([name, text]) => [name, new RegExp(`(?<!\\w)(?:${writeAll(text)})(?!\\w)`)] as const),
)

interface IngredientGroup {
  minCount: number
  choices: string[]
}

function readIngredientGroup(written: string): IngredientGroup {
  const [, minCount, choices = ''] = written.match(/^(?:(\d):)?(.+)$/) ?? []
  return { minCount: Number(minCount ?? 1), choices: choices.split('|') }
}

const combinations = Object.entries(ways).map(
  ([danger, text]) =>
    [
      danger as CombinedDanger,
      text
        .trim()
        .split('\n')
        .map((line) => line.trim().split(' ').map(readIngredientGroup)),
    ] as const,
)

function findIngredients(plain: string): Set<Family> {
  return new Set([...expressions].flatMap(([name, expression]) => (expression.test(plain) ? [name as Family] : [])))
}

/** The dangers that the parts of a sentence indicate together. */
function findCombined(plain: string): CombinedDanger[] {
  const found: ReadonlySet<string> = findIngredients(plain)
  const isPresent = ({ minCount, choices }: IngredientGroup) =>
    choices.filter((choice) => found.has(choice)).length >= minCount
  return combinations.flatMap(([danger, all]) => (all.some((groups) => groups.every(isPresent)) ? danger : []))
}

/** The kind of help that a danger calls for, if her words do not name one. */
export const kindOfDanger: Partial<Record<Danger, Kind>> = {
  suicide: 'suicide-crisis',
  child: 'children',
  assault: 'sexual-assault',
  trafficking: 'trafficking',
  followed: 'stalking',
  violence: 'domestic-violence',
  tonight: 'emergency-shelter',
}

/** Needing a bed is a danger only if it is for tonight. */
export const dangerOf = (kind: Kind) => dangers.find((danger) => danger !== 'tonight' && kindOfDanger[danger] === kind)

/** Whether a phrase means only kinds of help that imply danger. */
export function impliesDanger({ meanings }: Found<Kind>): boolean {
  return meanings.length > 0 && meanings.every((kind) => dangerOf(kind) !== undefined)
}

/** Phrases of those kinds that indicate no danger to the person typing. */
const calmPhrases = new Set([
  'hotline',
  'missing child',
  'child missing',
  'daughter missing',
  'report child abuse',
  'prostitution',
  'coyote',
])

export const isCalmPhrase = (phrase: string) => calmPhrases.has(phrase)

export const partnerWords =
  /\b(he|hes|him|husband|husbands|boyfriend|partner|wife|girlfriend|ex|fiance|spouse|esposo|marido|novio|pareja|exesposo|exnovio)\b/
const firstPersonWords = /\b(i|im|ive|me|my|us|we|mi|yo|estoy|tengo|quiero|necesito|nos)\b/

const partnerActsOnHer =
  /^(?:(?:and|but|so|because|porque|y|q|que|ayer|last night|today) )?(?:my |mi |el |the |este )?(?:he|hes|husband|boyfriend|partner|girlfriend|wife|ex|fiance|baby daddy|man|dude|guy|stepdad|esposo|marido|novio|pareja|exnovio|exesposo)\b(?: \w+)*? (?:me|my|us|our|im|mi|mis|nos)\b/
/** Things that happened to him, not things he did. */
const happenedToHim =
  /\b(died|passed|dead|dying|sick|ill|cancer|stroke|deport\w*|detained|disabled|unemployed|lost his|laid off|overdosed|murio|enfermo|deportaron|detuvieron|perdio)\b/

/** The couple together is the subject. */
const coupleIsSubject = /^(?:my |mi )?\w+ (?:and|y) (?:i|me|my|yo|our)\b/

/** Ordinary things that couples and families do, and breakups: no one is hurt. */
const everyday =
  /\b((?:makes?|made|making) (?:me|us|my kids) (?:laugh|smile|happy|proud|dinner|breakfast|lunch|coffee|soup|feel (?:safe|loved|good|better|special|beautiful))|me (?:lleva|llevo|trae|trajo) (?:a|al|de|flores|comida|serenata)|(?:me|nos) (?:ayuda|ayudo|apoya|apoyo|cuida|cuido|cocina|consiente|acompana|regala|invita|abraza|ama)|(?:helps|helped|supports|supported|adores|spoils|surprised|bought|cooked|hugged|encourages|thanked|massages|teaches|taught) (?:me|us)|(?:takes|took|drives|drove|walks|walked) (?:me|us) to (?:the (?:doctor|er|clinic|dentist|beach|park|store|airport|movies)|dinner|lunch|church|work|school|urgent care|my \w+)|(?:is|are) nice to|gets? along|(?:good|great|amazing) (?:dad|father|husband|stepdad)|ghosted|(?:owes|owed) me|(?:swept|mowed|vacuumed|cleaned|washed|painted|fixed|built|paid|lent|loaned) (?:the|my|our|for|me)|me (?:mando|manda|mandaba) (?:dinero|flores|un|una)|(?:likes|liked|enjoys|prefers|misses|coaches|plays|studies|sings|prays|volunteers|graduated|enlisted|travels|retired)|(?:wants|want) to (?:marry me|adopt|buy|have a baby|have kids|go to)|has (?:cancer|diabetes|dementia|alzheimers|a new job|asthma|autism|adhd|a cold)|allergic|threw (?:me|us) a|get (?:her|him|them|my \w+|the baby) to (?:sleep|nap|eat|latch|take)|(?:is|was) (?:in the (?:army|navy|military|marines|guard)|overseas|retired|vegan|diabetic|autistic|taller|older than|younger than|proud of|good to|kind to|supportive)|works?(?:ing)? (?:late|nights|overtime|two jobs|out of)|duty station|on duty|deployed|deployment|military|birthday|gift|anniversary|wedding|snores|cooks|cooking|surgery|hospital|vacation|visit|visiting|movie|football|fishing|proposed|engaged|married|moved out|left (?:me|us)|dumped me|broke up|cheated|cheating|visa|deported|insurance|taxes|truck|cumpleanos|boda|regalo|se fue|me dejo|nos dejo|nos casamos|enamorad\w+|loves me|i miss|extrano|propuso|matrimonio|comprometid\w+|emergency contact|compro|comprar|invito|moved in|dna test|hospice|vasectom\w+|carcel|green card renewal)\b/

/**
 * A thing and a time: 'comida caliente esta noche', 'ropa para mis hijos hoy'. The word weights would find danger in
 * these few words, because they are common in stories about danger.
 */
const errandAsks =
  '(?:necesito|necesitamos|quiero|busco|buscamos|hay|algo de|donde (?:hay|consigo|encuentro|venden|dan|regalan|reparten)|i need|we need|where (?:can i|to) (?:get|find)|looking for|any)'
const errandBefore = '(?:hot|free|warm|un|una|unos|unas|some|algo de)'
const errandThing =
  '(?:comidas?|cena|almuerzo|desayuno|despensas?|sopa|leche|formula|agua|panales|ropa|cobijas?|cobertores?|abrigos?|zapatos|medicinas?|medicamentos?|remedios?|lavanderia|banos?|duchas?|regaderas?|gasolina|transporte|farmacia|food|meals?|dinner|lunch|breakfast|milk|water|clothes|clothing|blankets?|coats?|shoes|medicine|laundry|showers?|gas|diapers)'
const errandAfter = '(?:calientes?|gratis|barat[oa]s?|limpi[oa]s?)'
const errandFor =
  '(?:para|for) (?:mis?|my|la|el|los|las|the)? ?(?:familia|hij[oa]s?|ninos?|ninas?|bebes?|family|kids|children|baby)'
const errandWhen =
  '(?:hoy|esta noche|esta tarde|hoy noche|hoy (?:en|por|a) la (?:noche|tarde|manana)|en la noche|tonight|today|this (?:evening|afternoon)|manana|tomorrow)'
const errand = new RegExp(
  `^(?:${errandAsks} )*(?:${errandBefore} )*${errandThing}(?: ${errandAfter})?(?: ${errandFor})?(?: (?:para|pa|for))?(?: ${errandWhen})+(?: (?:en|in|cerca|near|de|\\|))*$`,
)
export const isErrand = (plain: string) => errand.test(plain)

export const isEveryday = (plain: string) =>
  happenedToHim.test(plain) || coupleIsSubject.test(plain) || everyday.test(plain)

/** Abuse scores higher than this; 'he told me the office is closed' does not. */
const MIN_SCORE_ABOUT_PARTNER = -1

/** Whether the partner is the subject and she is the object: what he does to her, whatever else it mentions. */
export function describesPartnersActions(plain: string): boolean {
  return partnerActsOnHer.test(plain) && !isEveryday(plain) && scoreDanger(plain).sum > MIN_SCORE_ABOUT_PARTNER
}

/** 'My' in 'my husband' says nothing about her. */
const myBeforePartner = new RegExp(`\\b(?:my|mi) (?=${partnerWords.source.slice(2)})`, 'g')

/**
 * What a partner does to her, in words that name no kind of help. Usually it is the abuse that advocates hear about
 * every day, unless the words score low.
 */
export function isAboutPartner(plain: string): boolean {
  return (
    partnerWords.test(plain) &&
    firstPersonWords.test(plain.replace(myBeforePartner, '')) &&
    !isEveryday(plain) &&
    scoreDanger(plain).sum > MIN_SCORE_ABOUT_PARTNER
  )
}

/** Whether it is a sentence about herself, and not the name of something. */
export function isPersonal(plain: string): boolean {
  return plain.split(' ').length >= 4 && firstPersonWords.test(plain)
}

const beds: readonly Kind[] = ['emergency-shelter', 'homeless-help', 'youth-shelter', 'maternity-home']

export function findDangers(plain: string, kinds: Found<Kind>[], moments: Found[], isUrgent: boolean): Danger[] {
  const found = new Set<Danger>()
  const words = plain.split(' ')
  for (const { meanings, phrase, at } of kinds) {
    if (at.every((one) => words[one] === '|')) continue
    for (const kind of meanings) {
      const danger = dangerOf(kind)
      if (danger && !isCalmPhrase(phrase)) found.add(danger)
    }
  }
  if (moments.some(({ meanings }) => meanings.includes('dying'))) found.add('dying')
  for (const danger of findPatterns(plain)) found.add(danger)
  // 'Baby wont sleep at night' does not ask for a bed.
  const wantsBed = kinds.some(
    ({ meanings, at }) => meanings.some((kind) => beds.includes(kind)) && !at.every((one) => words[one] === '|'),
  )
  if (moments.some(({ meanings }) => meanings.includes('tonight')) || (wantsBed && isUrgent)) found.add('tonight')
  return dangers.filter((danger) => found.has(danger))
}

/** Adds the dangers that the parts of her sentence indicate together, though no single phrase does. */
export function addCombinedDangers(known: readonly Danger[], plain: string): Danger[] {
  const combined = findCombined(plain).flatMap((one): Danger[] =>
    one !== 'doing' ? [one] : isEveryday(plain) ? [] : ['violence'],
  )
  return dangers.filter((danger) => known.includes(danger) || combined.includes(danger))
}

/** Never dropped because of weights: a false alarm is better than a missed danger. */
const neverDropped: readonly Danger[] = ['dying', 'suicide', 'tonight']
/** Below this, a rule's match is most likely a name, a study or something that happened to an object. */
const MIN_RULE_SCORE = -1.5
const MIN_WORDS = 5

/** Drops dangers that a rule matched in a sentence that mentions no partner and whose words weigh strongly against danger. */
export function dropUnlikely(matched: readonly Danger[], plain: string): Danger[] {
  if (matched.every((danger) => neverDropped.includes(danger))) return [...matched]
  const isLikely =
    plain.split(' ').length < MIN_WORDS || partnerWords.test(plain) || scoreDanger(plain).sum > MIN_RULE_SCORE
  return matched.filter((danger) => isLikely || neverDropped.includes(danger))
}

/** If no rule matches, adds the dangers found by word weights; if one does, adds a danger that outweighs it. */
export function addDangersByWeight(known: readonly Danger[], plain: string): Danger[] {
  const [only] = known
  const other = known.length === 1 && only ? findMuchStronger(only, plain) : null
  if (other) return dangers.filter((danger) => danger === only || danger === other)
  return known.length > 0 || isEveryday(plain) ? [...known] : findDangersByWeight(plain)
}
