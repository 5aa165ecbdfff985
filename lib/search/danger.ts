/** Danger in a short text: what the rules hear, and the weights where no rule does. What answers it: danger-answer.ts. */
import { type Danger, dangers } from './danger-list'
import type { Kind } from './kinds'
import { findLearned, findStronger, weigh } from './learned-danger'
import { findPatterns, writeAll } from './patterns'
import type { Found } from './phrase-table'
import { type Family, families, ways } from './phrases/ingredients'

/** Finds danger in a sentence that matches no whole pattern but contains enough typical ingredients. */
type ToldDanger = keyof typeof ways

const expressions = new Map(
  Object.entries(families).map(([name, text]) => [name, new RegExp(`(?<!\\w)(?:${writeAll(text)})(?!\\w)`)] as const),
)

interface Piece {
  least: number
  choices: string[]
}

function readPiece(written: string): Piece {
  const [, least, choices = ''] = written.match(/^(?:(\d):)?(.+)$/) ?? []
  return { least: Number(least ?? 1), choices: choices.split('|') }
}

const told = Object.entries(ways).map(
  ([danger, text]) =>
    [
      danger as ToldDanger,
      text
        .trim()
        .split('\n')
        .map((line) => line.trim().split(' ').map(readPiece)),
    ] as const,
)

function findIngredients(plain: string): Set<Family> {
  return new Set([...expressions].flatMap(([name, expression]) => (expression.test(plain) ? [name as Family] : [])))
}

