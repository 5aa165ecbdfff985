import type { ResourceDto } from '@/lib/resources/schema'
import { records as english } from '@/lib/site/language/en/records'
import { records as spanish } from '@/lib/site/language/es/records'
import { say } from '@/lib/site/language/say'
import { languageTags } from '@/lib/site/language/tags'
import inEnglish from '@/messages/en/plain-list.json' with { type: 'json' }
import inSpanish from '@/messages/es/plain-list.json' with { type: 'json' }
import { type CallLanguage, readCallKind } from '../call-card/call-kind'
import type { CallKind } from '../call-card/cards'
import { type PaperLooks, type PlainLine, type PlainList, writeDigits } from './paper'
import type { Pattern, PatternWords } from './words'

export const plainWords = {
  en: say('plainList', inEnglish, languageTags.en),
  es: say('plainList', inSpanish, languageTags.es),
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
