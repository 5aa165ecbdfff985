/**
 * Danger comes first: the hotlines shown before any result, whatever else is found. This needs no database: the words
 * and the hotlines are here, with the numbers of the directory's own hotline records (a test compares them).
 */
import type { DangerAnswer } from '@/lib/resources/schema'
import { hotlines as inSpanish } from '@/lib/site/language/es/hotlines'
import { spanishNames } from '@/lib/site/language/es/names'
import { furtherHotlines, hotline } from '@/lib/site/public-facts'
import type { DangerCase, Hurt } from './danger-cases'
import type { Danger } from './danger-list'
import type { Person } from './people'
import { dangerWords, type Telling } from './phrases/danger-words'

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
  missing: {
    slug: 'national-center-for-missing-and-exploited-children',
    name: 'National Center for Missing & Exploited Children',
    phone: '1-800-843-5678',
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
  employment: {
    slug: 'equal-employment-opportunity-commission',
    name: 'Equal Employment Opportunity Commission (EEOC)',
    phone: '1-800-669-4000',
  },
  referral: { slug: '211-essential-community-services', name: '211', phone: '211' },
} satisfies Record<string, DangerLine>

/** What is known of a danger, the strongest first. */
export interface Telltale {
  dangers: readonly Danger[]
  who: readonly Person[]
  cases?: readonly DangerCase[]
  hurt?: Hurt
}

/** Whose words are spoken of a danger. */
function chooseTelling(danger: Danger, { cases = [], hurt = 'self' }: Telltale): Telling {
  const is = (one: DangerCase) => cases.includes(one)
  const isOther = hurt === 'other'
  const isSelf = hurt === 'self'
  if (danger === 'dying') return is('poison') ? 'poison' : danger
  if (danger === 'suicide') {
    if (is('perinatal')) return 'perinatal'
    if (is('someoneElse')) return 'suicideOther'
    return is('postpartum') ? 'postpartum' : danger
  }
  if (danger === 'tonight') return danger
  if (danger === 'child') return is('missing') ? 'missing' : is('fgm') ? 'fgm' : hurt === 'young' ? 'young' : danger
  if (hurt === 'elder') return 'elder'
  if (danger === 'trafficking') return isOther ? 'traffickingOther' : danger
  if (danger === 'assault') return is('work') ? 'work' : hurt === 'young' ? 'young' : isSelf ? danger : 'assaultOther'
  if (isOther) return 'violenceOther'
  if (is('police')) return 'police'
  if (danger === 'followed') return danger
  return is('strangled') ? 'strangled' : is('soldier') ? 'soldier' : danger
}

/** Lines of her own group, for whatever is done to her. */
const ofHers = (who: readonly Person[]) => [
  who.includes('deaf') && furtherLines.deaf,
  who.includes('native') && furtherLines.native,
]

const partner = (who: readonly Person[]) => [
  ...ofHers(who),
  who.includes('teen') && furtherLines.teen,
  siteHotline('domestic-violence'),
]
const child = () => [furtherLines.child, siteHotline('domestic-violence')]
const assault = (who: readonly Person[]) => [
  who.includes('deaf') && furtherLines.deaf,
  siteHotline('sexual-assault'),
  who.includes('native') && furtherLines.native,
  siteHotline('domestic-violence'),
]
const suicide = (who: readonly Person[]) => [
  who.includes('veteran') && furtherLines.veteran,
  who.includes('trans') && furtherLines.trans,
  (who.includes('lgbtq') || who.includes('trans')) && furtherLines.trevor,
  siteHotline('suicide-prevention'),
  siteHotline('crisis-text'),
]
const trafficking = () => [siteHotline('human-trafficking')]

const lines: Record<Telling, (who: readonly Person[]) => (DangerLine | false)[]> = {
  dying: () => [siteHotline('suicide-prevention')],
  poison: () => [furtherHotlines.poison, siteHotline('suicide-prevention')],
  suicide,
  suicideOther: suicide,
  perinatal: () => [siteHotline('suicide-prevention'), furtherLines.mother, furtherLines.child],
  postpartum: () => [furtherLines.mother, siteHotline('suicide-prevention')],
  child,
  young: () => [furtherLines.child, siteHotline('sexual-assault'), siteHotline('domestic-violence')],
  missing: () => [furtherLines.missing, furtherLines.runaway],
  fgm: child,
  assault,
  assaultOther: assault,
  work: () => [siteHotline('sexual-assault'), furtherLines.employment, siteHotline('human-trafficking')],
  trafficking,
  traffickingOther: trafficking,
  followed: (who) => [...ofHers(who), siteHotline('domestic-violence'), siteHotline('crisis-text')],
  violence: partner,
  violenceOther: partner,
  strangled: partner,
  police: partner,
  soldier: partner,
  elder: (who) => [...ofHers(who), siteHotline('domestic-violence'), furtherHotlines.eldercare],
  tonight: (who) => [
    who.includes('teen') && furtherLines.runaway,
    who.includes('lgbtq') && furtherLines.trevor,
    furtherLines.referral,
    siteHotline('domestic-violence'),
  ],
}

export function listDangerLines(asked: Telltale): DangerLine[] {
  const all = asked.dangers
    .flatMap((danger) => lines[chooseTelling(danger, asked)](asked.who))
    .filter((line) => line !== false)
  return all.filter((line, at) => all.findIndex(({ slug }) => slug === line.slug) === at)
}

const keywords = new Map(Object.entries(inSpanish).map(([id, own]) => [hotline(id).slug, own.text]))

/** What is said in brackets after the name. */
const notes = new Map([
  ['eldercare-locator', 'entre semana'],
  ['poison-help', 'envenenamientos'],
  ['the-deaf-hotline-adwas', 'videoteléfono'],
  ['veterans-crisis-line', 'marque 988 y oprima el 1'],
])

function inSpanishToo(line: DangerLine): DangerLine {
  const { slug, text } = line
  const note = notes.get(slug)
  const name = spanishNames.get(slug) ?? line.name.replace(/ \(.*\)$/, note ? '' : '$&')
  const said = { ...line, name: note ? `${name} (${note})` : name }
  return text ? { ...said, text: { ...text, body: keywords.get(slug) ?? text.body } } : said
}

/** These have something to say before 911. */
const notByPolice: readonly Telling[] = ['suicide', 'suicideOther', 'postpartum', 'tonight', 'work']
const MOST_LINES = 4

/** In the language of her words. Null if nothing indicates danger. */
export function answerDanger(asked: Telltale & { isSpanish: boolean }): DangerAnswer | null {
  const [first] = asked.dangers
  if (!first) return null
  const language = asked.isSpanish ? 'es' : 'en'
  const telling = chooseTelling(first, asked)
  const [title, text] = dangerWords[language][telling]
  const found = listDangerLines(asked).slice(0, MOST_LINES)
  return {
    title,
    text,
    isLifeThreatening: !notByPolice.includes(telling),
    lines: asked.isSpanish ? found.map(inSpanishToo) : found,
    language,
  }
}
