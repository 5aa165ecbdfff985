/**
 * Danger comes first: the hotlines shown before any result, whatever else is found. This needs no database: the words
 * and the hotlines are here, with the numbers of the directory's own hotline records (a test compares them).
 */

import type { DangerAnswer } from '@/lib/resources/schema'
import { hotlines as inSpanish } from '@/lib/site/language/es/hotlines'
import { hotline, hotlines } from '@/lib/site/public-facts'
import { type Danger, dangers } from './danger-list'
import { findCombined } from './ingredients'
import type { Kind } from './kinds'
import { findLearned, findStronger, weigh } from './learned-danger'
import { findPatterns } from './patterns'
import type { Person } from './people'
import type { Found } from './phrase-table'

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

const he =
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
  /\b((?:makes?|made|making) (?:me|us|my kids) (?:laugh|smile|happy|proud|dinner|breakfast|lunch|coffee|soup|feel (?:safe|loved|good|better|special|beautiful))|me (?:lleva|llevo|trae|trajo) (?:a|al|de|flores|comida|serenata)|(?:me|nos) (?:ayuda|ayudo|apoya|apoyo|cuida|cuido|cocina|consiente|acompana|regala|invita|abraza|ama)|(?:helps|helped|supports|supported|adores|spoils|surprised|bought|cooked|hugged|encourages|thanked|massages|teaches|taught) (?:me|us)|(?:takes|took|drives|drove|walks|walked) (?:me|us) to (?:the (?:doctor|er|clinic|dentist|beach|park|store|airport|movies)|dinner|lunch|church|work|school|urgent care|my \w+)|(?:is|are) nice to|gets? along|(?:good|great|amazing) (?:dad|father|husband|stepdad)|ghosted|(?:owes|owed) me|(?:swept|mowed|vacuumed|cleaned|washed|painted|fixed|built|paid|lent|loaned) (?:the|my|our|for|me)|me (?:mando|manda|mandaba) (?:dinero|flores|un|una)|(?:likes|liked|enjoys|prefers|misses|coaches|plays|studies|sings|prays|volunteers|graduated|enlisted|travels|retired)|(?:wants|want) to (?:marry me|adopt|buy|have a baby|have kids|go to)|has (?:cancer|diabetes|dementia|alzheimers|a new job|asthma|autism|adhd|a cold)|allergic|threw (?:me|us) a|(?:is|was) (?:in the (?:army|navy|military|marines|guard)|overseas|retired|vegan|diabetic|autistic|taller|older than|younger than|proud of|good to|kind to|supportive)|works?(?:ing)? (?:late|nights|overtime|two jobs|out of)|duty station|on duty|deployed|deployment|military|birthday|gift|anniversary|wedding|snores|cooks|cooking|surgery|hospital|vacation|visit|visiting|movie|football|fishing|proposed|engaged|married|moved out|left (?:me|us)|dumped me|broke up|cheated|cheating|visa|deported|insurance|taxes|truck|cumpleanos|boda|regalo|se fue|me dejo|nos dejo|nos casamos|enamorad\w+|loves me|i miss|extrano|propuso|matrimonio|comprometid\w+|emergency contact|compro|comprar|invito|moved in|dna test|hospice|vasectom\w+|carcel|green card renewal)\b/

const isEveryday = (plain: string) => happenedToHim.test(plain) || together.test(plain) || everyday.test(plain)

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

export type DangerLine = DangerAnswer['lines'][number]

function siteHotline(id: string): DangerLine {
  const { slug, name, phone, text } = hotline(id)
  return { slug, name, ...(phone ? { phone } : {}), ...(text ? { text } : {}) }
}

/** Hotlines in addition to the site's five; their numbers are in db/seed/directory.csv. */
export const furtherLines = {
  native: { slug: 'stronghearts-native-helpline', name: 'StrongHearts Native Helpline', phone: '1-844-762-8483' },
  deaf: { slug: 'the-deaf-hotline-adwas', name: 'The Deaf Hotline (videophone)', phone: '1-855-812-1001' },
  teen: { slug: 'love-is-respect', name: 'love is respect', phone: '1-866-331-9474' },
  child: {
    slug: 'childhelp-national-child-abuse-hotline',
    name: 'Childhelp National Child Abuse Hotline',
    phone: '1-800-422-4453',
  },
  runaway: { slug: 'national-runaway-safeline', name: 'National Runaway Safeline', phone: '1-800-786-2929' },
  trevor: { slug: 'the-trevor-project', name: 'The Trevor Project', phone: '1-866-488-7386' },
  trans: { slug: 'trans-lifeline', name: 'Trans Lifeline', phone: '1-877-565-8860' },
  veteran: { slug: 'veterans-crisis-line', name: 'Veterans Crisis Line (dial 988, then press 1)', phone: '988' },
  mother: {
    slug: 'national-maternal-mental-health-hotline',
    name: 'National Maternal Mental Health Hotline',
    phone: '1-833-852-6262',
  },
  referral: { slug: '211-essential-community-services', name: '211', phone: '211' },
} satisfies Record<string, DangerLine>