/** The dangers that the parts of a sentence indicate together. */
function findCombined(plain: string): ToldDanger[] {
  const found: ReadonlySet<string> = findIngredients(plain)
  const holds = ({ least, choices }: Piece) => choices.filter((choice) => found.has(choice)).length >= least
  return told.flatMap(([danger, all]) => (all.some((pieces) => pieces.every(holds)) ? danger : []))
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
export function isOfDanger({ meanings }: Found<Kind>): boolean {
  return meanings.length > 0 && meanings.every((kind) => dangerOf(kind) !== undefined)
}

/** Phrases of those kinds that indicate no danger to the person typing. */
const calm = new Set([
  'hotline',
  'missing child',
  'child missing',
  'daughter missing',
  'report child abuse',
  'prostitution',
  'coyote',
])

export const isCalm = (phrase: string) => calm.has(phrase)

export const he =
  /\b(he|hes|him|husband|husbands|boyfriend|partner|wife|girlfriend|ex|fiance|spouse|esposo|marido|novio|pareja|exesposo|exnovio)\b/
const me = /\b(i|im|ive|me|my|us|we|mi|yo|estoy|tengo|quiero|necesito|nos)\b/

const subject =
  /^(?:(?:and|but|so|because|porque|y|q|que|ayer|last night|today) )?(?:my |mi |el |the |este )?(?:he|hes|husband|boyfriend|partner|girlfriend|wife|ex|fiance|baby daddy|man|dude|guy|stepdad|esposo|marido|novio|pareja|exnovio|exesposo)\b(?: \w+)*? (?:me|my|us|our|im|mi|mis|nos)\b/
/** Things that happened to him, not things he did. */
const happenedToHim =
  /\b(died|passed|dead|dying|sick|ill|cancer|stroke|deport\w*|detained|disabled|unemployed|lost his|laid off|overdosed|murio|enfermo|deportaron|detuvieron|perdio)\b/

/** Both of them together. */
const together = /^(?:my |mi )?\w+ (?:and|y) (?:i|me|my|yo|our)\b/

/** What couples and families ordinarily do, and what a breakup involves: no one is hurt by it. */
const everyday =
  /\b((?:makes?|made|making) (?:me|us|my kids) (?:laugh|smile|happy|proud|dinner|breakfast|lunch|coffee|soup|feel (?:safe|loved|good|better|special|beautiful))|me (?:lleva|llevo|trae|trajo) (?:a|al|de|flores|comida|serenata)|(?:me|nos) (?:ayuda|ayudo|apoya|apoyo|cuida|cuido|cocina|consiente|acompana|regala|invita|abraza|ama)|(?:helps|helped|supports|supported|adores|spoils|surprised|bought|cooked|hugged|encourages|thanked|massages|teaches|taught) (?:me|us)|(?:takes|took|drives|drove|walks|walked) (?:me|us) to (?:the (?:doctor|er|clinic|dentist|beach|park|store|airport|movies)|dinner|lunch|church|work|school|urgent care|my \w+)|(?:is|are) nice to|gets? along|(?:good|great|amazing) (?:dad|father|husband|stepdad)|ghosted|(?:owes|owed) me|(?:swept|mowed|vacuumed|cleaned|washed|painted|fixed|built|paid|lent|loaned) (?:the|my|our|for|me)|me (?:mando|manda|mandaba) (?:dinero|flores|un|una)|(?:likes|liked|enjoys|prefers|misses|coaches|plays|studies|sings|prays|volunteers|graduated|enlisted|travels|retired)|(?:wants|want) to (?:marry me|adopt|buy|have a baby|have kids|go to)|has (?:cancer|diabetes|dementia|alzheimers|a new job|asthma|autism|adhd|a cold)|allergic|threw (?:me|us) a|get (?:her|him|them|my \w+|the baby) to (?:sleep|nap|eat|latch|take)|(?:is|was) (?:in the (?:army|navy|military|marines|guard)|overseas|retired|vegan|diabetic|autistic|taller|older than|younger than|proud of|good to|kind to|supportive)|works?(?:ing)? (?:late|nights|overtime|two jobs|out of)|duty station|on duty|deployed|deployment|military|birthday|gift|anniversary|wedding|snores|cooks|cooking|surgery|hospital|vacation|visit|visiting|movie|football|fishing|proposed|engaged|married|moved out|left (?:me|us)|dumped me|broke up|cheated|cheating|visa|deported|insurance|taxes|truck|cumpleanos|boda|regalo|se fue|me dejo|nos dejo|nos casamos|enamorad\w+|loves me|i miss|extrano|propuso|matrimonio|comprometid\w+|emergency contact|compro|comprar|invito|moved in|dna test|hospice|vasectom\w+|carcel|green card renewal)\b/

/**
 * A thing, and for when: 'comida caliente esta noche', 'ropa para mis hijos hoy'. So few words weigh as much as those that
 * stood beside them in stories of danger, and say nothing of it.
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

export const isEveryday = (plain: string) => happenedToHim.test(plain) || together.test(plain) || everyday.test(plain)

/** What he does to her weighs more than this; 'he told me the office is closed' does not. */
const MIN_WEIGHT_ABOUT_HIM = -1

/** Whether the sentence starts with him and continues with her: what he does to her, whatever else it mentions. */
export function describesHisActions(plain: string): boolean {
  return subject.test(plain) && !isEveryday(plain) && weigh(plain).sum > MIN_WEIGHT_ABOUT_HIM
}

/** 'My' in 'my husband' says nothing about her. */
const hers = new RegExp(`\\b(?:my|mi) (?=${he.source.slice(2)})`, 'g')

/**
 * What he does to her, in words that name no kind of help. More often than not it is the abuse that advocates hear
 * about every day, unless the words weigh little.
 */
export function isAboutHim(plain: string): boolean {
  return (
    he.test(plain) && me.test(plain.replace(hers, '')) && !isEveryday(plain) && weigh(plain).sum > MIN_WEIGHT_ABOUT_HIM
  )
}

/** Whether it is a sentence about herself, and not the name of something. */
export function isPersonal(plain: string): boolean {
  return plain.split(' ').length >= 4 && me.test(plain)
}

const beds: readonly Kind[] = ['emergency-shelter', 'homeless-help', 'youth-shelter', 'maternity-home']

export function findDangers(plain: string, kinds: Found<Kind>[], moments: Found[], isUrgent: boolean): Danger[] {
  const found = new Set<Danger>()
  const words = plain.split(' ')
  for (const { meanings, phrase, at } of kinds) {
    if (at.every((one) => words[one] === '|')) continue
    for (const kind of meanings) {
      const danger = dangerOf(kind)
      if (danger && !isCalm(phrase)) found.add(danger)
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
export function addCombined(known: readonly Danger[], plain: string): Danger[] {
  const told = findCombined(plain).flatMap((one): Danger[] =>
    one !== 'doing' ? [one] : isEveryday(plain) ? [] : ['violence'],
  )
  return dangers.filter((danger) => known.includes(danger) || told.includes(danger))
}

/** Never dropped because of weights: a false alarm costs less than silence. */
const always: readonly Danger[] = ['dying', 'suicide', 'tonight']
/** Below this, a rule's match is most likely a name, a study or something that happened to an object. */
const MIN_MATCHED_WEIGHT = -1.5
const MIN_WORDS = 5

/** Drops dangers that a rule matched in a sentence that mentions no partner and whose words weigh strongly against danger. */
export function leaveUnlikely(told: readonly Danger[], plain: string): Danger[] {
  if (told.every((danger) => always.includes(danger))) return [...told]
  const isLikely = plain.split(' ').length < MIN_WORDS || he.test(plain) || weigh(plain).sum > MIN_MATCHED_WEIGHT
  return told.filter((danger) => isLikely || always.includes(danger))
}

/** If no rule matches, adds the dangers found by word weights; if one does, adds a danger that outweighs it. */
export function addLearned(known: readonly Danger[], plain: string): Danger[] {
  const [only] = known
  const other = known.length === 1 && only ? findStronger(only, plain) : null
  if (other) return dangers.filter((danger) => danger === only || danger === other)
  return known.length > 0 || isEveryday(plain) ? [...known] : findLearned(plain)
}
