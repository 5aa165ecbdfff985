/**
 * Short set phrases of the tables in Spanish, by `spanish-phrases.csv`: dates of sources, citations, whom a number is for.
 * A text with a word that no phrase covers stays as it is.
 */
import 'server-only'
import { z } from 'zod'
import { readTable } from '@/lib/text/content/tables'

const months = 'January February March April May June July August September October November December'.split(' ')
const meses = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const date = new RegExp(`\\b(${months.join('|')})(?: (\\d{1,2}),)? ((?:19|20)\\d\\d)\\b`, 'g')
const day = new RegExp(`\\b(${months.join('|')}) (\\d{1,2})\\b`, 'g')

const edition = new RegExp(
  `\\b((?:(?:${months.join('|')}) )?(?:19|20)\\d\\d) (code|text|sessions?|Regular Session|edition|guidelines|version)\\b`,
  'g',
)

const [OPEN, CLOSE] = ['\u{E000}', '\u{E001}']
const protect = (said: string) => `${OPEN}${said}${CLOSE}`

let phrases: { any: RegExp; said: Map<string, string> } | undefined

function readPhrases() {
  if (phrases) return phrases
  const rows = readTable(
    'facts/law/spanish-phrases.csv',
    z.strictObject({ en: z.string().min(1), es: z.string().min(1) }),
  )
  // The longest first, so that none is read in pieces.
  const spoken = rows.map(({ en }) => en.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).sort((a, b) => b.length - a.length)
  phrases = {
    any: new RegExp(`(?<![\\p{L}\\d-])(?:${spoken.join('|')})(?![\\p{L}-])`, 'gu'),
    said: new Map(rows.map(({ en, es }) => [en, es])),
  }
  return phrases
}

/** What is left in English: a word in small letters outside of what was translated, and no short form such as 'subd.'. */
const hasEnglish = (text: string) =>
  /(?<![\p{L}\p{N}.’'-])(?!(?:art|ch|ext|subd|div|par|sec|pt|no)\.)\p{Ll}{2,}(?![\p{L}’'])/u.test(
    text.replaceAll(new RegExp(`${OPEN}[^${CLOSE}]*${CLOSE}`, 'g'), ' '),
  )

const anyMonth = meses.join('|')

/** 'del 3 de enero', 'desde el 3 de enero', 'en abril'. */
function join(text: string): string {
  return text
    .replaceAll(/ de (\d{1,2} de [a-z])/g, ' del $1')
    .replaceAll(/ (desde|hasta) (\d{1,2} de [a-z])/g, ' $1 el $2')
    .replaceAll(/^(desde|hasta) (\d{1,2} de [a-z])/g, '$1 el $2')
    .replaceAll(/ (después|antes) de (\d{1,2} de [a-z])/g, ' $1 del $2')
    .replaceAll(' de el ', ' del ')
    .replaceAll(' al el ', ' al ')
    .replaceAll(new RegExp(` (?:desde )?(?:el|al) (${anyMonth}) `, 'g'), ' en $1 ')
    .replaceAll(/edad (\d+) o más/g, '$1 años o más')
    .replaceAll(/edades (\d+ a \d+)/g, 'de $1 años')
}

const known = new Map<string, string | null>()

/** Null where a word has no Spanish here. */
export function translatePhrases(text: string): string | null {
  if (!known.has(text)) known.set(text, translate(text))
  return known.get(text) ?? null
}

function translate(text: string): string | null {
  let said = text
    .replaceAll(edition, '$2 of $1')
    .replaceAll(date, (_, month: string, number: string | undefined, year: string) => {
      const one = meses[months.indexOf(month)] ?? month
      return protect(number ? `${Number(number)} de ${one} de ${year}` : `${one} de ${year}`)
    })
    .replaceAll(day, (_, month: string, number: string) =>
      protect(`${Number(number)} de ${meses[months.indexOf(month)] ?? month}`),
    )
  const { any, said: spanish } = readPhrases()
  // Not inside of the dates.
  said = said
    .split(new RegExp(`(${OPEN}[^${CLOSE}]*${CLOSE})`))
    .map((part) => (part.startsWith(OPEN) ? part : part.replaceAll(any, (one) => protect(spanish.get(one) ?? one))))
    .join('')
  if (hasEnglish(said)) return null
  return join(said.replaceAll(new RegExp(`[${OPEN}${CLOSE}]`, 'g'), ''))
}

const nameWord = z.strictObject({ part: z.enum(['base', 'word']), en: z.string(), es: z.string() })
let nameWords: z.infer<typeof nameWord>[] | undefined

/** What the name of an order means in Spanish, shown beside the English name that the court's clerk knows. */
export function glossOrder(name: string): string | null {
  nameWords ??= readTable('facts/law/order-name-words.csv', nameWord).sort((a, b) => b.en.length - a.en.length)
  // Without short names, such as '(PFA)' and '(50C)'.
  let rest = name.replaceAll(
    /\((?:temporary: TRO, (?:final|permanent): [FP]RO|(?:[A-Z]+ )?[A-Z\d]{2,6}[A-Z]?(?: or \w+)?)\)/g,
    ' ',
  )
  const found: { at: number; part: 'base' | 'word'; es: string }[] = []
  for (const { part, en, es } of nameWords) {
    if (part === 'base' && found.some((one) => one.part === 'base')) continue
    const at = rest.toLowerCase().indexOf(en.toLowerCase())
    if (at < 0) continue
    found.push({ at, part, es })
    rest = `${rest.slice(0, at)}${'·'.repeat(en.length)}${rest.slice(at + en.length)}`
  }
  const base = found.find(({ part }) => part === 'base')
  if (!base || /\p{L}/u.test(rest.replaceAll(/\b(?:for|against|or|and|from|also|the|of)\b/gi, ''))) return null
  const words = found
    .filter((one) => one !== base)
    .sort((a, b) => a.at - b.at)
    .map(({ es }) => es)
  const against = words.filter((word) => word.startsWith('contra '))
  const times = words.filter((word) => /^(temporal|permanente|final|provisional|preliminar|de emergencia)$/.test(word))
  const others = words.filter((word) => !against.includes(word) && !times.includes(word))
  const isAfter = (word: string) => /^(\(|de |por |para |después )/.test(word)
  return [
    base.es,
    ...others.filter((word) => !isAfter(word)),
    listWords(times),
    listWords(against.map((word, at) => (at === 0 ? word : word.replace('contra ', '')))),
    ...others.filter(isAfter),
  ]
    .filter(Boolean)
    .join(' ')
}

const listWords = (all: string[]) => (all.length < 2 ? all.join() : `${all.slice(0, -1).join(', ')} o ${all.at(-1)}`)
