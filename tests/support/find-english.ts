/** Finds English on a Spanish page: in what a person sees, and in what a screen reader or a search engine says. */

import { type StateCode, stateCodes, stateName } from '@/lib/geography/states'
import { records } from '@/lib/site/language/es/records'

const token = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[^\s=>/]+(?:="[^"]*")?)*)\s*\/?>|([^<]+)/g
const attribute = /([^\s=]+)="([^"]*)"/g
const isVoid = /^(?:area|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const isSpoken = /^(?:aria-label|aria-description|aria-valuetext|alt|title|placeholder|label)$/
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }

function decode(text: string): string {
  return text.replaceAll(/&([a-z0-9#]+);/gi, (whole, name: string) => entities[name] ?? whole)
}

interface Open {
  name: string
  isSpanish: boolean
  isSilent: boolean
  /** Facts for search engines. */
  isData: boolean
}

/** Attributes that are read aloud or shown in a search engine. */
function listAttributes(name: string, given: Map<string, string>): string[] {
  const said = [...given].filter(([key]) => isSpoken.test(key)).map(([, value]) => value)
  const isMeta = name === 'meta' && /description|title/.test(`${given.get('name')}${given.get('property')}`)
  const isButton = name === 'input' && /^(?:submit|button)$/.test(given.get('type') ?? '')
  return [...said, ...(isMeta ? [given.get('content') ?? ''] : []), ...(isButton ? [given.get('value') ?? ''] : [])]
}

/** The texts of facts for search engines, without the names of their fields and kinds. */
function listData(value: unknown, key = ''): string[] {
  if (typeof value === 'string')
    return /^@|^(?:url|sameAs|inLanguage|telephone|addressLocality)$/.test(key) ? [] : [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => listData(inner, Array.isArray(value) ? key : name))
}

/** Texts of a page outside of any element that is marked as another language. */
export function listSpoken(html: string): string[] {
  const texts: string[] = []
  const open: Open[] = [{ name: '', isSpanish: true, isSilent: false, isData: false }]
  for (const [, closing, name = '', attributes = '', text] of html.matchAll(token)) {
    const around = open.at(-1) ?? { name: '', isSpanish: true, isSilent: false, isData: false }
    if (text !== undefined) {
      if (around.isSpanish && !around.isSilent && text.trim() !== '')
        texts.push(...(around.isData ? listData(JSON.parse(text)) : [decode(text).trim()]))
    } else if (closing) {
      if (around.name === name && open.length > 1) open.pop()
    } else if (name) {
      const given = new Map(
        [...attributes.matchAll(attribute)].map(([, key = '', value = '']) => [key.toLowerCase(), decode(value)]),
      )
      const language = given.get('lang') ?? given.get('hreflang')
      const isSpanish = language === undefined ? around.isSpanish : language.startsWith('es')
      if (isSpanish) texts.push(...listAttributes(name, given))
      const isData = given.get('type') === 'application/ld+json'
      const isProgram = name === 'script' && !isData
      const isSilent = around.isSilent || /^(?:style|code|pre)$/.test(name) || isProgram
      if (!isVoid.test(name)) open.push({ name, isSpanish, isSilent, isData })
    }
  }
  return texts
}

/** Words that no Spanish sentence has; most English ones have at least one. */
const ENGLISH = new RegExp(
  `(?<![\\p{L}\\p{N}@/._-])(?:${[
    'about|after|again|all|and|any|are|ask|at|based|be|because|been|before|beside|but|by|call|can|choose|closed',
    'copy|court|daily|days?|does|down|each|every|find|for|free|from|get|give|has|have|hear|help|her|here|hours?|house',
    'how|if|into|is|it|its|known|law|left|less|look|made|may|months?|more|most|must|near|need|new|news|next|not',
    'notifications?|now|of|off|on|open|or|other|our|out|over|own|pages?|people|phone|places?|police|read|records?',
    'report|rights|search|see|services?|she|should|signing?|source|start|states?|still|support|text|than|that|the',
    'their|them|then|there|these|they|this|those|through|tools?|undated|until|use[ds]|version of|was|ways?|we|weeks?',
    'were|what|when|where|which|who|whose|will|with|without|women|work|years?|yes|you|your',
    'Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Apr|Aug|Dec|January|February|March|April|June|July|August|September|October',
    'November|December|AM|PM',
  ].join('|')})(?![\\p{L}\\p{N}@/_]|[.:-]\\p{L})`,
  'u',
)

/** States that have another name in Spanish. */
const stateNames = stateCodes.filter((code: StateCode) => records.state(code) !== stateName(code)).map(stateName)
const STATE = new RegExp(`\\b(?:${stateNames.join('|').replaceAll('.', '\\.')})\\b`)

/** An address in the form of the post. */
const ADDRESS = /\d[^|]{0,80}?, [^|]{0,40}?[A-Z]{2},? \d{5}(?:-\d{4})?/g

/** What is said in English because she has to say it, send it or recognize it. */
const kept = [
  /“(?:Spanish|Interpreter), please”/g,
  // What to text to a line.
  /\b(?:START|HOPE|HELP|HOME)\b(?= al\b|$)|(?<=\bMande )[A-Z]+/g,
  // Names of storage, as a browser's settings show them, and of fields.
  /“(?:list|keep|kept|site|service worker|service|organization)”|\bservice workers?\b/gi,
  // A city that is called like its state.
  /New York(?=, Nueva York\b)|^New York$/g,
  /\bCC BY(?:-NC)? 4\.0\b|\bGlobal Privacy Control, Do Not Track\b/g,
]

/** What the law calls a thing, which she has to recognize on a form: in brackets or quotes, or as a name. */
export const legalTerms = [
  /\([^()]{1,80}\)|“[^”]{1,160}”/g,
  /\b[A-Z][\w’'.&-]*(?:(?:,? (?:of|for|the|to|at|and|against|in|from|by|or|on|with|from|your|You))*[ -][A-Z][\w’'.&-]*)+/g,
]

/** Texts with an English word, besides those names. */
export function findEnglish(
  texts: readonly string[],
  names: readonly string[] = [],
  terms: readonly RegExp[] = [],
): string[] {
  const own = [...names].sort((a, b) => b.length - a.length)
  const without = (text: string, patterns: readonly RegExp[]) =>
    patterns.reduce((said, pattern) => said.replaceAll(pattern, ' '), text)
  const found = texts.filter((text) => {
    if (!ENGLISH.test(text) && !STATE.test(text)) return false
    let rest = without(text, [...kept, ADDRESS])
    for (const name of own) if (rest.includes(name)) rest = rest.replaceAll(name, ' ')
    return ENGLISH.test(without(rest, terms)) || STATE.test(rest)
  })
  return [...new Set(found)]
}