const lines: Record<Danger, (who: readonly Person[]) => (DangerLine | false)[]> = {
  dying: () => [siteHotline('suicide-prevention')],
  suicide: (who) => [
    who.includes('veteran') && furtherLines.veteran,
    who.includes('trans') && furtherLines.trans,
    (who.includes('lgbtq') || who.includes('trans')) && furtherLines.trevor,
    siteHotline('suicide-prevention'),
    siteHotline('crisis-text'),
  ],
  child: () => [furtherLines.child, siteHotline('domestic-violence')],
  assault: (who) => [
    siteHotline('sexual-assault'),
    who.includes('native') && furtherLines.native,
    siteHotline('domestic-violence'),
  ],
  trafficking: () => [siteHotline('human-trafficking')],
  followed: () => [siteHotline('domestic-violence'), siteHotline('crisis-text')],
  violence: (who) => [
    who.includes('deaf') && furtherLines.deaf,
    who.includes('native') && furtherLines.native,
    who.includes('teen') && furtherLines.teen,
    siteHotline('domestic-violence'),
  ],
  tonight: (who) => [
    who.includes('teen') && furtherLines.runaway,
    who.includes('lgbtq') && furtherLines.trevor,
    furtherLines.referral,
    siteHotline('domestic-violence'),
  ],
}

export function listDangerLines(found: readonly Danger[], who: readonly Person[]): DangerLine[] {
  const all = found.flatMap((danger) => lines[danger](who)).filter((line) => line !== false)
  return all.filter((line, at) => all.findIndex(({ slug }) => slug === line.slug) === at)
}

const words: Record<'en' | 'es', Record<Danger, [title: string, text: string]>> = {
  en: {
    dying: ['Call 911 now', 'Say where you are first. Stay on the line. If you can’t speak, stay on the line anyway.'],
    suicide: [
      'You don’t have to get through this alone',
      'Call or text 988 now. A real person answers, day and night. It is free and you don’t have to give your name.',
    ],
    child: [
      'A child in danger comes first',
      'If it is happening now, call 911. Childhelp answers day and night and can tell you what to do next.',
    ],
    assault: [
      'What happened is not your fault',
      'If you are in danger or hurt, call 911. The assault hotline listens day and night. You decide what happens next.',
    ],
    trafficking: [
      'You can get out, and there is help',
      'If you are in danger, call 911. This hotline is free, private, and open day and night. You don’t have to give your name.',
    ],
    followed: [
      'If someone is following you now',
      'Go where there are people, and call 911. Don’t go home if he can follow you there. An advocate can help you plan.',
    ],
    violence: [
      'If you are in danger now, call 911',
      'An advocate answers the hotline day and night, in English and Spanish. Free and private. Call or text.',
    ],
    tonight: [
      'If you need a safe place tonight',
      'Call now: beds fill up in the evening. Say how many you are, whether you are safe, and where you are.',
    ],
  },
  es: {
    dying: [
      'Llame al 911 ahora',
      'Diga primero dónde está. No cuelgue. Si no puede hablar, no cuelgue de todos modos.',
    ],
    suicide: [
      'No tiene que pasar por esto sola',
      'Llame o mande un texto al 988 ahora. Contesta una persona, de día y de noche. Para español, oprima 2. Es gratis.',
    ],
    child: [
      'Un niño en peligro es lo primero',
      'Si está pasando ahora, llame al 911. Childhelp contesta de día y de noche y le dice qué hacer.',
    ],
    assault: [
      'Lo que pasó no es su culpa',
      'Si está en peligro o herida, llame al 911. La línea de ayuda escucha de día y de noche. Usted decide qué sigue.',
    ],
    trafficking: [
      'Usted puede salir de ahí, y hay ayuda',
      'Si está en peligro, llame al 911. Esta línea es gratis, privada y atiende de día y de noche. No tiene que dar su nombre.',
    ],
    followed: [
      'Si alguien la sigue ahora',
      'Vaya a donde haya gente y llame al 911. No vaya a su casa si puede seguirla hasta allí.',
    ],
    violence: [
      'Si está en peligro ahora, llame al 911',
      'Por teléfono contesta una persona de día y de noche, también en español. Es gratis y privado. Si no puede hablar, mande un texto.',
    ],
    tonight: [
      'Si necesita un lugar seguro esta noche',
      'Llame ahora: las camas se llenan por la tarde. Diga cuántas personas son, si está a salvo y dónde está.',
    ],
  },
}

/** With its Spanish name, and the word that is answered in Spanish. */
function putInSpanish(line: DangerLine): DangerLine {
  const own = inSpanish[hotlines.find(({ slug }) => slug === line.slug)?.id ?? '']
  if (!own) return line
  return { ...line, name: own.name, ...(line.text && own.text ? { text: { ...line.text, body: own.text } } : {}) }
}

interface Asked {
  dangers: readonly Danger[]
  who: readonly Person[]
  isSpanish: boolean
}

/** In the language of her words. Null if nothing indicates danger. */
export function answerDanger({ dangers: found, who, isSpanish }: Asked): DangerAnswer | null {
  const [first] = found
  if (!first) return null
  const language = isSpanish ? 'es' : 'en'
  const [title, text] = words[language][first]
  const shown = listDangerLines(found, who).slice(0, 4)
  return {
    title,
    text,
    isLifeThreatening: first !== 'suicide' && first !== 'tonight',
    lines: language === 'es' ? shown.map(putInSpanish) : shown,
    language,
  }
}
