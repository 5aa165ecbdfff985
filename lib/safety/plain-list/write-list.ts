import type { ResourceDto } from '@/lib/resources/schema'
import { records as english } from '@/lib/site/language/en/records'
import { records as spanish } from '@/lib/site/language/es/records'
import { languageTags } from '@/lib/site/language/tags'
import { toWords } from '@/lib/site/language/to-words'
import inEnglish from '@/messages/en/plain-list.json' with { type: 'json' }
import inSpanish from '@/messages/es/plain-list.json' with { type: 'json' }
import { type CallLanguage, readCallKind } from '../call-card/call-kind'
import type { CallKind } from '../call-card/cards'
import {
  type PaperLooks,
  type Pattern,
  type PatternWords,
  type PlainLine,
  type PlainList,
  patterns,
  writeDigits,
} from './words'

export const plainWords = {
  en: toWords('plainList', inEnglish, languageTags.en),
  es: toWords('plainList', inSpanish, languageTags.es),
}

type PlainWords = typeof plainWords.en

const named = { en: english, es: spanish }

export function getPlainWords(language: CallLanguage): PlainWords {
  return plainWords[language]
}

/** For a page on which the paper is written in the browser. */
export function listPaperLooks(language: CallLanguage): PaperLooks {
  const { recipe, school, receipt } = plainWords[language].patterns
  const pick = ({ name, file, title, column, end }: PatternWords) => ({ name, file, title, column, end })
  return { recipe: pick(recipe), school: pick(school), receipt: pick(receipt) }
}

const MAX_LINES = 9

/** A line for each record that can be called; of one number only the first. */
export function writePlainList(entries: readonly ResourceDto[], pattern: Pattern, language: CallLanguage): PlainList {
  const own: PatternWords = plainWords[language].patterns[pattern]
  const used = new Map<CallKind, number>()
  const seen = new Set<string>()
  const lines = entries.flatMap((entry): PlainLine[] => {
    const voice = entry.phones.find(({ type }) => type === 'voice')
    const digits = voice ? writeDigits(voice.number, voice.extension) : ''
    const { kind } = readCallKind(entry)
    const at = used.get(kind) ?? 0
    const thing = own.things[kind][at]
    if (!digits || seen.has(digits) || !thing || seen.size >= MAX_LINES) return []
    used.set(kind, at + 1)
    seen.add(digits)
    return [{ thing, digits, meaning: named[language].name(entry) }]
  })
  return { title: own.title, column: own.column, end: own.end, lines }
}

/** What the list is made of: a county ('ohio/cuyahoga'), a record by its slug, the safety plan's numbers, or the national lines. */
export type ListSubject = { state: string; county: string } | { slug: string } | 'plan' | 'lines'

interface ListRequest {
  of: string
  subject: ListSubject
  pattern: Pattern
}

type Given = string | string[] | null | undefined
const first = (value: Given) => (Array.isArray(value) ? value[0] : value) ?? ''

export function readListRequest(given: { of?: Given; as?: Given }): ListRequest {
  const of = first(given.of)
  const [, state, county] = /^([a-z-]{2,40})\/([a-z-]{1,60})$/.exec(of) ?? []
  const subject: ListSubject =
    state && county
      ? { state, county }
      : of === 'plan'
        ? 'plan'
        : /^[a-z0-9-]{1,120}$/.test(of) && of !== 'lines'
          ? { slug: of }
          : 'lines'
  const pattern = patterns.find((one) => one === first(given.as)) ?? 'recipe'
  return { of: subject === 'lines' ? 'lines' : of, subject, pattern }
}

/** The page that shows the list before it is on paper, in English; `to` leads to it in the language of the page. */
export function listPath({ of, pattern = 'recipe' }: { of: string; pattern?: Pattern }): string {
  return `/list?${new URLSearchParams({ of, as: pattern })}`
}

/** `file` is the name under which a browser saves it. */
export function listFilePath({ of }: { of: string }, file: string): string {
  return `/list/${file}.pdf?${new URLSearchParams({ of })}`
}
