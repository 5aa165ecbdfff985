/**
 * Danger comes first: the hotlines shown before any result, whatever else is found. This needs no database: the words
 * and the hotlines are here, with the numbers of the directory's own hotline records (a test compares them).
 */
import type { DangerAnswer } from '@/lib/resources/schema'
import { hotlineFacts } from '@/lib/site/hotlines.data'
import { hotline, hotlinesInSpanish, spanishNames } from '@/lib/site/public-facts'
import type { DangerCase } from './danger-cases'
import type { Danger, HurtPerson } from './danger-list'
import type { Person } from './people'
import { type AnswerKey, dangerTexts } from './phrases/danger-texts'

export type DangerLine = DangerAnswer['lines'][number]

function siteHotline(id: string): DangerLine {
  const { slug, name, phone, text } = hotline(id)
  return { slug, name, ...(phone ? { phone } : {}), ...(text ? { text } : {}) }
}

/** Hotlines in addition to the site's five. */
const extraHotline = (id: keyof typeof hotlineFacts.inDanger): DangerLine => {
  const { slug, name, phone } = hotlineFacts.inDanger[id]
  return { slug, name, phone }
}

/** What is known about the dangers, the strongest first. */
export interface DangerContext {
  dangers: readonly Danger[]
  who: readonly Person[]
  cases?: readonly DangerCase[]
  hurt?: HurtPerson
}

/** Which text and hotlines answer a danger. */
function chooseAnswerKey(danger: Danger, { cases = [], hurt = 'self' }: DangerContext): AnswerKey {
  const hasCase = (name: DangerCase) => cases.includes(name)
  const isOther = hurt === 'other'
  const isSelf = hurt === 'self'
  if (danger === 'dying') return hasCase('poison') ? 'poison' : danger
  if (danger === 'suicide') {
    if (hasCase('perinatal')) return 'perinatal'
    if (hasCase('someoneElse')) return 'suicideOther'
    return hasCase('postpartum') ? 'postpartum' : danger
  }
  if (danger === 'tonight') return danger
  if (danger === 'child')
    return hasCase('missing') ? 'missing' : hasCase('fgm') ? 'fgm' : hurt === 'young' ? 'young' : danger
  if (hurt === 'elder') return 'elder'
  if (danger === 'trafficking') return isOther ? 'traffickingOther' : danger
  if (danger === 'assault')
    return hasCase('work') ? 'work' : hurt === 'young' ? 'young' : isSelf ? danger : 'assaultOther'
  if (isOther) return 'violenceOther'
  if (hasCase('police')) return 'police'
  if (danger === 'followed') return danger
  return hasCase('strangled') ? 'strangled' : hasCase('soldier') ? 'soldier' : danger
}

/** Hotlines of her group, for any kind of violence. */
const groupHotlines = (who: readonly Person[]) => [
  who.includes('deaf') && extraHotline('deaf'),
  who.includes('native') && extraHotline('native'),
]

const partner = (who: readonly Person[]) => [
  ...groupHotlines(who),
  who.includes('teen') && extraHotline('teen'),
  siteHotline('domestic-violence'),
]
const child = () => [extraHotline('child'), siteHotline('domestic-violence')]
const assault = (who: readonly Person[]) => [
  who.includes('deaf') && extraHotline('deaf'),
  siteHotline('sexual-assault'),
  who.includes('native') && extraHotline('native'),
  siteHotline('domestic-violence'),
]
const suicide = (who: readonly Person[]) => [
  who.includes('veteran') && extraHotline('veteran'),
  who.includes('trans') && extraHotline('trans'),
  (who.includes('lgbtq') || who.includes('trans')) && extraHotline('trevor'),
  siteHotline('suicide-prevention'),
  siteHotline('crisis-text'),
]
const trafficking = () => [siteHotline('human-trafficking')]

const lines: Record<AnswerKey, (who: readonly Person[]) => (DangerLine | false)[]> = {
  dying: () => [siteHotline('suicide-prevention')],
  poison: () => [extraHotline('poison'), siteHotline('suicide-prevention')],
  suicide,
  suicideOther: suicide,
  perinatal: () => [siteHotline('suicide-prevention'), extraHotline('mother'), extraHotline('child')],
  postpartum: () => [extraHotline('mother'), siteHotline('suicide-prevention')],
  child,
  young: () => [extraHotline('child'), siteHotline('sexual-assault'), siteHotline('domestic-violence')],
  missing: () => [extraHotline('missing'), extraHotline('runaway')],
  fgm: child,
  assault,
  assaultOther: assault,
  work: () => [siteHotline('sexual-assault'), extraHotline('employment'), siteHotline('human-trafficking')],
  trafficking,
  traffickingOther: trafficking,
  followed: (who) => [...groupHotlines(who), siteHotline('domestic-violence'), siteHotline('crisis-text')],
  violence: partner,
  violenceOther: partner,
  strangled: partner,
  police: partner,
  soldier: partner,
  elder: (who) => [...groupHotlines(who), siteHotline('domestic-violence'), extraHotline('eldercare')],
  tonight: (who) => [
    who.includes('teen') && extraHotline('runaway'),
    who.includes('lgbtq') && extraHotline('trevor'),
    extraHotline('referral'),
    siteHotline('domestic-violence'),
  ],
}

export function listDangerLines(asked: DangerContext): DangerLine[] {
  const all = asked.dangers
    .flatMap((danger) => lines[chooseAnswerKey(danger, asked)](asked.who))
    .filter((line) => line !== false)
  return all.filter((line, at) => all.findIndex(({ slug }) => slug === line.slug) === at)
}

const keywords = new Map(hotlinesInSpanish.map(({ slug, text }) => [slug, text?.body]))

/** The note in parentheses after the Spanish name. */
const notes = new Map(Object.values(hotlineFacts.inDanger).map(({ slug, es }) => [slug, es?.note]))

function translateLine(line: DangerLine): DangerLine {
  const { slug, text } = line
  const note = notes.get(slug)
  const name = spanishNames.get(slug) ?? line.name.replace(/ \(.*\)$/, note ? '' : '$&')
  const translated = { ...line, name: note ? `${name} (${note})` : name }
  return text ? { ...translated, text: { ...text, body: keywords.get(slug) ?? text.body } } : translated
}

/** Answers that do not start with 911. */
const not911First: readonly AnswerKey[] = ['suicide', 'suicideOther', 'postpartum', 'tonight', 'work']
const MAX_LINES = 4

/** In the language she typed. Null if nothing indicates danger. */
export function answerDanger(asked: DangerContext & { isSpanish: boolean }): DangerAnswer | null {
  const [first] = asked.dangers
  if (!first) return null
  const language = asked.isSpanish ? 'es' : 'en'
  const answerKey = chooseAnswerKey(first, asked)
  const [title, text] = dangerTexts[language][answerKey]
  const found = listDangerLines(asked).slice(0, MAX_LINES)
  return {
    title,
    text,
    isLifeThreatening: !not911First.includes(answerKey),
    lines: asked.isSpanish ? found.map(translateLine) : found,
    language,
  }
}
