/**
 * Danger comes first: the hotlines shown before any result, whatever else is found. This needs no database: the words
 * and the hotlines are here, with the numbers of the directory's own hotline records (a test compares them).
 */
import type { DangerAnswer } from '@/lib/resources/schema'
import { hotlineFacts } from '@/lib/site/hotlines.data'
import { hotline, hotlinesInSpanish, spanishNames } from '@/lib/site/public-facts'
import type { DangerCase } from './danger-cases'
import type { Danger, Hurt } from './danger-list'
import type { Person } from './people'
import { dangerWords, type Telling } from './phrases/danger-words'

export type DangerLine = DangerAnswer['lines'][number]

function siteHotline(id: string): DangerLine {
  const { slug, name, phone, text } = hotline(id)
  return { slug, name, ...(phone ? { phone } : {}), ...(text ? { text } : {}) }
}

/** Hotlines in addition to the site's five. */
const furtherLine = (id: keyof typeof hotlineFacts.inDanger): DangerLine => {
  const { slug, name, phone } = hotlineFacts.inDanger[id]
  return { slug, name, phone }
}

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
  who.includes('deaf') && furtherLine('deaf'),
  who.includes('native') && furtherLine('native'),
]

const partner = (who: readonly Person[]) => [
  ...ofHers(who),
  who.includes('teen') && furtherLine('teen'),
  siteHotline('domestic-violence'),
]
const child = () => [furtherLine('child'), siteHotline('domestic-violence')]
const assault = (who: readonly Person[]) => [
  who.includes('deaf') && furtherLine('deaf'),
  siteHotline('sexual-assault'),
  who.includes('native') && furtherLine('native'),
  siteHotline('domestic-violence'),
]
const suicide = (who: readonly Person[]) => [
  who.includes('veteran') && furtherLine('veteran'),
  who.includes('trans') && furtherLine('trans'),
  (who.includes('lgbtq') || who.includes('trans')) && furtherLine('trevor'),
  siteHotline('suicide-prevention'),
  siteHotline('crisis-text'),
]
const trafficking = () => [siteHotline('human-trafficking')]

const lines: Record<Telling, (who: readonly Person[]) => (DangerLine | false)[]> = {
  dying: () => [siteHotline('suicide-prevention')],
  poison: () => [furtherLine('poison'), siteHotline('suicide-prevention')],
  suicide,
  suicideOther: suicide,
  perinatal: () => [siteHotline('suicide-prevention'), furtherLine('mother'), furtherLine('child')],
  postpartum: () => [furtherLine('mother'), siteHotline('suicide-prevention')],
  child,
  young: () => [furtherLine('child'), siteHotline('sexual-assault'), siteHotline('domestic-violence')],
  missing: () => [furtherLine('missing'), furtherLine('runaway')],
  fgm: child,
  assault,
  assaultOther: assault,
  work: () => [siteHotline('sexual-assault'), furtherLine('employment'), siteHotline('human-trafficking')],
  trafficking,
  traffickingOther: trafficking,
  followed: (who) => [...ofHers(who), siteHotline('domestic-violence'), siteHotline('crisis-text')],
  violence: partner,
  violenceOther: partner,
  strangled: partner,
  police: partner,
  soldier: partner,
  elder: (who) => [...ofHers(who), siteHotline('domestic-violence'), furtherLine('eldercare')],
  tonight: (who) => [
    who.includes('teen') && furtherLine('runaway'),
    who.includes('lgbtq') && furtherLine('trevor'),
    furtherLine('referral'),
    siteHotline('domestic-violence'),
  ],
}

export function listDangerLines(asked: Telltale): DangerLine[] {
  const all = asked.dangers
    .flatMap((danger) => lines[chooseTelling(danger, asked)](asked.who))
    .filter((line) => line !== false)
  return all.filter((line, at) => all.findIndex(({ slug }) => slug === line.slug) === at)
}

const keywords = new Map(hotlinesInSpanish.map(({ slug, text }) => [slug, text?.body]))

/** What is said in brackets after the name. */
const notes = new Map(Object.values(hotlineFacts.inDanger).map(({ slug, es }) => [slug, es?.note]))

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
